const STEPS: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowLeft: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  Home: () => 0,
  End: (_place, last) => last,
};

/** The target of a key among `count` days in a row, from the one at `place`; undefined for other keys. */
export function placeAfterKey(key: string, place: number, count: number): number | undefined {
  const step = STEPS[key];
  return step && Math.min(count - 1, Math.max(0, step(place, count - 1)));
}

/** Arrow keys move through the days and the steps beside them; Enter opens the focused one. */
export function startDateStrip(strip: HTMLElement): void {
  strip.addEventListener("keydown", (event) => {
    const links = [...strip.querySelectorAll("a")];
    const place = event.target instanceof HTMLAnchorElement ? links.indexOf(event.target) : -1;
    const next = place < 0 ? undefined : placeAfterKey(event.key, place, links.length);
    if (next === undefined) return;
    event.preventDefault();
    links[next]?.focus();
  });
}
