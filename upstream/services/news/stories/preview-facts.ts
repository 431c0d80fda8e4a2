import type { Side } from "#contract/domain/match";
import { otherSide, SIDES, turnedPair } from "../../../match/sides.ts";
import type { Fact } from "./facts.ts";
import { formFacts } from "./form-facts.ts";
import type { PreviewData } from "./preview-data.ts";
import { balanceLine, named, outcomeFor, scored } from "./shared-lines.ts";
import type { Line, Values } from "./story.ts";
import { storyModelOf } from "./story-model.ts";

// How the two teams of a preview come to their match.

const FORM = 5;
const LEAST_AT_VENUE = 3;
/** Percentage points between the chances of two sides that are as good as equal, and of a clear favourite. */
const EVEN = 3;
export const CLEAR_CHANCE = 70;

export const valuesOf = ({ teams }: PreviewData, side: Side): Values => ({
  team: named(teams[side]),
  opponent: named(teams[otherSide(side)]),
});

/** Goals or points of a team and against it, per match over the last five. */
function averageFacts(data: PreviewData): Fact[] {
  const { hasFewGoals, keys } = storyModelOf(data.competition.sport);
  return SIDES.flatMap((side): Fact[] => {
    const { id } = data.teams[side];
    const last = data.recent[side].slice(0, FORM);
    if (last.length < FORM) return [];
    const pairs = last.map(({ fixture, state: { score = [0, 0] } }) =>
      fixture.homeId === id ? score : turnedPair(score),
    );
    const mean = (index: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[index], 0) / FORM;
    const [own, other] = [mean(0), mean(1)];
    const isStriking = hasFewGoals && (own >= 2.4 || own <= 0.6 || other >= 2.4 || other <= 0.4);
    const values = { ...valuesOf(data, side), of: FORM, scored: { decimal: own }, conceded: { decimal: other } };
    return [{ topic: `average ${side}`, weight: isStriking ? 34 : 14, line: { key: keys.average, values } }];
  });
}

/** The home side's last home matches, and the away side's last away matches. */
function venueFacts(data: PreviewData): Fact[] {
  return SIDES.flatMap((side): Fact[] => {
    const { id } = data.teams[side];
    const there = data.recent[side].filter(({ fixture }) => (side === "home" ? fixture.homeId : fixture.awayId) === id);
    if (there.length < LEAST_AT_VENUE) return [];
    const wins = there.filter((match) => outcomeFor(id, match) === "W").length;
    const values = { ...valuesOf(data, side), wins, of: there.length };
    const isClear = wins >= there.length - 1;
    const line: Line = {
      key: `${side}${wins === 0 ? "Winless" : wins === there.length ? "Perfect" : "Record"}`,
      values,
    };
    return [{ topic: `venue ${side}`, weight: wins === 0 ? 38 : isClear ? 36 : 16, line }];
  });
}

/** What a team's last match was, and how heavy its result. */
function lastFacts(data: PreviewData): Fact[] {
  const heavy = storyModelOf(data.competition.sport).hasFewGoals ? 3 : 20;
  return SIDES.flatMap((side): Fact[] => {
    const [last] = data.recent[side];
    if (!last) return [];
    const { id } = data.teams[side];
    const { fixture, state } = last;
    const [first, second] = state.score ?? [0, 0];
    const [own, other] = fixture.homeId === id ? [first, second] : [second, first];
    const opponent = data.teamOf(fixture.homeId === id ? fixture.awayId : fixture.homeId);
    // The coming opponent was also the last one: that is told as their last meeting.
    if (opponent.id === data.teams[otherSide(side)].id || state.shootout) return [];
    const key = own > other ? "lastWon" : own < other ? "lastLost" : "lastDrawn";
    const values = {
      team: named(data.teams[side]),
      opponent: named(opponent),
      ...(own < other ? { lost: scored([own, other]) } : { won: scored([own, other]) }),
    };
    const weight = Math.abs(own - other) >= heavy ? 33 : 15;
    return [{ topic: `last ${side}`, weight, line: { key, values } }];
  });
}

/** Runs that go on; those that the last match ended are no news of the next. */
const runFacts = (data: PreviewData): Fact[] =>
  formFacts(data).filter(({ line }) => line.key !== "firstWin" && line.key !== "runEnded");

