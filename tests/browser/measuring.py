"""What the stage looks like to a ruler: where its regions lie, what scrolls, how large texts are, what is cut off."""

from typing import Any, cast

from playwright.sync_api import Page

SIZES = [(1366, 768), (1440, 900), (1920, 1080), (2560, 1440), (820, 1180), (390, 844), (844, 390)]
WIDE = SIZES[:4]

MEASURE = """
() => {
  const SMALLEST = 11.9;
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const box = (rect) => [rect.left, rect.top, rect.width, rect.height].map((side) => Math.round(side * 10) / 10);
  const regions = {};
  for (const region of document.querySelectorAll('[data-region]')) {
    if (seen(region)) regions[region.dataset.region] = box(region.getBoundingClientRect());
  }
  // The parts of the table lie beside each other, each of them inside it.
  const astray = [];
  const around = document.querySelector('.table').getBoundingClientRect();
  const lain = [...document.querySelectorAll('[data-part]')].filter(seen);
  const parts = lain.map((part) => [part.dataset.part, part.getBoundingClientRect()]);
  parts.forEach(([one, a], number) => {
    const beside = a.left < around.left - 1 || a.right > around.right + 1;
    if (beside || a.top < around.top - 1 || a.bottom > around.bottom + 1) astray.push(`${one} sticks out of the table`);
    if (a.width < 60 || a.height < 60) astray.push(`${one} is ${Math.round(a.width)} by ${Math.round(a.height)}`);
    for (const [other, b] of parts.slice(number + 1)) {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1 && down > 1) astray.push(`${one} lies over ${other}`);
    }
  });
  const shown = parts.map(([part]) => part);
  const name = (element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`.slice(0, 60);
  const powers = innerWidth < 1280 ? '.powers, ' : ''; // all twelve at once have room on wide screens
  const reading = powers + '.preview, .side, .choices, .sheet, .ability, .forecast, .sheet-over';
  const root = document.scrollingElement;
  const scrolls = [];
  if (root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1) scrolls.push('the page');
  for (const element of document.querySelectorAll('.stage *:not(svg *)')) {
    if (element.closest(reading)) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const over = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    if (over && /auto|scroll/.test(overflowX + overflowY)) scrolls.push(name(element));
  }
  const small = [];
  const cut = [];
  const plain = []; // texts of the table that stand for themselves, not on a card that another may lie over
  const walker = document.createTreeWalker(document.querySelector('.stage'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const parent = node.parentElement;
    if (!text || parent.closest('.read, option, select, [aria-hidden="true"] kbd, .skip') || !seen(parent)) continue;
    if (getComputedStyle(parent).clipPath !== 'none') continue; // only read aloud
    const matrix = parent.ownerSVGElement ? parent.getScreenCTM() : null;
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
    if (size < SMALLEST) small.push(`${size.toFixed(1)} px: ${text.slice(0, 30)} in ${name(parent)}`);
    if (parent.closest(reading)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (parent.closest('.table') && !parent.closest('.card, .slot, .piece, .place, svg, button')) {
      const rect = range.getBoundingClientRect();
      const top = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
      const onTop = rect.width && top && (parent.contains(top) || top.contains(parent));
      if (onTop) plain.push([text.slice(0, 30), rect, parent]);
    }
    for (const rect of range.getClientRects()) {
      if (!rect.width) continue;
      const across = (clip) => rect.left < clip.left - 2 || rect.right > clip.right + 2;
      const off = (clip) => across(clip) || rect.top < clip.top - 2.5 || rect.bottom > clip.bottom + 2.5;
      let above = parent;
      while (above && above.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(above);
        if ((overflowX !== 'visible' || overflowY !== 'visible') && off(above.getBoundingClientRect())) {
          cut.push(`${text.slice(0, 40)} in ${name(above)}`);
          above = null;
          break;
        }
        above = above.parentElement;
      }
      if (above === null) break;
    }
  }
  const overlaps = [];
  plain.forEach(([one, a, first], number) => {
    for (const [other, b, second] of plain.slice(number + 1)) {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const apart = !first.contains(second) && !second.contains(first);
      if (across > 3 && down > 4 && apart) overlaps.push(`${one} / ${other}`);
    }
  });
  const boxOf = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const [asks, answers] = ['.prompt .asks', '.prompt .answers'].map(boxOf);
  const apart = !asks || !answers || asks.right <= answers.left + 1 || asks.bottom <= answers.top + 1;
  if (!apart) overlaps.push('the question / its answers');
  // A list to choose from lies over a small screen while one chooses from it.
  const covered = [];
  const onTable = '.table :is(.slot.lit, button.target, .spot, li > button.lit)';
  const pieces = onTable + ', .field button.lit, .hand-region .slot.lit';
  for (const lit of document.querySelector('.sheet-over') ? [] : document.querySelectorAll(pieces)) {
    if (!seen(lit)) continue;
    if (lit.closest(reading)) lit.scrollIntoView({ block: 'nearest' });
    const rect = lit.getBoundingClientRect();
    let found = false;
    for (let i = 1; i < 10 && !found; i += 1) for (let j = 1; j < 10 && !found; j += 1) {
      const at = document.elementFromPoint(rect.left + (rect.width * i) / 10, rect.top + (rect.height * j) / 10);
      found = at !== null && lit.contains(at);
    }
    if (!found) covered.push(name(lit) + ' ' + lit.innerText.slice(0, 30));
  }
  // What is written on a card stands where the next one does not lie, unless it is being looked at, or leans over.
  const WRITABLE = 42; // three numbers side by side
  const lying = ':is(.hand-region .hand, .table .row) > li:not(:hover, :focus-within, :has(.depleted))';
  for (const item of document.querySelectorAll(lying)) {
    const next = item.nextElementSibling?.getBoundingClientRect();
    const own = item.getBoundingClientRect();
    if (!next || Math.abs(next.top - own.top) > 2 || next.left - own.left < WRITABLE) continue;
    const written = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
    for (let node = written.nextNode(); node; node = written.nextNode()) {
      if (!node.textContent.trim() || node.parentElement.closest('.read') || !seen(node.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const under = [...range.getClientRects()].some((rect) => rect.width && rect.right > next.left + 2);
      if (under) cut.push(`${node.textContent.trim().slice(0, 40)} under the next card`);
    }
  }
  const held = document.querySelectorAll('.hand-region .hand li .card');
  const hand = held[0]?.getBoundingClientRect().width ?? 0;
  const once = (found) => [...new Set(found)];
  const cards = held.length;
  return { regions, astray, shown, scrolls, small: once(small), cut: once(cut), overlaps, covered, hand, cards };
}
"""

