import type { Pair, Side } from "#contract/domain/match";
import { sideAhead, sideIndex } from "../../../match/score.ts";
import { otherSide, turnedPair } from "../../../match/sides.ts";
import { STAR_POINTS } from "./basketball-angles.ts";
import type { BasketballData, PlayerFact } from "./basketball-data.ts";
import type { Fact } from "./facts.ts";
import { named, scored, winnerOf } from "./shared-lines.ts";
import type { Line, Values } from "./story.ts";

// What stood out in a basketball game.

const DEFICIT = 8;
const LEAD = 10;
const MANY_CHANGES = 8;
const LONG_RUN = 9;
const BIG_QUARTER = 11;
const REBOUNDS = 6;
const THREES = 3;
const BENCH = 10;

const fact = (topic: string, weight: number, key: Line["key"], values: Values): Fact => ({
  topic,
  weight,
  line: { key, values },
});

/** The score at a break, from the view of the side that was ahead. */
function breakFacts({ scores, periods, teams }: BasketballData, winner: Side): Fact[] {
  if (periods !== 4) return [];
  const keys = [undefined, ["gameHalfBehind", "gameHalfLead"], ["thirdQuarterBehind", "thirdQuarterLead"]] as const;
  return keys.flatMap((key, index): Fact[] => {
    const [score, side] = [scores[index], scores[index] && sideAhead(scores[index])];
    if (!key || !score || !side) return [];
    const own = scored(side === "home" ? score : turnedPair(score));
    const values = { team: named(teams[side]), lead: own, score: scored(score) };
    return side === winner
      ? [fact("break", 10 + index, key[1], values)]
      : [fact("break", 34 + 4 * index, key[0], values)];
  });
}

function quarterFacts({ state, periods, teams }: BasketballData): Fact[] {
  return (state.periods ?? []).slice(0, periods).flatMap((score, index): Fact[] => {
    const gap = Math.abs(score[0] - score[1]);
    const side = sideAhead(score);
    if (!side || gap < BIG_QUARTER) return [];
    const lead = scored(side === "home" ? score : turnedPair(score));
    return [fact("quarter", 18 + gap, "bigQuarter", { team: named(teams[side]), lead, quarter: index + 1 })];
  });
}

function turnFacts(data: BasketballData, winner: Side): Fact[] {
  const { run, teams, leadChanges = 0, biggestLead, scores, periods } = data;
  const [lead, deficit] = [winner, otherSide(winner)].map((side) => biggestLead?.[sideIndex(side)] ?? 0) as [
    number,
    number,
  ];
  const ofRun = run && { team: named(teams[run.side]), points: run.points, quarter: run.period };
  return [
    ...(ofRun && ofRun.points >= LONG_RUN
      ? [fact("run", 16 + ofRun.points, ofRun.quarter > periods ? "runOvertime" : "run", ofRun)]
      : []),
    ...(deficit >= DEFICIT ? [fact("deficit", 26 + deficit, "deficit", { count: deficit })] : []),
    ...(biggestLead && deficit === 0 ? [fact("lead", 40, "neverBehind", { count: lead })] : []),
    ...(lead >= LEAD ? [fact("lead", 8 + lead, "biggestLead", { count: lead })] : []),
    ...(leadChanges >= MANY_CHANGES ? [fact("changes", 20 + leadChanges, "leadChanges", { count: leadChanges })] : []),
    ...(scores.length > periods ? [fact("regulation", 44, "overtime", { regular: scored(scores[periods - 1]!) })] : []),
  ];
}

function playerFacts({ players, teams }: BasketballData, winner: Side): Fact[] {
  const valuesOf = ({ player, side, points, rebounds, assists }: PlayerFact): Values => ({
    player,
    team: named(teams[side]),
    points,
    rebounds,
    assists,
  });
  const triple = players.find(({ doubles }) => doubles > 2);
  const [first, second] = players.filter(({ side }) => side === winner);
  const other = players.find(({ side }) => side !== winner);
  if (!first || !second || !other) return [];
  const hasBoth = ({ rebounds, assists }: PlayerFact): boolean => Math.min(rebounds, assists) > 0;
  const double = players.find(
    (one) => one.doubles > 1 && one !== first && one !== other && one !== triple && hasBoth(one),
  );
  const keyOf = (one: PlayerFact) =>
    one.points >= STAR_POINTS ? "fortyPoints" : one.doubles > 1 && hasBoth(one) ? "topDouble" : "topScorer";
  return [
    ...(triple ? [fact("triple-double", 60, "tripleDouble", valuesOf(triple))] : []),
    ...(triple === first ? [] : [fact("best of winner", 36 + first.points / 2, keyOf(first), valuesOf(first))]),
    ...(triple === other
      ? []
      : [fact("best of loser", 30, other.points >= STAR_POINTS ? "fortyPoints" : "otherScorer", valuesOf(other))]),
    ...(triple === second || double === second ? [] : [fact("second", 22, "secondScorer", valuesOf(second))]),
    ...(double ? [fact("double", 24, "doubleDouble", valuesOf(double))] : []),
  ];
}

function teamFacts({ threes, rebounds, bench, teams }: BasketballData): Fact[] {
  const more = (topic: string, weight: number, key: Line["key"], pair: Pair | undefined, least: number): Fact[] => {
    if (!pair || Math.abs(pair[0] - pair[1]) < least) return [];
    const side = pair[0] > pair[1] ? "home" : "away";
    const values = { team: named(teams[side]), opponent: named(teams[otherSide(side)]) };
    return [fact(topic, weight, key, { ...values, count: Math.max(...pair), other: Math.min(...pair) })];
  };
  return [
    ...more("rebounds", 26, "teamRebounds", rebounds, REBOUNDS),
    ...more("threes", 25, "teamThrees", threes, THREES),
    ...more("bench", 27, "benchPoints", bench, BENCH),
  ];
}

/** Only told of an upset: how likely the odds had made the favourite, who lost. */
function oddsFacts({ chances, teams }: BasketballData, winner: Side): Fact[] {
  if (!chances) return [];
  const chance = winner === "home" ? chances.at(-1)! : chances[0]!;
  return chance < 70
    ? []
    : [fact("odds", chance - 30, "chanceBefore", { team: named(teams[otherSide(winner)]), chance })];
}

/** How the game went, and who and what decided it. */
export function basketballFacts(data: BasketballData): Record<"turns" | "players" | "totals", Fact[]> {
  const winner = winnerOf(data.state) ?? "home";
  return {
    turns: [...breakFacts(data, winner), ...quarterFacts(data), ...turnFacts(data, winner), ...oddsFacts(data, winner)],
    players: playerFacts(data, winner),
    totals: teamFacts(data),
  };
}
