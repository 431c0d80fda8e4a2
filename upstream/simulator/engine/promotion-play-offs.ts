import { rulesOf } from "../../competitions/standings/competition-rules.ts";
import { deductionsAt } from "../../competitions/standings/deductions.ts";
import { rankTeams } from "../../competitions/standings/rank-teams.ts";
import { PROMOTION_PLAY_OFFS, type PromotionPlayOffs } from "../../data/competitions/promotion-play-offs.ts";
import type { CompetitionEntry } from "../../data/entries/types.ts";
import { planBracket } from "./bracket.ts";
import { resultsUntil } from "./results-table.ts";
import type { RoundDate } from "./round-dates.ts";
import { mondayOf } from "./season.ts";
import { type Entrant, joined, type Place, type SeasonFrame, type SeasonPlan } from "./season-plan.ts";

/** The second legs leave 66 hours after the last of the first. */
const FIRST_LEGS = { day: 11, slots: ["20:00", "15:00"] } as const;
const SECOND_LEGS = { day: 15, slots: ["20:00", "20:00"] } as const;

const END_OF_TIME = Number.MAX_SAFE_INTEGER;

/** One match on each day. */
const daysFrom = (monday: number, { day, slots }: { day: number; slots: readonly string[] }): RoundDate => ({
  day: monday + day,
  slots: slots.map((time, offset) => ({ offset, time, share: 1 })),
});

const datesAfter = (lastDay: number, { final: { day, time } }: PromotionPlayOffs): RoundDate[] =>
  [FIRST_LEGS, SECOND_LEGS, { day, slots: [time] }].map((days) => daysFrom(mondayOf(lastDay), days));

/** The final table as everybody sees it, first to last; known when its last match is over. */
function finalOrder(
  frame: SeasonFrame,
  competition: CompetitionEntry,
  season: string,
  games: number,
): (now: number) => Entrant[] | undefined {
  let order: Entrant[] | undefined;
  return (now) => {
    if (order) return order;
    const results = resultsUntil(frame, games, now);
    if (!results) return undefined;
    const knownAt = Math.max(...results.map(({ decidedAt }) => decidedAt));
    const named = frame.teams.map((team) => ({ id: team.id, name: team.names.en }));
    const table = rankTeams({
      teamIds: frame.teams.map((team) => team.id),
      matches: results.map(({ decidedAt, ...result }) => ({ ...result, kickOff: decidedAt })),
      ruleSet: rulesOf(competition, season, "simulated"),
      deductions: deductionsAt(competition.id, season, named, END_OF_TIME),
      isComplete: true,
      isWithoutForm: true,
    });
    order = table.map(({ teamId }) => ({ teamId, knownAt }));
    return order;
  };
}

/** A league and, where it has them, its play-offs for promotion, numbered after all of its matches. */
export function withPlayOffs(
  frame: SeasonFrame,
  league: SeasonPlan,
  competition: CompetitionEntry,
  season: string,
): SeasonPlan {
  const playOffs = PROMOTION_PLAY_OFFS[competition.id];
  if (!playOffs) return league;
  const last = league.rounds.at(-1)!;
  const games = last.firstIndex + last.count;
  const order = finalOrder(frame, competition, season, games);
  const places = [0, 3, 1, 2].map(
    (after): Place =>
      (now) =>
        order(now)?.[playOffs.firstPlace - 1 + after],
  );
  const bracket = planBracket(frame, datesAfter(last.date.day, playOffs), {
    firstIndex: games,
    places,
    legs: 2,
    isSeeded: true,
  });
  return joined(league, bracket);
}
