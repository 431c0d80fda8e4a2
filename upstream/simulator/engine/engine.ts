import { LruCache } from "#contract/memory/lru-cache";
import { DAY } from "#contract/time/units";
import {
  clubsKnownAt,
  clubsOf,
  decidedSeason,
  everyClubOf,
  playingClubs,
} from "../../competitions/world/season-clubs.ts";
import type { DecidedSeason } from "../../data/competitions/decided-seasons.ts";
import type { Calendar, CompetitionEntry, TeamEntry } from "../../data/entries/types.ts";
import type { Fixture, MatchSource, MatchState } from "../../match/match.ts";
import { inKickOffOrder } from "../../match/match-order.ts";
import type { Game } from "../basketball/game.ts";
import { createHappenings } from "./happenings-of-day.ts";
import { parseMatchId } from "./match-id.ts";
import { type MatchProgress, progressHappenings, timelineOfProgress } from "./match-progress.ts";
import { isSeasonYear, seasonBounds, seasonReach, startYearOf } from "./season.ts";
import { type GameSpan, SeasonFixtures } from "./season-fixtures.ts";
import type { SeasonKickOffs } from "./season-kick-offs.ts";
import type { Timeline } from "./timeline.ts";

/** What the engine needs to know of the world. */
export interface EngineWorld {
  competitions: readonly CompetitionEntry[];
  teamById(id: string): TeamEntry | undefined;
  /** How a season is played to give its exchanges of clubs, if not as stored. */
  decided?(competitionId: string, startYear: number): DecidedSeason | undefined;
}

/** Plays every competition of a world that has a calendar. All answers are synchronous. */
export interface Engine extends MatchSource {
  between(from: number, to: number, now: number): Fixture[];
  season(competitionId: string, season: string, now: number): Fixture[];
  ofTeam(teamId: string, from: number, to: number, now: number, opponentId?: string): Fixture[];
  find(matchId: string, now: number): Fixture | undefined;
  happenedBetween(since: number, until: number): Fixture[];
  /** Throws for a fixture that is not this engine's. */
  stateAt(fixture: Fixture, instant: number): MatchState;
  timelineOf(fixture: Fixture): Timeline;
  gameOf(fixture: Fixture): Game | undefined;
  /** A match's whole course, including the future: display code must cut it at its instant. Throws like `stateAt`. */
  timeline(matchId: string): Timeline;
}

// An isolate has 128 MB for everything; the goal is 64 (`npm run bench -- heap`). A day's list touches a season or two
// of each of some 210 competitions, of 25 kB on average; a timeline takes 2 kB.
const MAX_CACHED_SEASONS = 320;
const MAX_CACHED_TIMELINES = 2_000;
// A cached game of basketball takes 60 kB; only those in play are read repeatedly. For the others lists and tables need
// start and end, 1 kB: those of three seasons of the largest league.
const MAX_CACHED_GAMES = 48;
const MAX_CACHED_SPANS = 4_000;

interface Played {
  competition: CompetitionEntry;
  calendar: Calendar;
}

export function createEngine({ competitions, teamById, decided = decidedSeason }: EngineWorld): Engine {
  const played = new Map<string, Played>();
  for (const competition of competitions) {
    const { calendar, format, id } = competition;
    if (calendar && format.kind !== "recorded") played.set(id, { competition, calendar });
  }
  const playedByTeam = indexByTeam([...played.values()]);
  const seasons = new LruCache<SeasonFixtures>(MAX_CACHED_SEASONS);
  const timelines = new LruCache<MatchProgress>(MAX_CACHED_TIMELINES);
  const games = new LruCache<MatchProgress>(MAX_CACHED_GAMES);
  const spanCache = new LruCache<GameSpan>(MAX_CACHED_SPANS);

  const superiorsOf = superiorsAmong(playedByTeam);
  const seasonOf = (one: Played, startYear: number): SeasonFixtures =>
    seasons.getOrCreate(`${one.competition.id} ${startYear}`, () => {
      const { competition, calendar } = one;
      const { variant = 0, playOffs = 0, lent = 0 } = decided(competition.id, startYear) ?? {};
      const teams = playingClubs(competition, startYear, (id) => teamOf(competition, id, teamById), lent);
      const knownFrom = clubsKnownAt(competition, startYear);
      const progressCache = competition.basketball ? games : timelines;
      let known: SeasonKickOffs[] | undefined;
      const superiors = () => {
        known ??= superiorsOf(one).flatMap((other) =>
          yearsAlong(calendar, startYear, other)
            .filter((year) => shareClubs(clubsOf(competition, startYear), clubsOf(other.competition, year)))
            .map((year) => seasonOf(other, year).kickOffs),
        );
        return known;
      };
      const own = { competition, calendar, startYear, teams, variant, playOffs, knownFrom };
      return new SeasonFixtures({ ...own, superiors, progressCache, spanCache });
    });

  const locate = (matchId: string): { season: SeasonFixtures; index: number } | undefined => {
    const key = parseMatchId(matchId);
    const one = key && played.get(key.competitionId);
    if (!one || !isSeasonYear(key.startYear)) return undefined;
    return { season: seasonOf(one, key.startYear), index: key.index };
  };

  const ofMatch = <Part>(matchId: string, part: (season: SeasonFixtures, index: number) => Part | undefined): Part => {
    const at = locate(matchId);
    const found = at && part(at.season, at.index);
    if (!found) throw new Error(`match ${matchId} is not one of the engine's`);
    return found;
  };
  const progress = (matchId: string): MatchProgress => ofMatch(matchId, (season, index) => season.progress(index));
  const timeline = (matchId: string): Timeline => timelineOfProgress(progress(matchId));

  const between = (from: number, to: number, now: number): Fixture[] =>
    [...played.values()]
      .flatMap((one) => yearsTouching(one.calendar, from, to).map((year) => seasonOf(one, year)))
      .flatMap((season) => season.between(from, to, now))
      .sort(inKickOffOrder);

  return {
    between,
    season(competitionId, season, now) {
      const one = played.get(competitionId);
      const year = one && startYearOf(one.calendar, season);
      return one && year !== undefined ? seasonOf(one, year).all(now).sort(inKickOffOrder) : [];
    },
    ofTeam(teamId, from, to, now, opponentId = teamId) {
      const isRequested = ({ homeId, awayId }: Pick<Fixture, "homeId" | "awayId">): boolean =>
        (homeId === teamId || awayId === teamId) && (homeId === opponentId || awayId === opponentId);
      return (playedByTeam.get(teamId) ?? [])
        .flatMap((one) =>
          yearsTouching(one.calendar, from, to)
            .filter((year) => hasBoth(clubsOf(one.competition, year), teamId, opponentId))
            .map((year) => seasonOf(one, year)),
        )
        .flatMap((season) => season.between(from, to, now, isRequested))
        .sort(inKickOffOrder);
    },
    find(matchId, now) {
      const at = locate(matchId);
      return at?.season.find(at.index, now);
    },
    happenedBetween: createHappenings({ between, happeningsOf: ({ id }) => progressHappenings(progress(id)) }),
    stateAt: ({ id }, instant) => ofMatch(id, (season, index) => season.stateAt(index, instant)),
    timelineOf: (fixture) => timeline(fixture.id),
    gameOf: (fixture) => progress(fixture.id).game,
    statisticsOf: () => undefined,
    pricesOf: () => [],
    detailsOf: () => undefined,
    timeline,
  };
}

