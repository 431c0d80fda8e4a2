import type { Side } from "#contract/domain/match";
import { endsInPlayOffs } from "../../../data/competitions/promotion-play-offs.ts";
import { otherSide, SIDES } from "../../../match/sides.ts";
import { derbyValues } from "./derby-facts.ts";
import type { Angle } from "./facts.ts";
import { runsOf } from "./form-facts.ts";
import { metLately, sweeperOf } from "./meeting-facts.ts";
import type { PreviewData } from "./preview-data.ts";
import { CLEAR_CHANCE, valuesOf } from "./preview-facts.ts";
import { relegationFrom } from "./stake-facts.ts";
import type { Values } from "./story.ts";
import { storyModelOf } from "./story-model.ts";
import { tableNamed } from "./table-facts.ts";

type PreviewAngle =
  | "Final"
  | "Cup"
  | "Derby"
  | "TopTwo"
  | "Scorer"
  | "Sweep"
  | "Slump"
  | "Tired"
  | "Form"
  | "Danger"
  | "Streak"
  | "Unbeaten"
  | "Leader"
  | "Level"
  | "Again"
  | "Favourite"
  | "Plain";

/** The team that an angle is about, and what its sentences need besides the names. */
interface Found {
  side: Side;
  values?: Values;
  topics?: readonly string[];
}

const LEAST_PLAYED = 4;
const IN_FORM = 3;
const STREAK = 4;
const SLUMP = 4;
const WINLESS = 6;
const UNBEATEN = 7;
const SCORING = 4;

type Runs = ReturnType<typeof runsOf>;
type Given = PreviewData & { runs: Record<Side, Runs> };

const first = (is: (side: Side) => boolean): Side | undefined => SIDES.find(is);
const found = (side: Side | undefined, rest: (side: Side) => Omit<Found, "side"> = () => ({})): Found | undefined =>
  side && { side, ...rest(side) };

/** The side with the longer of a run, if it is as long as that. */
function longest(runs: Record<Side, Runs>, run: keyof Runs, least: number): Side | undefined {
  const [home, away] = [runs.home[run] ?? 0, runs.away[run] ?? 0];
  return Math.max(home, away) < least ? undefined : home >= away ? "home" : "away";
}

const playedEnough = ({ places }: Given): boolean =>
  places !== undefined && Math.min(places.home.row.played, places.away.row.played) >= LEAST_PLAYED;

const rankOf = ({ places }: Given, side: Side): number | undefined => {
  const row = places?.[side].row;
  return row?.isTied ? undefined : row?.rank;
};

const isOfOneTable = ({ places }: Given): boolean => places !== undefined && places.home.rows === places.away.rows;

const inDanger = ({ places }: Given, side: Side): boolean => {
  const from = places && relegationFrom(places[side]);
  return from !== undefined && places![side].row.rank >= from - 1;
};

const ANGLES: readonly [key: PreviewAngle, find: (given: Given) => Found | undefined][] = [
  [
    "Final",
    ({ fixture, competition }) =>
      fixture.stage === "final" && !fixture.series && !endsInPlayOffs(competition.id) ? { side: "home" } : undefined,
  ],
  [
    "Cup",
    ({ fixture, places, competition }) =>
      places === undefined &&
      !endsInPlayOffs(competition.id) &&
      !fixture.series &&
      fixture.leg !== 1 &&
      fixture.stage !== "third_place"
        ? { side: "home" }
        : undefined,
  ],
  ["Derby", (given) => found(derbyValues(given) && "home", () => ({ values: derbyValues(given)! }))],
  [
    "TopTwo",
    (given) =>
      playedEnough(given) && isOfOneTable(given)
        ? found(
            first((side) => rankOf(given, side) === 1 && rankOf(given, otherSide(side)) === 2),
            () => ({ topics: ["table home", "table away"] }),
          )
        : undefined,
  ],
  [
    "Scorer",
    ({ scorers }) =>
      found(
        first((side) => scorers?.[side]?.kind === "goals" && !scorers[side].isOut && scorers[side].run >= SCORING),
        (side) => ({
          values: { player: scorers![side]!.player, count: scorers![side]!.run },
          topics: [`scorer ${side}`],
        }),
      ),
  ],
  [
    "Sweep",
    (given) =>
      given.meetings.length > 3
        ? found(sweeperOf(given), () => ({ values: { of: given.meetings.length }, topics: ["tally"] }))
        : undefined,
  ],
  [
    "Tired",
    ({ rest }) =>
      rest && rest.home !== rest.away && Math.min(rest.home, rest.away) === 1
        ? { side: rest.home < rest.away ? "home" : "away", topics: ["rest"] }
        : undefined,
  ],
  [
    "Form",
    ({ runs }) =>
      Math.min(runs.home.won ?? 0, runs.away.won ?? 0) >= IN_FORM
        ? { side: "home", values: { count: runs.home.won!, other: runs.away.won! }, topics: ["run home", "run away"] }
        : undefined,
  ],
  [
    "Danger",
    (given) => (playedEnough(given) && SIDES.every((side) => inDanger(given, side)) ? { side: "home" } : undefined),
  ],
  [
    "Streak",
    ({ runs }) =>
      found(longest(runs, "won", STREAK), (side) => ({ values: { count: runs[side].won! }, topics: [`run ${side}`] })),
  ],
  [
    "Slump",
    ({ runs, recent }) =>
      found(longest(runs, "lost", SLUMP) ?? longest(runs, "winless", WINLESS), (side) => ({
        values: { count: runs[side].winless ?? recent[side].length },
        topics: [`run ${side}`],
      })),
  ],
  [
    "Leader",
    (given) =>
      playedEnough(given)
        ? found(
            first((side) => rankOf(given, side) === 1),
            (side) => ({
              values: { table: tableNamed(given, given.teams[side].id) },
              topics: [`table ${side}`],
            }),
          )
        : undefined,
  ],
  [
    "Unbeaten",
    ({ runs }) =>
      found(longest(runs, "unbeaten", UNBEATEN), (side) => ({
        values: { count: runs[side].unbeaten! },
        topics: [`run ${side}`],
      })),
  ],
  [
    "Level",
    (given) =>
      playedEnough(given) &&
      isOfOneTable(given) &&
      storyModelOf(given.competition.sport).table.isByPoints &&
      given.places!.home.row.points === given.places!.away.row.points
        ? { side: "home", values: { points: given.places!.home.row.points }, topics: ["gap"] }
        : undefined,
  ],
  ["Again", (given) => (metLately(given) ? { side: "home" } : undefined)],
  [
    "Favourite",
    ({ chances }) =>
      chances && Math.max(chances[0]!, chances.at(-1)!) >= CLEAR_CHANCE
        ? { side: chances[0]! >= chances.at(-1)! ? "home" : "away" }
        : undefined,
  ],
];

/**
 * What a preview may be about, the most special first, as long as the same values tell it; the last is true of every
 * match.
 */
export function previewAngles(data: PreviewData): { angles: Angle<PreviewAngle>[]; values: Values } {
  const runs = { home: runsOf(data, "home"), away: runsOf(data, "away") };
  const all = ANGLES.flatMap(([key, find]) => {
    const one = find({ ...data, runs });
    return one ? [{ key, ...one }] : [];
  });
  const [best] = all;
  const values = { ...valuesOf(data, best?.side ?? "home"), ...best?.values };
  const fitting = all.filter((one) => one === best || (one.side === best?.side && one.values === undefined));
  return {
    values,
    angles: [...fitting.map(({ key, topics = [] }) => ({ key, topics })), { key: "Plain", topics: [] }],
  };
}