/** Every balance of five, below what else is known of a team's form. */
const balanceFacts = (data: PreviewData): Fact[] =>
  SIDES.flatMap((side): Fact[] => {
    const outcomes = data.recent[side].map((match) => outcomeFor(data.teams[side].id, match));
    const line = balanceLine(data.teams[side], outcomes);
    return line ? [{ topic: `run ${side}`, weight: 13, line }] : [];
  });

const SCORED_IN_A_ROW = 3;
const MANY_GOALS = 4;
const MANY_POINTS = 30;

function scorerFacts(data: PreviewData): Fact[] {
  return SIDES.flatMap((side): Fact[] => {
    const scorer = data.scorers?.[side];
    if (!scorer) return [];
    const { player, count, run, isOut, kind } = scorer;
    const values = { ...valuesOf(data, side), player, count, of: FORM };
    const fact = (key: Line["key"], weight: number, more: Values = {}): Fact[] => [
      { topic: `scorer ${side}`, weight, line: { key, values: { ...values, ...more } } },
    ];
    if (kind === "points") return isOut ? [] : fact("lastScorer", count >= MANY_POINTS ? 40 : 22);
    if (isOut) return count >= SCORED_IN_A_ROW ? fact("scorerOut", 54) : [];
    if (run >= SCORED_IN_A_ROW) return fact("scorerRun", 44 + 4 * run, { count: run });
    return count >= MANY_GOALS ? fact("scorerCount", 30 + 4 * count) : [];
  });
}

/** Days off are told where they differ. */
function restFacts(data: PreviewData): Fact[] {
  const { rest } = data;
  if (!rest) return [];
  const side: Side = rest.home < rest.away ? "home" : "away";
  const [count, other] = [rest[side], rest[otherSide(side)]];
  if (count === 1 && other > 1)
    return [{ topic: "rest", weight: 42, line: { key: "backToBack", values: valuesOf(data, side) } }];
  if (count > 4 || other - count < 2 || other > 14) return [];
  const values = { ...valuesOf(data, side), count, other };
  return [{ topic: "rest", weight: 26 + 3 * (other - count), line: { key: "restShort", values } }];
}

function absenceFacts(data: PreviewData): Fact[] {
  const { out } = data;
  if (!out || out.home.length + out.away.length === 0) return [];
  const side: Side = out.away.length > out.home.length ? "away" : "home";
  const [count, other] = [out[side].length, out[otherSide(side)].length];
  const values = { ...valuesOf(data, side), count, other, player: out[side][0]! };
  const key = other > 0 ? "absences" : count === 1 ? "absenceOne" : "absencesOfOne";
  return [{ topic: "absences", weight: 18 + 3 * count, line: { key, values } }];
}

/** Only where the price is news: a clear favourite, or none at all. */
function chanceFacts(data: PreviewData): Fact[] {
  const { chances } = data;
  if (!chances) return [];
  const [home = 0, away = 0] = [chances[0], chances.at(-1)];
  const side: Side = home >= away ? "home" : "away";
  const values = { ...valuesOf(data, side), chance: Math.max(home, away), other: Math.min(home, away) };
  if (Math.max(home, away) >= CLEAR_CHANCE)
    return [{ topic: "chance", weight: 28, line: { key: "clearChance", values } }];
  if (Math.abs(home - away) > EVEN) return [];
  return [{ topic: "chance", weight: 27, line: { key: "evenChance", values } }];
}

/** What follows the match, for each team. */
function afterFacts(data: PreviewData): Fact[] {
  const { next, fixture, timeZone } = data;
  return SIDES.flatMap((side): Fact[] => {
    const meeting = next[side];
    if (!meeting || meeting.opponent.id === data.teams[otherSide(side)].id) return [];
    const day = { when: meeting.kickOff, timeZone, from: fixture.kickOff };
    const values = { team: named(data.teams[side]), opponent: named(meeting.opponent), day };
    return [{ topic: `after ${side}`, weight: 10, line: { key: "afterThis", values } }];
  });
}

export const comingFacts = (data: PreviewData): Fact[] => [
  ...runFacts(data),
  ...balanceFacts(data),
  ...averageFacts(data),
  ...venueFacts(data),
  ...lastFacts(data),
  ...scorerFacts(data),
];

export const outlookFacts = (data: PreviewData): Fact[] => [
  ...restFacts(data),
  ...absenceFacts(data),
  ...chanceFacts(data),
  ...afterFacts(data),
];
