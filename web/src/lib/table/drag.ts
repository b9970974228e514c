// Dragging beside clicking: what carries `data-from` can be dropped on what carries `data-at`, or anywhere on `data-table`.
// By mouse and pen only: a finger scrolls, and taps choose.
const FAR_ENOUGH = 8;

interface Held {
  from: string;
  element: HTMLElement;
  x: number;
  y: number;
  ghost: HTMLElement | null;
}

/** `drop` gets what was dragged and the places where it was let go; none for somewhere on the table. */
export function dragging(drop: (from: string, places: string[], on: HTMLElement) => void): () => void {
  let held: Held | null = null;

  function under(event: PointerEvent): HTMLElement | null {
    return document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-at], [data-table]") ?? null;
  }

  function take(event: PointerEvent): void {
    const element = (event.target as Element).closest<HTMLElement>("[data-from]");
    const from = element?.dataset["from"];
    if (!element || !from || event.button !== 0 || event.pointerType === "touch") return;
    held = { from, element, x: event.clientX, y: event.clientY, ghost: null };
  }

  function move(event: PointerEvent): void {
    if (!held) return;
    if (!held.ghost && Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR_ENOUGH) return;
    held.ghost ??= ghostOf(held.element);
    held.ghost.style.left = `${event.clientX}px`;
    held.ghost.style.top = `${event.clientY}px`;
    mark(under(event));
  }

  function release(event: PointerEvent): void {
    const { ghost, from } = held ?? {};
    held = null;
    mark(null);
    if (!ghost || !from) return;
    ghost.remove();
    // What follows is no click, neither on what was taken nor where it was let go.
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    const on = under(event);
    if (on) drop(from, on.dataset["at"]?.split(" ") ?? [], on);
  }

  function cancel(): void {
    held?.ghost?.remove();
    held = null;
    mark(null);
  }

  const still = (event: Event): void => event.preventDefault();
  addEventListener("pointerdown", take);
  addEventListener("pointermove", move);
  addEventListener("pointerup", release);
  addEventListener("pointercancel", cancel);
  addEventListener("dragstart", still);
  return () => {
    cancel();
    removeEventListener("pointerdown", take);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", release);
    removeEventListener("pointercancel", cancel);
    removeEventListener("dragstart", still);
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function mark(target: HTMLElement | null): void {
  for (const marked of document.querySelectorAll("[data-over]")) if (marked !== target) marked.removeAttribute("data-over");
  target?.setAttribute("data-over", "");
}

/** A copy of what is dragged, under the pointer; for what is drawn elsewhere, its `data-ghost` as a disc. */
function ghostOf(element: HTMLElement): HTMLElement {
  const words = element.dataset["ghost"];
  const ghost = words === undefined ? (element.cloneNode(true) as HTMLElement) : document.createElement("div");
  if (words !== undefined) ghost.textContent = words;
  else ghost.style.width = `${element.getBoundingClientRect().width}px`;
  ghost.className += words === undefined ? " dragged" : "dragged disc";
  ghost.setAttribute("aria-hidden", "true");
  document.body.append(ghost);
  return ghost;
}
