import { DAY } from "#contract/time/units";
import type { ReplayWire } from "#contract/wire/replay";
import type { Fixture, MatchAt, MatchState } from "../../match/match.ts";
import type { CallContext } from "../call-context.ts";

const CALLED_OFF: ReadonlySet<MatchState["phase"]> = new Set(["POSTPONED", "ABANDONED", "CANCELLED"]);
/** No season is longer. */
const SEASON = 366 * DAY;

/** Of rounds that two teams meet in once at one ground: games without a round could be any of several. */
const isSameRound = (one: Fixture, other: Fixture): boolean =>
  (one.matchday !== undefined || one.stage !== "regular") &&
  one.competitionId === other.competitionId &&
  one.season === other.season &&
  one.stage === other.stage &&
  one.matchday === other.matchday &&
  one.leg === other.leg &&
  one.series?.game === other.series?.game &&
  one.homeId === other.homeId &&
  one.awayId === other.awayId;

/** Whether a match was called off, and one of these is played instead. */
export const isReplaced = (
  { fixture, state }: Pick<MatchAt, "fixture" | "state">,
  others: readonly Pick<MatchAt, "fixture">[],
): boolean =>
  CALLED_OFF.has(state.phase) &&
  others.some((other) => other.fixture.kickOff > fixture.kickOff && isSameRound(other.fixture, fixture));

/** The match that is played instead of one that was called off; undefined until its date is known. */
export async function replayWire(
  { fixture, state }: { fixture: Fixture; state: MatchState },
  { sources, now }: Pick<CallContext, "sources" | "now">,
): Promise<ReplayWire | undefined> {
  if (!CALLED_OFF.has(state.phase)) return undefined;
  const { homeId, awayId, kickOff } = fixture;
  const later = await sources.ofTeam(homeId, kickOff + 1, kickOff + SEASON, now, awayId);
  const replay = later.find((one) => isSameRound(one, fixture));
  return replay && { matchId: replay.id, kickOff: replay.kickOff };
}
