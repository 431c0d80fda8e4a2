import type { Side } from "#contract/domain/match";
import { type Fixture, isSimulated } from "../../match/match.ts";
import type { CallContext } from "../../matches/call-context.ts";
import type { Absence } from "../people/types.ts";
import { getPeople, hasProgress, PEOPLE, teamsOf } from "./progress.ts";
import type { BySide } from "./types.ts";

type Context = Pick<CallContext, "sources" | "directory" | "now">;

/**
 * Both teams' absent or doubtful players of a simulated match, as far as known now; in football also those suspended.
 * Nobody is made up to miss a real one.
 */
export async function getAbsences(fixture: Fixture, context: Context): Promise<BySide<readonly Absence[]>> {
  if (!isSimulated(fixture)) return { home: [], away: [] };
  const people = hasProgress(fixture, context) ? await getPeople(fixture, context) : PEOPLE;
  const teams = teamsOf(fixture, context);
  const known = (side: Side) =>
    people.absencesAt(teams[side], fixture.kickOff).filter(({ from }) => from <= context.now);
  return { home: known("home"), away: known("away") };
}

const isOut = ({ certainty }: Absence): boolean => certainty === "out";

/** How many of each team will certainly miss a match: those listed as absent, without the doubtful ones. */
export async function countOut(fixture: Fixture, context: Context): Promise<BySide<number>> {
  const { home, away } = await getAbsences(fixture, context);
  return { home: home.filter(isOut).length, away: away.filter(isOut).length };
}
