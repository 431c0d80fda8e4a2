import type { Pair, Side } from "#contract/domain/match";
import { STAT_KEYS, type StatKey, type StatPeriod, type StatRow } from "#contract/domain/match-statistics";
import { sideIndex } from "../../match/score.ts";
import { Counters, type CountKey, type Range } from "./counters.ts";
import type { FootballProgress } from "./progress.ts";
import { BIG_CHANCE, isInBox } from "./shot-place.ts";
import type { ActionKind, MatchShot } from "./types.ts";

interface Figures {
  counters: Counters;
  shots: readonly MatchShot[];
  actions: FootballProgress["actions"];
  events: FootballProgress["events"];
}

interface Rule {
  unit: StatRow["unit"];
  isHigherBetter: boolean;
  value(figures: Figures): Pair;
  /** Attempts, if `value` counts the successful ones. */
  of?(figures: Figures): Pair;
}

const tally = <Item extends { side: Side }>(items: readonly Item[], weight: (item: Item) => number): Pair => {
  const pair: [number, number] = [0, 0];
  for (const item of items) pair[sideIndex(item.side)] += weight(item);
  return pair;
};

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100));
const hundredths = ([home, away]: Pair): Pair => [Math.round(home * 100) / 100, Math.round(away * 100) / 100];

const counted = (key: CountKey, isHigherBetter = true): Rule => ({
  unit: "count",
  isHigherBetter,
  value: ({ counters }) => counters.totals(key),
});
const outOf = (key: CountKey, attempts: CountKey): Rule => ({
  ...counted(key),
  of: ({ counters }) => counters.totals(attempts),
});
const acted = (...kinds: ActionKind[]): Rule => ({
  unit: "count",
  isHigherBetter: true,
  value: ({ actions }) => tally(actions, ({ kind }) => Number(kinds.includes(kind))),
});
/** Own goals are not shots. */
const shot = (weight: (shot: MatchShot) => number | boolean, isHigherBetter = true): Rule => ({
  unit: "count",
  isHigherBetter,
  value: ({ shots }) => tally(shots, (one) => (one.outcome === "own" ? 0 : Number(weight(one)))),
});
const xg = (weight: (shot: MatchShot) => number): Rule => ({
  ...shot(weight),
  unit: "xg",
  value: (figures) => hundredths(shot(weight).value(figures)),
});
const eventCount = (isHigherBetter: boolean, is: (event: Figures["events"][number]) => boolean): Rule => ({
  unit: "count",
  isHigherBetter,
  value: ({ events }) =>
    tally(
      events.flatMap((event) => ("side" in event ? [event] : [])),
      (event) => Number(is(event)),
    ),
});

const isOnTarget = ({ outcome }: MatchShot): boolean => outcome === "goal" || outcome === "saved";
const isSetPiece = ({ situation }: MatchShot): boolean =>
  situation === "corner" || situation === "setPiece" || situation === "freeKick";

/** The share of all passes, which is how possession is commonly measured; both sides sum to a hundred. */
function possession({ counters }: Figures): Pair {
  const [home, away] = counters.totals("passes");
  const share = home + away === 0 ? 50 : percent(home, home + away);
  return [share, 100 - share];
}

function passAccuracy({ counters }: Figures): Pair {
  const [home, away] = counters.totals("passes");
  const [good, others] = counters.totals("passesAccurate");
  return [percent(good, home), percent(others, away)];
}

