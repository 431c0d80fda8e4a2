import type { Fixture } from "../../match/match.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { cutAt } from "../../simulator/football/cut.ts";
import { type FootballProgress, getProgress, hasProgress } from "../../simulator/football/progress.ts";

/** A match's progress so far; undefined if the source gives only goals. */
export async function progressNow(fixture: Fixture, context: CallContext): Promise<FootballProgress | undefined> {
  if (!hasProgress(fixture, context)) return undefined;
  return cutAt(await getProgress(fixture, context), context.now);
}
