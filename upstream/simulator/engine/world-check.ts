import { DEFAULT_SPORT, type Sport } from "#contract/tables/sports";
import { HOUR } from "#contract/time/units";
import type { CompetitionEntry, TeamEntry } from "../../data/entries/types.ts";
import type { Fixture } from "../../match/match.ts";

/** What a real calendar never does. */
export const FAULTS = ["rest", "order", "again", "compatriots"] as const;
export type Fault = (typeof FAULTS)[number];

export interface Violation {
  fault: Fault;
  /** Higher is worse, within its kind. */
  weight: number;
  text: string;
  competitionIds: readonly string[];
}

interface CheckedWorld {
  competitions: readonly CompetitionEntry[];
  teamById(id: string): TeamEntry | undefined;
}

/** Hours between the starts of a footballer's matches; national teams call up other players for each. */
const FOOTBALL_REST = 66;
/** Basketball's: the NBA plays on consecutive evenings, others do not. */
const GAME_REST = 40;
const NBA_REST = 20;
const NBA = "8001";
/** European league phases, in which clubs of one country are kept apart. */
const COUNTRY_PROTECTED = ["103", "104", "105"];

/** Every violation among fixtures, which are in the order of their kick-offs. */
export function checkCalendar({ competitions, teamById }: CheckedWorld, fixtures: readonly Fixture[]): Violation[] {
  const byId = new Map(competitions.map((one) => [one.id, one]));
  const nameOf = (id: string): string => teamById(id)?.names.en ?? id;
  const titleOf = ({ homeId, awayId, competitionId, kickOff }: Fixture): string =>
    `${nameOf(homeId)} v ${nameOf(awayId)} (${byId.get(competitionId)?.names.en}, ${new Date(kickOff).toISOString().slice(0, 16)}Z)`;
  return [
    ...tooSoon(fixtures, byId, nameOf, titleOf),
    ...outOfOrder(fixtures, byId),
    ...metAgain(fixtures, titleOf),
    ...ofOneCountry(fixtures, teamById, titleOf),
  ];
}

type TitleOf = (fixture: Fixture) => string;

/** Matches that a team starts before it has rested from the last. */
function tooSoon(
  fixtures: readonly Fixture[],
  byId: ReadonlyMap<string, CompetitionEntry>,
  nameOf: (id: string) => string,
  titleOf: TitleOf,
): Violation[] {
  const last = new Map<string, Fixture>();
  return fixtures.flatMap((fixture) =>
    [fixture.homeId, fixture.awayId].flatMap((id): Violation[] => {
      const before = last.get(id);
      last.set(id, fixture);
      if (!before) return [];
      const hours = (fixture.kickOff - before.kickOff) / HOUR;
      if (hours >= restBetween(before, fixture, byId)) return [];
      return [
        {
          fault: "rest",
          weight: -hours,
          text: `${nameOf(id)} starts ${hours.toFixed(1)} h after its last: ${titleOf(before)}, ${titleOf(fixture)}`,
          competitionIds: [before.competitionId, fixture.competitionId],
        },
      ];
    }),
  );
}

const isOfNba = ({ competitionId }: Fixture): boolean => competitionId === NBA;

const REST: Readonly<Record<Sport, (before: Fixture, after: Fixture) => number>> = {
  football: () => FOOTBALL_REST,
  basketball: (before, after) => (isOfNba(before) && isOfNba(after) ? NBA_REST : GAME_REST),
};

function restBetween(before: Fixture, after: Fixture, byId: ReadonlyMap<string, CompetitionEntry>): number {
  const { sport } = byId.get(after.competitionId) ?? { sport: DEFAULT_SPORT };
  return REST[sport](before, after);
}

/** Without the second dates of matches that are played again. */
function firstDates(fixtures: readonly Fixture[]): Fixture[] {
  const seen = new Set<string>();
  return fixtures.filter(({ competitionId, season, matchday, homeId, awayId }) => {
    const key = `${competitionId} ${season} ${matchday} ${homeId} ${awayId}`;
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  });
}

/**
 * Matchdays of a table of which most matches are played before most of the matchday before them. Of a matchday that the
 * beginning or end of the fixtures cuts, only those that were put off may be left: it is not compared.
 */
function outOfOrder(fixtures: readonly Fixture[], byId: ReadonlyMap<string, CompetitionEntry>): Violation[] {
  const seasons = Map.groupBy(
    firstDates(fixtures.filter(({ matchday, stage }) => matchday !== undefined && stage === "regular")),
    ({ competitionId, season }) => `${competitionId} ${season}`,
  );
  return [...seasons].flatMap(([, matches]) => {
    const days = [...Map.groupBy(matches, ({ matchday }) => matchday!)].sort(([one], [other]) => one - other);
    const most = Math.max(...days.map(([, list]) => list.length));
    const whole = days.filter(([, list]) => list.length > most / 2);
    const middles = whole.map(([day, list]) => [day, list[Math.floor(list.length / 2)]!] as const);
    return middles.slice(1).flatMap(([day, fixture], index): Violation[] => {
      const [dayBefore, before] = middles[index]!;
      if (before.kickOff < fixture.kickOff) return [];
      const { competitionId, season } = fixture;
      const text = `${byId.get(competitionId)?.names.en} ${season}: round ${day} is played before round ${dayBefore}`;
      return [{ fault: "order", weight: before.kickOff - fixture.kickOff, text, competitionIds: [competitionId] }];
    });
  });
}

/** Pairs that meet in a table's matchday and the next; two legs of a tie are meant to. */
function metAgain(fixtures: readonly Fixture[], titleOf: TitleOf): Violation[] {
  const last = new Map<string, Fixture>();
  return fixtures.flatMap((fixture): Violation[] => {
    const { competitionId, season, homeId, awayId, matchday, stage } = fixture;
    if (matchday === undefined || stage !== "regular") return [];
    const key = `${competitionId} ${season} ${[homeId, awayId].sort().join(" ")}`;
    const before = last.get(key);
    last.set(key, fixture);
    if (!before || matchday - before.matchday! !== 1) return [];
    const text = `${titleOf(fixture)} repeats the round before`;
    return [{ fault: "again", weight: before.kickOff - fixture.kickOff, text, competitionIds: [competitionId] }];
  });
}

function ofOneCountry(fixtures: readonly Fixture[], teamById: CheckedWorld["teamById"], titleOf: TitleOf): Violation[] {
  return fixtures
    .filter(({ stage, competitionId }) => stage === "league_phase" && COUNTRY_PROTECTED.includes(competitionId))
    .filter(({ homeId, awayId }) => teamById(homeId)?.country === teamById(awayId)?.country)
    .map((fixture) => ({
      fault: "compatriots",
      weight: 0,
      text: `${titleOf(fixture)} pairs clubs of one country in a league phase`,
      competitionIds: [fixture.competitionId],
    }));
}
