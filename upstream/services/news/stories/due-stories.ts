import { phaseGroup } from "#contract/domain/status";
import type { LocaleCode } from "#contract/tables/locales";
import { isTableStage, roundKeyOf } from "#contract/tables/stages";
import { DAY, MINUTE } from "#contract/time/units";
import { dateIn } from "#contract/time/zone";
import { derbyOf } from "../../../data/derbies/derbies.ts";
import type { MatchAt, MatchState } from "../../../match/match.ts";
import { byText } from "../../../match/match-order.ts";
import { COVERED } from "./covered-competitions.ts";
import type { StoryKind } from "./story.ts";

/** A story due to be written. */
export interface DueStory {
  kind: StoryKind;
  /** With the language it identifies the story permanently: writing it twice makes one. */
  key: string;
  /** Publication time in milliseconds; a report or round-up uses what was known then. */
  at: number;
  competitionId: string;
  /** For reports and previews the match, for round-ups every match of the round. */
  matches: readonly MatchAt[];
}

/** From the final whistle to the report, and from a round's last one to the round-up. */
const REPORT_AFTER = 10 * MINUTE;
const ROUND_UP_AFTER = 30 * MINUTE;
const PREVIEW_BEFORE = DAY;
/** Monday morning, UTC. */
const TABLE_WATCH_AT = 6 * 60 * MINUTE;
const MONDAY = 1;
/** Per day and language. */
const MOST_REPORTS = 20;
const MOST_PREVIEWS = 10;
/** Fewer matches do not make a round. */
const LEAST_OF_ROUND = 4;

/** Whether a match was played to its end; awarded or cancelled matches get no report. */
export const isOver = ({ phase, score }: MatchState): boolean =>
  phaseGroup(phase) === "final" && phase !== "AWARDED" && score !== undefined;

/** The end of a finished match, in milliseconds. */
const endOf = ({ state }: MatchAt): number => state.updatedAt;

/** By the competition's interest to a language's readers, then by kick-off. */
function inOrderOfInterest(matches: readonly MatchAt[], locale: LocaleCode): MatchAt[] {
  const place = ({ fixture }: MatchAt): number => COVERED[locale].indexOf(fixture.competitionId);
  return matches
    .filter((match) => place(match) >= 0)
    .sort((a, b) => place(a) - place(b) || a.fixture.kickOff - b.fixture.kickOff || byText(a.fixture.id, b.fixture.id));
}

const isDerby = ({ fixture }: MatchAt): boolean => derbyOf(fixture.homeId, fixture.awayId) !== undefined;

/** A day's matches that get a story: derbies before all others. */
function mostWanted(day: readonly MatchAt[], locale: LocaleCode, most: number): MatchAt[] {
  const wanted = inOrderOfInterest(day, locale);
  return [...wanted.filter(isDerby), ...wanted.filter((match) => !isDerby(match))].slice(0, most);
}

const dayOf = (instant: number): number => Math.floor(instant / DAY);

function byDay(matches: readonly MatchAt[]): MatchAt[][] {
  return [...Map.groupBy(matches, ({ fixture }) => dayOf(fixture.kickOff)).values()];
}

const ofMatch = (kind: "report" | "preview", match: MatchAt, at: number): DueStory => ({
  kind,
  key: `${kind}-${match.fixture.id}`,
  at,
  competitionId: match.fixture.competitionId,
  matches: [match],
});

const buildReports = (day: readonly MatchAt[], locale: LocaleCode): DueStory[] =>
  mostWanted(day, locale, MOST_REPORTS)
    .filter(({ state }) => isOver(state))
    .map((match) => ofMatch("report", match, endOf(match) + REPORT_AFTER));

const buildPreviews = (day: readonly MatchAt[], locale: LocaleCode): DueStory[] =>
  mostWanted(day, locale, MOST_PREVIEWS)
    .filter(({ state }) => phaseGroup(state.phase) !== "void")
    .map((match) => ofMatch("preview", match, match.fixture.kickOff - PREVIEW_BEFORE));

/** Zone of a competition's days. */
type ZoneOf = (competitionId: string) => string;

/** A table's matchday; without matchdays the local day, because one evening in America is two days in UTC. */
const formatRound = ({ fixture }: MatchAt, zoneOf: ZoneOf): string => {
  const { competitionId, season, stage, matchday, kickOff } = fixture;
  const isMatchday = matchday !== undefined && isTableStage(stage) && Number(competitionId) < 8000;
  return `${competitionId}-${season}-${isMatchday ? roundKeyOf(fixture) : dateIn(kickOff, zoneOf(competitionId))}`;
};

const isDecided = ({ state }: MatchAt): boolean => isOver(state) || phaseGroup(state.phase) === "void";

/** Rounds whose last match is over, not waiting for postponed matches. */
function buildRoundUps(matches: readonly MatchAt[], locale: LocaleCode, zoneOf: ZoneOf): DueStory[] {
  const rounds = Map.groupBy(inOrderOfInterest(matches, locale), (match) => formatRound(match, zoneOf));
  return [...rounds].flatMap(([round, all]): DueStory[] => {
    const played = all.filter(({ state }) => isOver(state));
    if (!all.every(isDecided) || played.length < LEAST_OF_ROUND) return [];
    const at = Math.max(...played.map(endOf)) + ROUND_UP_AFTER;
    const inOrder = played.toSorted((a, b) => a.fixture.kickOff - b.fixture.kickOff);
    return [
      { kind: "roundUp", key: `roundUp-${round}`, at, competitionId: all[0]!.fixture.competitionId, matches: inOrder },
    ];
  });
}

/** One per competition on Mondays, if it has had table matches in the days before. */
function buildTableWatches(matches: readonly MatchAt[], locale: LocaleCode, from: number, to: number): DueStory[] {
  const tabled = inOrderOfInterest(matches, locale).filter(({ fixture }) => fixture.stage === "regular");
  return Array.from({ length: dayOf(to) - dayOf(from) + 1 }, (_, index) => dayOf(from) + index)
    .filter((day) => new Date(day * DAY).getUTCDay() === MONDAY)
    .flatMap((day) => {
      const before = tabled.filter(({ fixture, state }) => fixture.kickOff < day * DAY && isOver(state));
      const ids = [...new Set(before.map(({ fixture }) => fixture.competitionId))];
      return ids.map(
        (id): DueStory => ({
          kind: "tableWatch",
          key: `tableWatch-${id}-${day}`,
          at: day * DAY + TABLE_WATCH_AT,
          competitionId: id,
          matches: before.filter(({ fixture }) => fixture.competitionId === id),
        }),
      );
    });
}

/**
 * Stories due in a language within (from, to], in milliseconds, in order of publication. `matches`: all that kick off
 * between some days before `from` and a day after `to`, with their state at `to`.
 */
export function dueStories(
  matches: readonly MatchAt[],
  locale: LocaleCode,
  [from, to]: readonly [from: number, to: number],
  zoneOf: ZoneOf,
): DueStory[] {
  const days = byDay(matches);
  return [
    ...days.flatMap((day) => [...buildReports(day, locale), ...buildPreviews(day, locale)]),
    ...buildRoundUps(matches, locale, zoneOf),
    ...buildTableWatches(matches, locale, from, to),
  ]
    .filter(({ at }) => from < at && at <= to)
    .sort((a, b) => a.at - b.at || byText(a.key, b.key));
}
