import { phaseGroup } from "#contract/domain/status";
import type { Sport } from "#contract/tables/sports";
import { type Fixture, isSimulated } from "../../match/match.ts";
import { otherSide } from "../../match/sides.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { OFFICIAL_BEFORE as GAME_LINEUP_BEFORE } from "../../simulator/basketball/rules.ts";
import type { Timeline } from "../../simulator/engine/timeline.ts";
import { getCast, hasProgress } from "../../simulator/football/progress.ts";
import { OFFICIAL_BEFORE } from "../../simulator/football/sheets.ts";
import type { Cast } from "../../simulator/football/types.ts";
import { happeningsOfMatch, type Interval, withScore } from "./happenings-of-match.ts";
import type { MatchHappening } from "./notice.ts";

export type HappeningContext = Pick<CallContext, "sources" | "directory">;

/** Milliseconds before kick-off at which official line-ups are published; for simulated matches only. */
const LINEUP_BEFORE: Record<Sport, number> = { football: OFFICIAL_BEFORE, basketball: GAME_LINEUP_BEFORE };

/** A stored match without known play yields only its end: it was over at one instant and not at the other. */
async function endOnly(fixture: Fixture, { since, until }: Interval, { sources }: HappeningContext): Promise<Timeline> {
  const [before, after] = [await sources.stateAt(fixture, since), await sources.stateAt(fixture, until)];
  const isEnd = after.phase === "FULL_TIME" && phaseGroup(before.phase) !== "final";
  const incidents = isEnd ? [{ kind: "phase" as const, phase: after.phase, at: after.happenedAt ?? until }] : [];
  return { knownAt: 0, incidents, periods: [] };
}

/** The scorer or dismissed player at an instant; undefined if the source has no people. */
function playerAt({ events, sheets }: Cast, { at, kind }: MatchHappening): string | undefined {
  const wanted = kind === "redCard" ? "card" : "goal";
  const event = events.find((one) => one.at === at && one.kind === wanted);
  if (event?.kind !== "goal" && event?.kind !== "card") return undefined;
  const side = event.kind === "goal" && event.how === "own" ? otherSide(event.side) : event.side;
  return sheets[side].men[event.man]?.member.player.id;
}

async function withPlayers(
  happenings: MatchHappening[],
  fixture: Fixture,
  context: HappeningContext,
): Promise<MatchHappening[]> {
  const isOfPlayer = ({ kind }: MatchHappening): boolean => kind === "goal" || kind === "redCard";
  if (!happenings.some(isOfPlayer) || !hasProgress(fixture, context)) return happenings;
  const cast = await getCast(fixture, context);
  return happenings.map((happening) => {
    const playerId = isOfPlayer(happening) ? playerAt(cast, happening) : undefined;
    return playerId === undefined ? happening : { ...happening, playerId };
  });
}

/** Happenings in and before a match within an interval, in order of time. Reads nothing after the interval. */
export async function findHappenings(
  fixture: Fixture,
  sport: Sport,
  interval: Interval,
  context: HappeningContext,
): Promise<MatchHappening[]> {
  const { sources } = context;
  const isPlayed = isSimulated(fixture);
  const known = await sources.timelineOf(fixture);
  const timeline = known.incidents.length > 0 || isPlayed ? known : await endOnly(fixture, interval, context);
  const lineupAt = isPlayed ? fixture.kickOff - LINEUP_BEFORE[sport] : undefined;
  const bare = happeningsOfMatch({ fixture, sport, timeline, lineupAt }, interval);
  const scored = await Promise.all(bare.map(async (one) => withScore(one, await sources.stateAt(fixture, one.at))));
  return withPlayers(
    scored.filter((one) => one !== undefined),
    fixture,
    context,
  );
}
