import type { Side } from "#contract/domain/match";
import type { Fixture, MatchAt } from "../../../match/match.ts";
import type { CallContext } from "../../../matches/call-context.ts";
import { meetings } from "../../../matches/history/team-history.ts";
import { countOut } from "../../../simulator/people/absences.ts";
import { type MatchData, readMatch } from "./match-data.ts";

export interface PreviewData extends MatchData {
  /** The teams' last meetings, latest first. */
  meetings: readonly MatchAt[];
  /** Number of absent players; only known for simulated matches. */
  absences?: Record<Side, number>;
}

const MEETINGS = 5;

export async function readPreview(fixture: Fixture, context: CallContext): Promise<PreviewData> {
  const { homeId, awayId, source } = fixture;
  const isSimulated = source === "simulated";
  const [match, met] = await Promise.all([
    readMatch(fixture, context),
    meetings(homeId, awayId, context.now, MEETINGS, context, { isReal: !isSimulated }),
  ]);
  const out = (side: Side) => countOut(match.teams[side], fixture.kickOff, context.now);
  return {
    ...match,
    meetings: met,
    ...(isSimulated && { absences: { home: out("home"), away: out("away") } }),
  };
}
