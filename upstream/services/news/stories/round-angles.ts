import type { Sport } from "#contract/tables/sports";
import type { Angle } from "./facts.ts";
import {
  averageOf,
  drawsOf,
  gapOf,
  hadOvertime,
  isComeback,
  isLateWin,
  largest,
  matchValues,
  totalOf,
  winsOf,
} from "./round-facts.ts";
import type { RoundData } from "./round-up.ts";
import { named, outcomeFor } from "./shared-lines.ts";
import type { Values } from "./story.ts";

type RoundAngle =
  | "NewLeader"
  | "LeaderBeaten"
  | "Rout"
  | "Late"
  | "Comeback"
  | "Goals"
  | "FewGoals"
  | "Draws"
  | "Overtime"
  | "Close"
  | "Points"
  | "Home"
  | "Away"
  | "Matchday"
  | "Day";

interface Found {
  values?: Values;
  topics?: readonly string[];
}
type Find = readonly [key: RoundAngle, find: (data: RoundData) => Found | undefined];

const ROUT_GOALS = 4;
const ROUT_POINTS = 25;
const CLOSE_POINTS = 2;
const MANY_GOALS = 3.3;
const FEW_GOALS = 1.9;
const MANY_POINTS = 240;
/** Of a round's matches. */
const MANY_DRAWS = 0.4;
const MOST = 0.7;

const newLeader: Find = [
  "NewLeader",
  ({ rows, before, teamOf }) => {
    const [leader, second] = rows ?? [];
    const [was] = before ?? [];
    if (!leader || !second || !was || leader.isTied || leader.teamId === was.teamId) return undefined;
    const values = { team: named(teamOf(leader.teamId)), opponent: named(teamOf(was.teamId)), points: leader.points };
    return { values, topics: ["leader"] };
  },
];

const leaderBeaten: Find = [
  "LeaderBeaten",
  (data) => {
    const [was] = data.before ?? [];
    const lost =
      was && data.matches.find((match) => isOf(was.teamId, match.fixture) && outcomeFor(was.teamId, match) === "L");
    return lost && { values: matchValues(lost, data) };
  },
];

const isOf = (teamId: string, { homeId, awayId }: { homeId: string; awayId: string }): boolean =>
  homeId === teamId || awayId === teamId;

const rout = (least: number): Find => [
  "Rout",
  (data) => {
    const biggest = largest(data.matches, gapOf);
    return biggest && gapOf(biggest) >= least ? { values: matchValues(biggest, data), topics: ["biggest"] } : undefined;
  },
];

const when =
  (is: (data: RoundData) => boolean, topics: readonly string[], values: (data: RoundData) => Values = () => ({})) =>
  (data: RoundData): Found | undefined =>
    is(data) ? { topics, values: values(data) } : undefined;

const of = (data: RoundData): Values => ({
  homeWins: winsOf(data, "home"),
  awayWins: winsOf(data, "away"),
  draws: drawsOf(data),
  count: data.matches.reduce((sum, match) => sum + totalOf(match), 0),
  average: { decimal: averageOf(data) },
});

const sides: readonly Find[] = [
  ["Home", when((data) => winsOf(data, "home") >= MOST * data.matches.length, ["results"], of)],
  ["Away", when((data) => winsOf(data, "away") >= MOST * data.matches.length, ["results"], of)],
];

const ANGLES: Readonly<Record<Sport, readonly Find[]>> = {
  football: [
    newLeader,
    leaderBeaten,
    rout(ROUT_GOALS),
    [
      "Late",
      (data) => {
        const late = data.matches.find(isLateWin);
        return late && { values: matchValues(late, data), topics: [`late ${late.fixture.id}`] };
      },
    ],
    ["Goals", when((data) => averageOf(data) >= MANY_GOALS, ["goals"], of)],
    ["FewGoals", when((data) => averageOf(data) <= FEW_GOALS, ["goals"], of)],
    ["Draws", when((data) => drawsOf(data) >= MANY_DRAWS * data.matches.length, ["results"], of)],
    ...sides,
    [
      "Comeback",
      (data) => {
        const turned = data.matches.find((match) => isComeback(match) && !isLateWin(match));
        return turned && { values: matchValues(turned, data), topics: ["comeback"] };
      },
    ],
  ],
  basketball: [
    [
      "Overtime",
      (data) => {
        const longest = data.matches.find((match) => hadOvertime(match, data));
        const isClosest = longest === largest(data.matches, (match) => -gapOf(match));
        return (
          longest && { values: matchValues(longest, data), topics: ["overtime", ...(isClosest ? ["closest"] : [])] }
        );
      },
    ],
    [
      "Close",
      (data) => {
        const closest = largest(data.matches, (match) => -gapOf(match));
        return closest && gapOf(closest) <= CLOSE_POINTS
          ? { values: matchValues(closest, data), topics: ["closest"] }
          : undefined;
      },
    ],
    rout(ROUT_POINTS),
    [
      "Points",
      (data) => {
        const richest = largest(data.matches, totalOf);
        return richest && totalOf(richest) >= MANY_POINTS
          ? { values: matchValues(richest, data), topics: ["richest"] }
          : undefined;
      },
    ],
    ...sides,
  ],
};

/** What a round-up may be about, with the values of each, the most special first; the last is true of every round. */
export function roundAngles(data: RoundData): { angle: Angle<RoundAngle>; values: Values }[] {
  const found = ANGLES[data.competition.sport].flatMap(([key, find]) => {
    const one = find(data);
    return one ? [{ angle: { key, topics: one.topics ?? [] }, values: one.values ?? {} }] : [];
  });
  const rest: RoundAngle = data.matchday === undefined ? "Day" : "Matchday";
  return [...found, { angle: { key: rest, topics: [] }, values: {} }];
}
