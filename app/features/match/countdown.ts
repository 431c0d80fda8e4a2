import { HOUR, MINUTE } from "#contract/time/units";
import { fetchedAt } from "~/features/live/catch-up";
import { ROW_CLASS, STATE_CLASSES } from "~/features/match-row/row-classes";
import { UNTIL_ID } from "~/page/element-ids";
import type { PageScript } from "~/runtime/page-script/page-script.ts";

/** What is left until kick-off, to be said in this unit. */
export interface Left {
  value: number;
  unit: "minutes" | "hours";
}

/** Longer before, the time of kick-off says enough. */
const WITHIN = 3 * HOUR;
/** Up to here minutes are what somebody waits for. */
const IN_MINUTES = 90;

/** Undefined if kick-off is far, or has come. */
export function leftUntil(kickOff: number | undefined, now: number): Left | undefined {
  const left = (kickOff ?? Number.NaN) - now;
  if (!(left > 0 && left <= WITHIN)) return undefined;
  const minutes = Math.ceil(left / MINUTE);
  return minutes <= IN_MINUTES
    ? { value: minutes, unit: "minutes" }
    : { value: Math.round(left / HOUR), unit: "hours" };
}

/** A device whose clock differs more than this from the page's is wrong: a page is not kept for as long. */
const TRUSTED = 10 * MINUTE;

/** Milliseconds by the site's clock: the device's, unless it is plainly wrong; then the page's, as it was loaded. */
export const trustedTime = (fetchedAt: number, { now, sinceLoad }: { now: number; sinceLoad: number }): number =>
  Math.abs(now - sinceLoad - fetchedAt) < TRUSTED ? now : fetchedAt + sinceLoad;

/** A time of day. */
const CLOCK = /\d:\d/;

/** In milliseconds. A part of the page that is fetched again has an empty place for the text. */
const EVERY = 5_000;

/** The start of a match that is to come, as its head has it; undefined for others, and while only the day is known. */
function kickOffBeside(place: HTMLElement | null): number | undefined {
  const row = place?.closest(`.${ROW_CLASS}`);
  const time = row?.classList.contains(STATE_CLASSES.upcoming) ? row.querySelector("time") : null;
  return time && CLOCK.test(time.textContent ?? "") ? Date.parse(time.dateTime) : undefined;
}

/** Says in the head of a match how long it is until kick-off ("in 35 min"). Its place is reserved (ScoreBoard.tsx). */
export function startCountdown({ page }: Pick<PageScript, "page">): void {
  const find = () => page.getElementById(UNTIL_ID);
  const show = () => {
    const place = find();
    const kickOff = kickOffBeside(place);
    const now = trustedTime(fetchedAt(page), { now: Date.now(), sinceLoad: performance.now() });
    const left = leftUntil(kickOff, now);
    const text = left && place?.dataset[left.unit]?.replace("#", String(left.value));
    if (place) place.textContent = text ?? "";
    if (kickOff !== undefined) setTimeout(show, EVERY);
  };
  if (find()) show();
}
