import type { MatchInfoWire, RefereeWire, VenueWire } from "#contract/calls/match-info";
import type { LocaleCode } from "#contract/tables/locales";
import { DAY, MINUTE } from "#contract/time/units";
import type { FormMarkWire } from "#contract/wire/form-mark";
import { nameIn } from "../../data/entries/names.ts";
import type { CompetitionEntry, TeamEntry } from "../../data/entries/types.ts";
import type { Fixture, MatchAt } from "../../match/match.ts";
import { isSimulated } from "../../match/match.ts";
import { turnedPair } from "../../match/sides.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { filterBeside, playedBy } from "../../matches/history/team-history.ts";
import { personWire } from "../../matches/wire/player-wire.ts";
import { teamWire } from "../../matches/wire/references.ts";
import { createRandom } from "../../platform/random.ts";
import { attendanceOf } from "../../simulator/football/attendance.ts";
import { PEOPLE } from "../../simulator/football/progress.ts";
import { refereeRecord } from "../../simulator/football/referee-record.ts";
import { weatherAt } from "../../simulator/football/weather.ts";
import { refereeOf } from "../../simulator/people/referees.ts";
import type { Venue } from "../../simulator/people/types.ts";
import { addressOf, toVenue } from "../../simulator/people/venues.ts";

/** A match with its teams and venue, for facts in a language. */
export interface MatchContext {
  match: MatchAt;
  competition: CompetitionEntry;
  home: TeamEntry;
  away: TeamEntry;
  context: CallContext;
  locale: LocaleCode;
}

/** Milliseconds before kick-off at which each becomes known; the attendance is counted during the match. */
const FORECAST = 6 * DAY;
const APPOINTED = 4 * DAY;
const COUNTED = 70 * MINUTE;
const FORM = 5;

/** A neutral ground is that of another team of the competition, the same all season. */
function groundOf({ match: { fixture }, competition, home, context }: MatchContext): TeamEntry {
  if (!fixture.isNeutral) return home;
  const others = competition.teamIds.filter((id) => id !== fixture.homeId && id !== fixture.awayId);
  const lot = createRandom(`ground ${competition.id} ${fixture.season}`).integer(0, Math.max(0, others.length - 1));
  return context.directory.teamById(others[lot] ?? "") ?? home;
}

/** The venue, if known; recorded and imported matches have what their source gives. */
export function groundsOf(matchContext: MatchContext): Venue | undefined {
  const { fixture } = matchContext.match;
  if (isSimulated(fixture)) return toVenue(groundOf(matchContext));
  return fixture.venue && { id: "", country: "", ...fixture.venue };
}

export function venueWire(venue: Venue, { context, locale }: MatchContext): VenueWire {
  const country = context.directory.countries.find(({ code }) => code === venue.country);
  return {
    venueId: venue.id || undefined,
    name: venue.name,
    city: venue.city,
    country: country && nameIn(country.names, locale).name,
    capacity: venue.capacity ?? null,
    surface: venue.surface,
    address: addressOf(venue, locale),
  };
}

async function namedReferee({ match: { fixture, state }, context }: MatchContext): Promise<RefereeWire | undefined> {
  // An import counts what is over; a supplier names the referee beforehand.
  const isReported = state.phase !== "SCHEDULED" || fixture.source === "supplied";
  const counted = isReported ? await context.sources.statisticsOf(fixture) : undefined;
  if (!counted?.referee) return undefined;
  return { name: counted.referee, matchCount: null, yellowAvg: null, redAvg: null, homeWinPct: null };
}

/** The referee, from a few days before kick-off on, with their season up to the day before. */
export async function refereeWire(matchContext: MatchContext): Promise<RefereeWire | undefined> {
  const { match, competition, context, locale } = matchContext;
  const { fixture } = match;
  if (!isSimulated(fixture)) return namedReferee(matchContext);
  if (context.now < fixture.kickOff - APPOINTED) return undefined;
  const referee = refereeOf(fixture, competition);
  const record = await refereeRecord(referee.id, fixture, competition, context);
  const country = context.directory.countries.find(({ code }) => code === referee.country);
  return {
    refereeId: referee.id,
    name: nameIn(referee.names, locale).name,
    country: country && nameIn(country.names, locale).name,
    matchCount: record?.matches ?? 0,
    yellowAvg: record ? (record.yellows / record.matches).toFixed(2) : null,
    redAvg: record ? (record.reds / record.matches).toFixed(2) : null,
    homeWinPct: record ? Math.round((record.homeWins / record.matches) * 100) : null,
  };
}

/** The attendance, once it has been counted. */
export async function attendance(
  { match: { fixture, state }, home, away, context }: MatchContext,
  venue: Venue | undefined,
): Promise<number | null> {
  if (!isSimulated(fixture)) {
    const counted = state.score ? await context.sources.statisticsOf(fixture) : undefined;
    return counted?.attendance ?? null;
  }
  const isCounted = state.score !== undefined && context.now >= fixture.kickOff + COUNTED;
  return isCounted && venue?.capacity ? attendanceOf(fixture, venue.capacity, home, away) : null;
}

/** The forecast, later the actual weather. That of recorded matches is unknown. */
export function weatherWire(
  { match: { fixture }, context }: MatchContext,
  venue: Venue | undefined,
): MatchInfoWire["weather"] {
  if (!venue || !isSimulated(fixture) || venue.surface === "indoor") return undefined;
  if (context.now < fixture.kickOff - FORECAST) return undefined;
  const { code, celsius, humidity, wind } = weatherAt(venue.id, venue.country, fixture.kickOff);
  return { code, tempC: celsius, humidityPct: humidity, windKph: wind };
}

/** The teams' coaches on the day of the match. */
export function coachesWire({
  match: { fixture },
  home,
  away,
  locale,
}: MatchContext): Pick<MatchInfoWire, "homeCoach" | "awayCoach"> {
  if (!isSimulated(fixture)) return {};
  const of = (team: TeamEntry) => {
    const coach = PEOPLE.coachAt(team, fixture.kickOff);
    return coach && personWire(coach, locale);
  };
  return { homeCoach: of(home), awayCoach: of(away) };
}

/** A team's last matches before this one, from its perspective. */
export async function formWire(
  teamId: string,
  { match: { fixture }, context, locale }: MatchContext,
): Promise<FormMarkWire[]> {
  const played = await playedBy(teamId, fixture.kickOff, FORM, context, filterBeside(fixture));
  return played.flatMap(({ fixture: past, state }): FormMarkWire[] => {
    const isHome = past.homeId === teamId;
    const opponent = context.directory.teamById(isHome ? past.awayId : past.homeId);
    if (!opponent || !state.score) return [];
    const [own, other] = isHome ? state.score : turnedPair(state.score);
    return [
      {
        matchId: past.id,
        result: own > other ? "W" : own < other ? "L" : "D",
        gf: own,
        ga: other,
        opponent: teamWire(opponent, locale),
        matchTime: past.kickOff,
        isHome,
      },
    ];
  });
}

/** The first leg, if this is the second leg of a tie. */
export async function getFirstLeg(
  { id, competitionId, season, stage, leg, homeId, awayId }: Fixture,
  { sources, now }: CallContext,
): Promise<string | undefined> {
  if (leg !== 2) return undefined;
  const fixtures = await sources.season(competitionId, season, now);
  return fixtures.find(
    (one) => one.id !== id && one.leg === 1 && one.stage === stage && one.homeId === awayId && one.awayId === homeId,
  )?.id;
}
