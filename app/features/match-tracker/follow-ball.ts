import { LIST_ID } from "~/page/element-ids";

/** A position of the ball in the drawing's units, and its time in milliseconds. */
interface Spot {
  x: number;
  y: number;
  at: number;
}

/** Milliseconds of animation between two positions, however long the ball took on the pitch. */
const STEP = 900;

const numberOf = (element: Element | null, attribute: string): number =>
  Number(element?.getAttribute(attribute) ?? Number.NaN);

/** Position of the ball, from its group's `transform`. */
function ballSpot(ball: Element): Spot | undefined {
  const [x, y] = (ball.getAttribute("transform")?.match(/-?[\d.]+/g) ?? []).map(Number);
  const at = numberOf(ball, "data-at");
  return x === undefined || y === undefined || Number.isNaN(at) ? undefined : { x, y, at };
}

/** The positions in a drawing, in document order: oldest first. */
const spotsOf = (drawing: Element): Spot[] =>
  [...drawing.querySelectorAll("circle[data-at]")].map((dot) => ({
    x: numberOf(dot, "cx"),
    y: numberOf(dot, "cy"),
    at: numberOf(dot, "data-at"),
  }));

/** The ball's path from the position shown to the current one; empty if it has not moved on. */
export function pathOf(shown: Spot | undefined, now: Spot, spots: readonly Spot[]): Spot[] {
  if (!shown || now.at <= shown.at) return [];
  return [shown, ...spots.filter(({ at }) => at > shown.at && at < now.at), now];
}

/**
 * Animates the ball of a match's drawing. The feed's morph puts it at its current position; from where it was shown it
 * then moves there through the positions in between. Makes no requests, respects reduced motion, and browsers pause it
 * in hidden tabs.
 */
export function followBall(page: Document): void {
  const list = page.getElementById(LIST_ID);
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
