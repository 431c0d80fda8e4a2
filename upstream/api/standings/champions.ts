import { phaseGroup } from "#contract/domain/status";
import { isTableStage } from "#contract/tables/stages";
import { endsInPlayOffs } from "../../data/competitions/promotion-play-offs.ts";
import type { CompetitionEntry } from "../../data/entries/types.ts";
import type { Fixture } from "../../match/match.ts";
import { withStates } from "../../match/with-state.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { createMatchCache } from "../../matches/history/match-cache.ts";
import { readSeason, type SeasonRead, tablesOf } from "../../matches/history/read-season.ts";
import { buildBracket, winnerIdOf } from "../../simulator/knockout/bracket.ts";
import { planOf } from "../../simulator/knockout/plan.ts";

export interface Champion {
  season: string;
  teamId: string;
  source: Fixture["source"];
}

// Champions of finished seasons of the engine; these do not change.
const settled = createMatchCache<{ champion?: Champion }>(512);

/** The season's winner: of its final, else of its table once every match is over. */
function championOf(read: SeasonRead): string | undefined {
  const { competition, season, matches } = read;
  const { tables } = tablesOf(read);
  const deciding = tables.find(({ decides }) => decides.includes("champion"));
  // Those for promotion follow when the champion is known.
  const counted = endsInPlayOffs(competition.id)
    ? matches.filter(({ fixture }) => isTableStage(fixture.stage))
    : matches;
  const isOver =
    deciding?.endedOn !== undefined ||
    counted.every(({ state }) => ["final", "void"].includes(phaseGroup(state.phase)));
  if (counted.length === 0 || !isOver) return undefined;
  const plan = counted.some(({ fixture }) => fixture.stage === "final") && planOf({ competition, season, matches });
  if (plan) {
    const final = buildBracket(matches, plan).rounds.at(-1)?.ties[0];
    return final && winnerIdOf(final);
  }
  const [first, second] = deciding?.rows ?? [];
  return first && !first.isTied && second ? first.teamId : undefined;
}

/** Only a cup's last matches are read: the final decides it, or a pool of the last teams. */
async function lastRoundWinner(
  competition: CompetitionEntry,
  season: string,
  context: CallContext,
): Promise<Champion | undefined> {
  const fixtures = await context.sources.season(competition.id, season, context.now);
  const final = fixtures.filter(({ stage }) => stage === "final");
  const [first] = final;
  if (!first && fixtures.some(({ part }) => part === "final_pool")) return tableWinner(competition, season, context);
  if (!first) return undefined;
  const matches = await withStates(final, context);
  const plan = planOf({ competition, season, matches });
  const tie = plan && buildBracket(matches, plan).rounds.at(-1)?.ties[0];
  const teamId = tie && winnerIdOf(tie);
  return teamId === undefined ? undefined : { season, teamId, source: first.source };
}

const hasFinal = ({ format }: CompetitionEntry): boolean =>
  format.kind !== "league" && format.kind !== "loose" && !(format.kind === "basketball_league" && !format.playoffs);

async function findChampion(
  competition: CompetitionEntry,
  season: string,
  context: CallContext,
): Promise<Champion | undefined> {
  return hasFinal(competition)
    ? lastRoundWinner(competition, season, context)
    : tableWinner(competition, season, context);
}

async function tableWinner(
  competition: CompetitionEntry,
  season: string,
  context: CallContext,
): Promise<Champion | undefined> {
  const read = await readSeason(competition, season, context);
  const teamId = championOf(read);
  return teamId === undefined ? undefined : { season: read.season, teamId, source: read.source };
}

/** Champions of the given seasons, as far as decided at the call's instant. */
export async function getChampions(
  competition: CompetitionEntry,
  seasons: readonly { season: string; source: Fixture["source"]; endsAt: number }[],
  context: CallContext,
): Promise<Champion[]> {
  const found = await Promise.all(
    seasons.map(async ({ season, source, endsAt }) => {
      const read = async () => {
        const champion = await findChampion(competition, season, context);
        return champion ? { champion } : {};
      };
      const isSettled = source === "simulated" && endsAt < context.now;
      const { champion } = isSettled ? await settled(`${competition.id} ${season}`, read) : await read();
      return champion;
    }),
  );
  return found.filter((one) => one !== undefined);
}
