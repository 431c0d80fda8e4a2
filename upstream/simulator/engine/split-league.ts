import { rulesOf } from "../../competitions/standings/competition-rules.ts";
import { rankTeams } from "../../competitions/standings/rank-teams.ts";
import type { CompetitionEntry } from "../../data/entries/types.ts";
import type { RoundRule, SplitFormat } from "../../data/standings/parts/split.ts";
import { createRandom } from "../../platform/random.ts";
import { planLeague } from "./league.ts";
import { resultsUntil } from "./results-table.ts";
import { evenly, type RoundDate } from "./round-dates.ts";
import { matchesOfRound, roundsOfRobin } from "./round-robin.ts";
import { joined, type MatchResult, type Round, type SeasonFrame, type SeasonPlan } from "./season-plan.ts";
import { drawSplit, type IdPair } from "./split-draw.ts";

/** A season's league and how it splits. */
interface SplitSetting {
  competition: CompetitionEntry;
  season: string;
  split: SplitFormat;
}

/** A match after the split, by its place in the draw. */
interface SplitMatch {
  rule: RoundRule;
  turn: number;
  place: number;
}

const sizeOf = ({ places: [from, to] }: RoundRule): number => to - from + 1;
const roundsIn = (rule: RoundRule): number => rule.meetings * roundsOfRobin(sizeOf(rule));

/** Everyone plays everyone, and then those of the own part of the table, who are known when its last match is over. */
export function planSplitLeague(frame: SeasonFrame, setting: SplitSetting): SeasonPlan {
  const { clubs, meetings, rounds: rules } = setting.split;
  const before = meetings * roundsOfRobin(clubs);
  const games = before * matchesOfRound(clubs);
  const dates = datesOf(frame, before, Math.max(...rules.map(roundsIn)));
  const regular = planLeague(frame, dates.slice(0, before));
  const { rounds, matches } = roundsAfter(rules, before, games, dates.slice(before));
  const drawnAt = drawOf(frame, setting, regular, games);
  return joined(regular, {
    rounds,
    pair(index, now) {
      const drawn = drawnAt(now);
      if (!drawn) return undefined;
      const { rule, turn, place } = matches[index - games]!;
      const [homeId, awayId] = drawn.pairsOf(rule)[turn]![place]!;
      return { homeId, awayId, stakes: "result", knownAt: drawn.knownAt };
    },
  });
}

/** The first round after the split is not in midweek: nobody knows before the last one whom it is against. */
function datesOf(frame: SeasonFrame, before: number, after: number, left = 0): RoundDate[] {
  const dates = frame.dates(before + left + after);
  if (dates[before + left]!.isMidweek) return datesOf(frame, before, after, left + 1);
  return dates.toSpliced(before, left);
}

/** Those that play less often than others leave out some of the dates. */
function roundsAfter(
  rules: readonly RoundRule[],
  before: number,
  games: number,
  dates: readonly RoundDate[],
): { rounds: Round[]; matches: SplitMatch[] } {
  const own = rules.map((rule) => ({ rule, dates: evenly(dates, roundsIn(rule)) }));
  const [rounds, matches]: [Round[], SplitMatch[]] = [[], []];
  for (const date of dates) {
    for (const { rule, dates: ownDates } of own) {
      const turn = ownDates.indexOf(date);
      if (turn === -1) continue;
      const [count, firstIndex] = [matchesOfRound(sizeOf(rule)), games + matches.length];
      rounds.push({ stage: "regular", part: rule.round, matchday: before + turn + 1, firstIndex, count, date });
      for (let place = 0; place < count; place++) matches.push({ rule, turn, place });
    }
  }
  return { rounds, matches };
}

interface Drawn {
  knownAt: number;
  pairsOf(rule: RoundRule): readonly (readonly IdPair[])[];
}

/**
 * The draw, by the table as everybody sees it. Undefined until it is known, so that nothing depends on whether somebody
 * has asked before.
 */
function drawOf(
  frame: SeasonFrame,
  { competition, season, split }: SplitSetting,
  regular: SeasonPlan,
  games: number,
): (now: number) => Drawn | undefined {
  const ruleSet = rulesOf(competition, season, "simulated");
  const lots = createRandom(`lots ${frame.seed}`).shuffle(frame.teams.map(({ id }) => id));
  const draw = (results: readonly MatchResult[]): Drawn => {
    const knownAt = Math.max(...results.map(({ decidedAt }) => decidedAt));
    const matches = results.map(({ decidedAt, ...result }) => ({ ...result, kickOff: decidedAt }));
    const table = rankTeams({
      teamIds: lots,
      matches,
      ruleSet,
      isComplete: true,
      meetings: split.meetings,
      isWithoutForm: true,
    });
    const { firstIndex, count } = regular.rounds.at(-1)!;
    const last = results.slice(firstIndex, firstIndex + count).map(({ homeId, awayId }): IdPair => [homeId, awayId]);
    const drawn = new Map(
      split.rounds.map((rule) => {
        const own = table.slice(rule.places[0] - 1, rule.places[1]).map(({ teamId }) => teamId);
        return [rule, drawSplit(own, rule.meetings, last)] as const;
      }),
    );
    return { knownAt, pairsOf: (rule) => drawn.get(rule)! };
  };
  let known: Drawn | undefined;
  return (now) => {
    if (!known) {
      const results = resultsUntil(frame, games, now);
      known = results && draw(results);
    }
    return known && known.knownAt <= now ? known : undefined;
  };
}
