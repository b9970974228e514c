// A card whose text does not fit says in a line what it is for; the whole text stands in the preview.
export function fitted(card: HTMLElement, _about: unknown): { update: () => void; destroy: () => void } {
  const measure = (): void => {
    card.removeAttribute("data-gist");
    const text = card.querySelector<HTMLElement>("[data-text]");
    if (text && (text.scrollHeight > text.clientHeight + 1 || card.scrollHeight > card.clientHeight + 1)) card.setAttribute("data-gist", "");
  };
  const watched = new ResizeObserver(measure);
  watched.observe(card);
  return { update: () => requestAnimationFrame(measure), destroy: () => watched.disconnect() };
}
