/** A place of the ball in the drawing's own units, and when it was there, in milliseconds. */
interface Spot {
  x: number;
  y: number;
  at: number;
}

/** Milliseconds that the ball takes from one place to the next, however long it took on the pitch. */
const STEP = 900;

const numberOf = (element: Element | null, attribute: string): number =>
  Number(element?.getAttribute(attribute) ?? Number.NaN);

/** Where the ball stands, by its group's `transform`. */
function ballSpot(ball: Element): Spot | undefined {
  const [x, y] = (ball.getAttribute("transform")?.match(/-?[\d.]+/g) ?? []).map(Number);
  const at = numberOf(ball, "data-at");
  return x === undefined || y === undefined || Number.isNaN(at) ? undefined : { x, y, at };
}

/** The places in a drawing, as they stand in it: oldest first. */
const spotsOf = (drawing: Element): Spot[] =>
  [...drawing.querySelectorAll("circle[data-at]")].map((dot) => ({
    x: numberOf(dot, "cx"),
    y: numberOf(dot, "cy"),
    at: numberOf(dot, "data-at"),
  }));

/** The ball's way from where it was shown to where it is now; nothing where there is no way to go. */
export function pathOf(shown: Spot | undefined, now: Spot, spots: readonly Spot[]): Spot[] {
  if (!shown || now.at <= shown.at) return [];
  return [shown, ...spots.filter(({ at }) => at > shown.at && at < now.at), now];
}

/**
 * Moves the ball of a match's drawing: the server's markup, which the page takes over by itself, puts it where
 * it is now; from where it was it then goes there, by way of what happened between. No request is made for it, nothing
 * moves where the visitor wants no motion, and browsers stop it in hidden tabs.
 */
export function followBall(page: Document): void {
  const list = page.getElementById("list");
  if (!list) return;
  const ballOf = () => page.querySelector("[data-tracker] > [data-ball]");
  const first = ballOf();
  let shown = first ? ballSpot(first) : undefined;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const move = () => {
    const ball = ballOf();
    const now = ball ? ballSpot(ball) : undefined;
    if (!ball?.parentElement || !now) return;
    const way = pathOf(shown, now, spotsOf(ball.parentElement));
    shown = now;
    if (way.length === 0 || calm.matches) return;
    const keyframes = way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    ball.animate(keyframes, { duration: (way.length - 1) * STEP, easing: "ease-in-out" });
  };
  new MutationObserver(move).observe(list, { subtree: true, childList: true, attributeFilter: ["data-at"] });
}