const RULES: Readonly<Record<StatKey, Rule>> = {
  possession: { unit: "pct", isHigherBetter: true, value: possession },
  xg: xg((one) => one.xg),
  xgOpenPlay: xg((one) => (one.situation === "open" || one.situation === "counter" ? one.xg : 0)),
  xgSetPiece: xg((one) => (isSetPiece(one) ? one.xg : 0)),
  xgNonPenalty: xg((one) => (one.situation === "penalty" ? 0 : one.xg)),
  xgot: xg((one) => one.xgot),
  shots: shot(() => 1),
  shotsOnTarget: shot(isOnTarget),
  shotsOffTarget: shot(({ outcome }) => outcome === "off" || outcome === "post"),
  shotsBlocked: shot(({ outcome }) => outcome === "blocked"),
  shotsInsideBox: shot(isInBox),
  shotsOutsideBox: shot((one) => !isInBox(one)),
  hitWoodwork: shot(({ outcome }) => outcome === "post"),
  bigChances: shot(({ xg: chance }) => chance >= BIG_CHANCE),
  bigChancesMissed: shot(({ xg: chance, outcome }) => chance >= BIG_CHANCE && outcome !== "goal", false),
  corners: acted("corner"),
  offsides: counted("offsides", false),
  freeKicks: acted("freeKick"),
  throwIns: acted("throwIn"),
  goalKicks: acted("goalKick"),
  fouls: counted("fouls", false),
  yellowCards: eventCount(false, (event) => event.kind === "card" && event.colour === "yellow"),
  redCards: eventCount(false, (event) => event.kind === "card" && event.colour !== "yellow"),
  passes: counted("passes"),
  passAccuracy: { unit: "pct", isHigherBetter: true, value: passAccuracy },
  longBalls: outOf("longBallsAccurate", "longBalls"),
  crosses: outOf("crossesAccurate", "crosses"),
  touchesInBox: counted("boxTouches"),
  attacks: acted("attack", "dangerousAttack"),
  dangerousAttacks: acted("dangerousAttack"),
  dribbles: outOf("dribblesWon", "dribbles"),
  tackles: counted("tackles"),
  interceptions: counted("interceptions"),
  clearances: counted("clearances"),
  saves: counted("saves"),
  duelsWon: counted("duelsWon"),
  groundDuelsWon: {
    ...counted("duelsWon"),
    value: ({ counters }) => {
      const [won, aerial] = [counters.totals("duelsWon"), counters.totals("aerialsWon")];
      return [won[0] - aerial[0], won[1] - aerial[1]];
    },
  },
  aerialsWon: counted("aerialsWon"),
  dispossessed: counted("dispossessed", false),
  substitutions: eventCount(true, ({ kind }) => kind === "substitution"),
};

function buildRow(key: StatKey, figures: Figures): StatRow {
  const { unit, isHigherBetter, value, of } = RULES[key];
  const [home, away] = value(figures);
  const attempts = of?.(figures);
  return { key, home, away, ...(attempts && { homeOf: attempts[0], awayOf: attempts[1] }), unit, isHigherBetter };
}

/** Both sides' statistics within a range; requires progress that has been cut. */
export function statRows(
  progress: FootballProgress,
  range: Range = { from: 0, to: Number.POSITIVE_INFINITY },
  counters = new Counters(progress, range),
): StatRow[] {
  const within = <Item extends { at: number }>(items: readonly Item[]) =>
    items.filter(({ at }) => range.from <= at && at <= range.to);
  const figures = {
    counters,
    shots: within(progress.shots).filter(({ deletedAt }) => deletedAt === undefined),
    actions: within(progress.actions),
    events: within(progress.events),
  };
  return STAT_KEYS.map((key) => buildRow(key, figures));
}

/** Both halves of extra time count as one period. */
function rangesOf({ timeline: { periods } }: FootballProgress): { period: StatPeriod; range: Range }[] {
  const [first, second, ...extra] = periods;
  if (!first) return [];
  const ranges: { period: StatPeriod; range: Range }[] = [
    { period: "H1", range: { from: first.startsAt, to: first.endsAt } },
  ];
  if (second) ranges.push({ period: "H2", range: { from: first.endsAt + 1, to: second.endsAt } });
  if (second && extra.length > 0)
    ranges.push({ period: "ET", range: { from: second.endsAt + 1, to: extra.at(-1)!.endsAt } });
  return [{ period: "ALL", range: { from: 0, to: Number.POSITIVE_INFINITY } }, ...ranges];
}

/** By period, for those begun; requires progress that has been cut. */
export const statPeriods = (progress: FootballProgress): { period: StatPeriod; rows: StatRow[] }[] =>
  rangesOf(progress).map(({ period, range }) => ({ period, rows: statRows(progress, range) }));

export const unitOf = (key: StatKey): StatRow["unit"] => RULES[key].unit;
export const isHigherBetter = (key: StatKey): boolean => RULES[key].isHigherBetter;
