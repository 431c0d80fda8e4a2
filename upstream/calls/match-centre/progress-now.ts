import { cutAt } from "../../football/cut.ts";
import { type FootballProgress, hasProgress, progressOf } from "../../football/progress.ts";
import type { Fixture } from "../../matches/match.ts";
import type { CallContext } from "../call.ts";

/** A match's progress so far; undefined if the source gives only goals. */
export async function progressNow(fixture: Fixture, context: CallContext): Promise<FootballProgress | undefined> {
  if (!hasProgress(fixture, context)) return undefined;
  return cutAt(await progressOf(fixture, context), context.now);
}
