import { SPORTS } from "#contract/tables/sports";
import { acrossYears } from "#contract/time/dates";
import { DAY } from "#contract/time/units";
import { COMPETITIONS, teamById } from "../../competitions/world/world.ts";
import { REAL_SEASONS, type RealSeasons } from "../../data/competitions/real-seasons.ts";
import { createEngine, type Engine } from "./engine.ts";
import { seasonFigures } from "./season-figures.ts";
import { checkCalendar, FAULTS, type Violation } from "./world-check.ts";

const TITLES: Record<Violation["fault"], string> = {
  rest: "a team without rest between two matches",
  order: "rounds out of order",
  again: "a pair that meets in two rounds running",
  compatriots: "clubs of one country in a European league phase",
};
const WORST = 10;

/** The invariants of the calendar from one July to the next, as lines of text. */
export function worldReport(startYear: number, isDetailed = false): string[] {
  const engine = createEngine({ competitions: COMPETITIONS, teamById });
  const [from, to] = [Date.UTC(startYear, 6, 1), Date.UTC(startYear + 1, 6, 1)];
  const fixtures = engine.between(from, to, to + DAY);
  return [
    `${acrossYears(startYear)}: ${fixtures.length} matches`,
    ...SPORTS.flatMap(({ code: sport }) => {
      const ids = new Set(COMPETITIONS.filter((one) => one.sport === sport).map(({ id }) => id));
      const own = fixtures.filter(({ competitionId }) => ids.has(competitionId));
      const found = checkCalendar({ competitions: COMPETITIONS, teamById }, own);
      return [
        `${sport}, ${own.length} matches`,
        ...countsOf(found),
        ...worstOf(found),
        ...(isDetailed ? byPlace(found) : []),
      ];
    }),
    "leagues beside their real seasons: first, last and spread in points per match, goals, home wins",
    ...Object.entries(REAL_SEASONS).map(([id, real]) => besideReal(engine, id, real, startYear)),
  ];
}

/** A league's figures, each with its real range; `*` marks one outside it. */
function besideReal(engine: Engine, id: string, real: RealSeasons, startYear: number): string {
  const figures = seasonFigures(engine, COMPETITIONS.find((one) => one.id === id)!, startYear);
  const cell = (key: "champion" | "last" | "spread" | "homeWins") => {
    const [least, most] = real[key];
    const mark = figures[key] < least || figures[key] > most ? "*" : " ";
    return `${figures[key].toFixed(2)}${mark} (${least.toFixed(2)}–${most.toFixed(2)})`;
  };
  return [
    `    ${keyOf(id).padEnd(24)}`,
    cell("champion"),
    cell("last"),
    cell("spread"),
    `${figures.goals.toFixed(2)} (${real.goals.toFixed(2)})`,
    cell("homeWins"),
  ].join("  ");
}

const countsOf = (found: readonly Violation[]): string[] =>
  FAULTS.map((fault) => `  ${String(found.filter((one) => one.fault === fault).length).padStart(6)} ${TITLES[fault]}`);

const worstOf = (found: readonly Violation[]): string[] =>
  FAULTS.flatMap((fault) => found.filter((one) => one.fault === fault).sort((one, other) => other.weight - one.weight))
    .slice(0, WORST)
    .map(({ text }) => `    ${text}`);

const keyOf = (id: string): string => COMPETITIONS.find((one) => one.id === id)?.key ?? id;

function byPlace(found: readonly Violation[]): string[] {
  const places = Map.groupBy(found, ({ fault, competitionIds }) =>
    [fault, ...competitionIds.map(keyOf).sort()].join(" "),
  );
  return [...places]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([place, { length }]) => `  ${String(length).padStart(6)} ${place}`);
}
