import type { EndpointName } from "#contract/registry";
import type { LocaleCode } from "#contract/tables/locales";
import { type CallContext, localeOf } from "../../calls/call.ts";
import type { Env } from "../../http/env.ts";
import { writeDueStories } from "./write-due-stories.ts";

/** Milliseconds of the site's clock between checks for stories to write. */
const PAUSE = 5 * 60_000;
/** Real milliseconds after which the platform must have cut the work off. */
const LONGEST = 30_000;

/** Whether a check is due, by the site's clock, which may have been set back. */
export const isTimeToLook = (next: number | undefined, now: number): boolean =>
  next === undefined || now >= next || next - now > PAUSE;

const LISTS: ReadonlySet<EndpointName> = new Set<EndpointName>(["newsAll", "newsByCategory", "newsByTag"]);

/** By language, for the lifetime of this isolate. */
const nextLook = new Map<LocaleCode, number>();
let busyUntil = 0;

async function writeAndPause(language: LocaleCode, context: CallContext): Promise<void> {
  try {
    const left = await writeDueStories(language, context);
    nextLook.set(language, left > 0 ? context.now : context.now + PAUSE);
  } catch (error) {
    nextLook.set(language, context.now + PAUSE);
    console.error(JSON.stringify({ event: "stories_failed", language, reason: String(error) }));
  } finally {
    busyUntil = 0;
  }
}

/**
 * After answering a news list, writes due stories in its language; without readers nothing is written. An isolate does
 * this for one request at a time, and checks again at once if stories are left, otherwise after some minutes.
 */
export const storiesAfter =
  (realNow: () => number) =>
  (name: EndpointName, { lang }: { lang?: string }, context: CallContext, env: Env): Promise<void> | undefined => {
    if (env.STORIES === "off" || !LISTS.has(name)) return undefined;
    const language = localeOf(lang ?? "");
    if (realNow() < busyUntil || !isTimeToLook(nextLook.get(language), context.now)) return undefined;
    busyUntil = realNow() + LONGEST;
    return writeAndPause(language, context);
  };