function teamOf({ key }: CompetitionEntry, teamId: string, teamById: EngineWorld["teamById"]): TeamEntry {
  const team = teamById(teamId);
  if (!team) throw new Error(`${key} names the unknown team ${teamId}`);
  return team;
}

const hasBoth = (clubs: readonly string[], one: string, other: string): boolean =>
  clubs.includes(one) && clubs.includes(other);

const shareClubs = (clubs: readonly string[], others: readonly string[]): boolean =>
  clubs.some((id) => others.includes(id));

/** The competitions that a team plays in, in some season, by the team's id. */
function indexByTeam(played: readonly Played[]): ReadonlyMap<string, readonly Played[]> {
  const index = new Map<string, Played[]>();
  for (const one of played) {
    for (const teamId of everyClubOf(one.competition)) {
      const others = index.get(teamId);
      if (others) others.push(one);
      else index.set(teamId, [one]);
    }
  }
  return index;
}

/** Weeks by which a season's rounds may be outside its calendar; those that overrun it by more make no room. */
const MARGIN_DAYS = 14;

/** Starting years of another competition's seasons along a season: as few as possible, since each has to be planned. */
function yearsAlong(calendar: Calendar, startYear: number, other: Played): number[] {
  const { from, to } = seasonBounds(calendar, startYear);
  return [startYear - 1, startYear, startYear + 1].filter((year) => {
    const bounds = seasonBounds(other.calendar, year);
    return bounds.from <= to + MARGIN_DAYS && bounds.to >= from - MARGIN_DAYS && isSeasonYear(year);
  });
}

/** A league makes room for its clubs' cups, and both for what is played between clubs of several countries. */
const importanceOf = ({ kind, format, isContinental }: CompetitionEntry): number => {
  if (format.kind === "loose") return 0;
  return isContinental ? 3 : kind === "cup" ? 2 : 1;
};

/** The competitions that another makes room for because it shares teams with them in some season. */
function superiorsAmong(playedByTeam: ReadonlyMap<string, readonly Played[]>): (one: Played) => readonly Played[] {
  const known = new Map<Played, readonly Played[]>();
  return (one) => {
    const found = known.get(one);
    if (found) return found;
    const importance = importanceOf(one.competition);
    const sharing = new Set(everyClubOf(one.competition).flatMap((id) => playedByTeam.get(id) ?? []));
    const superiors = [...sharing].filter(({ competition }) => importanceOf(competition) > importance);
    known.set(one, superiors);
    return superiors;
  };
}

/** Starting years of seasons that may have matches in a range. */
function yearsTouching(calendar: Calendar, from: number, to: number): number[] {
  const years: number[] = [];
  for (let year = new Date(from).getUTCFullYear() - 2; year <= new Date(to).getUTCFullYear() + 1; year++) {
    const reach = seasonReach(calendar, year);
    // Kick-offs are on days of the competition's zone, which is at most a day off UTC.
    const isTouching = (reach.from - 1) * DAY < to && (reach.to + 2) * DAY > from;
    if (isTouching && isSeasonYear(year)) years.push(year);
  }
  return years;
}
