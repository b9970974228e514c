// A card whose text does not fit gives up its picture for it; if that is not enough, it says in a line what it is for. The preview has all:
// what is there to be read is written smaller instead.
// All that are to be measured at one moment are measured together: the page is laid out a few times, however many there are.
const overflows = (card: HTMLElement): boolean => {
  const text = card.querySelector<HTMLElement>("[data-text]");
  return text !== null && (text.scrollHeight > text.clientHeight + 1 || card.scrollHeight > card.clientHeight + 1);
};

function measure(cards: HTMLElement[]): void {
  for (const card of cards) {
    card.removeAttribute("data-gist");
    card.removeAttribute("data-tight");
    card.removeAttribute("data-small");
    card.removeAttribute("data-more");
  }
  const large = cards.filter(overflows);
  for (const card of large) card.setAttribute("data-tight", "");
  const larger = large.filter(overflows);
  const read: HTMLElement[] = [];
  for (const card of larger) {
    if (card.classList.contains("large")) {
      card.setAttribute("data-small", "");
      read.push(card);
      continue;
    }
    card.removeAttribute("data-tight");
    card.setAttribute("data-gist", "");
  }
  for (const card of read.filter(overflows)) card.setAttribute("data-more", "");
}

let watched: ResizeObserver | null = null;
const changed = new Set<HTMLElement>();

function again(card: HTMLElement): void {
  if (!changed.size) {
    requestAnimationFrame(() => {
      measure([...changed]);
      changed.clear();
    });
  }
  changed.add(card);
}

export function fitted(card: HTMLElement, _about: unknown): { update: () => void; destroy: () => void } {
  const observer = (watched ??= new ResizeObserver((entries) => measure(entries.map((entry) => entry.target as HTMLElement))));
  observer.observe(card);
  return {
    update: () => again(card),
    destroy: () => {
      observer.unobserve(card);
      changed.delete(card);
    },
  };
}
