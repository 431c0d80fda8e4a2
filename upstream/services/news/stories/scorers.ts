import type { Sport } from "#contract/tables/sports";
import type { Names, TeamEntry } from "../../../data/entries/types.ts";
import type { MatchAt } from "../../../match/match.ts";
import { sideOfTeam } from "../../../match/sides.ts";
import type { CallContext } from "../../../matches/call-context.ts";
import { boxAt } from "../../../simulator/basketball/box-score.ts";
import { getProgress as gameProgressOf } from "../../../simulator/basketball/progress-of-game.ts";
import { getCast, hasProgress } from "../../../simulator/football/progress.ts";
import { squadAt } from "../../../simulator/people/squads.ts";
import type { Absence } from "../../../simulator/people/types.ts";

/** A team's best scorer: of goals in its last five matches, or of points in its last game. */
export interface Scorer {
  kind: "goals" | "points";
  player: { names: Names };
  count: number;
  /** The last matches in a row in which they scored. */
  run: number;
  isOut: boolean;
}

const LAST = 5;

/** The ids of a team's scorers in a match, one for each goal; own goals aside. */
async function goalsIn({ fixture }: MatchAt, teamId: string, context: CallContext) {
  const { events, sheets } = await getCast(fixture, context);
  const side = sideOfTeam(fixture, teamId);
  return events.flatMap((event) =>
    event.kind === "goal" && event.side === side && event.how !== "own" && event.deletedAt === undefined
      ? [sheets[side].men[event.man]!.member.player]
      : [],
  );
}

async function goalScorer(team: TeamEntry, recent: readonly MatchAt[], context: CallContext) {
  const last = recent.slice(0, LAST).filter(({ fixture }) => hasProgress(fixture, context));
  const goals = await Promise.all(last.map((match) => goalsIn(match, team.id, context)));
  const own = new Set(squadAt(team, context.now).map(({ player }) => player.id));
  const scorers = Map.groupBy(
    goals.flat().filter(({ id }) => own.has(id)),
    ({ id }) => id,
  );
  const runOf = (id: string): number => {
    const end = goals.findIndex((scored) => scored.every((player) => player.id !== id));
    return end < 0 ? goals.length : end;
  };
  const [best] = [...scorers.values()]
    .map((scored) => ({ player: scored[0]!, count: scored.length, run: runOf(scored[0]!.id) }))
    .sort((a, b) => b.run - a.run || b.count - a.count);
  return best && { kind: "goals" as const, ...best };
}

async function pointScorer(team: TeamEntry, [last]: readonly MatchAt[], context: CallContext) {
  const progress = last && (await gameProgressOf(last.fixture, context));
  if (!progress) return undefined;
  const { lines } = boxAt(progress, context.now)[sideOfTeam(last.fixture, team.id)];
  const [best] = lines.toSorted((a, b) => b.pts - a.pts);
  return best && { kind: "points" as const, player: best.player.member.player, count: best.pts, run: 0 };
}

const BEST: Readonly<Record<Sport, typeof goalScorer | typeof pointScorer>> = {
  football: goalScorer,
  basketball: pointScorer,
};

/** From a team's last matches, latest first. */
export async function readScorer(
  team: TeamEntry,
  recent: readonly MatchAt[],
  missing: readonly Absence[],
  context: CallContext,
): Promise<Scorer | undefined> {
  const best = await BEST[team.sport](team, recent, context);
  if (!best) return undefined;
  const { player, ...counts } = best;
  return { ...counts, player: { names: player.names }, isOut: missing.some((one) => one.player.id === player.id) };
}
