// A card whose text does not fit gives up its picture for it; if that is not enough, it says in a line what it is for. The preview has all.
export function fitted(card: HTMLElement, _about: unknown): { update: () => void; destroy: () => void } {
  const overflows = (): boolean => {
    const text = card.querySelector<HTMLElement>("[data-text]");
    return text !== null && (text.scrollHeight > text.clientHeight + 1 || card.scrollHeight > card.clientHeight + 1);
  };
  const measure = (): void => {
    card.removeAttribute("data-gist");
    card.removeAttribute("data-tight");
    if (!overflows()) return;
    card.setAttribute("data-tight", "");
    if (!overflows()) return;
    card.removeAttribute("data-tight");
    card.setAttribute("data-gist", "");
  };
  const watched = new ResizeObserver(measure);
  watched.observe(card);
  return { update: () => requestAnimationFrame(measure), destroy: () => watched.disconnect() };
}