STILL = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30))))"


def measure(page: Page) -> dict[str, Any]:
    """All of it, once the page has come to rest."""
    page.evaluate(STILL)
    return cast(dict[str, Any], page.evaluate(MEASURE))


def faults(found: dict[str, Any], wide: bool) -> list[str]:
    """What is wrong at one moment."""
    wrong = [f"too small: {one}" for one in found["small"]]
    wrong += [f"cut off: {one}" for one in found["cut"]]
    wrong += [f"covered: {one}" for one in found["covered"]]
    wrong += [f"astray: {one}" for one in found["astray"]]
    wrong += [f"overlaps: {one}" for one in found["overlaps"]]
    wrong += [f"scrolls: {one}" for one in found["scrolls"] if wide or one == "the page"]
    return wrong


class Ruler:
    """Measures a page at several sizes, moment by moment, and remembers where the regions lay."""

    def __init__(self, page: Page, sizes: list[tuple[int, int]]) -> None:
        self.page = page
        self.sizes = sizes
        self.regions: dict[tuple[int, int, str], list[float]] = {}
        self.parts: set[str] = set()
        self.wrong: dict[str, str] = {}
        self.hands: dict[tuple[int, int], dict[int, float]] = {}

    def look(self, sizes: list[tuple[int, int]], when: str) -> None:
        for size in sizes:
            self.page.set_viewport_size({"width": size[0], "height": size[1]})
            found = measure(self.page)
            for fault in faults(found, size in WIDE):
                self.wrong.setdefault(f"{size[0]}x{size[1]} {fault}", when)
            shown = set(found["shown"])  # none while a phone shows another of its tabs
            for missing in (self.parts - shown) if shown else ():
                self.wrong.setdefault(f"{size[0]}x{size[1]} not shown: {missing}", when)
            self.parts |= shown
            self.hands.setdefault(size, {})[found["cards"]] = found["hand"]
            for name, rect in found["regions"].items():
                before = self.regions.setdefault((*size, name), rect)
                if before != rect:
                    self.wrong.setdefault(f"{size[0]}x{size[1]} moves: {name} from {before} to {rect}", when)
