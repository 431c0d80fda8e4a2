import type { GameInfoWire, GameLineupPlayerWire, GameLineupWire, LeaderWire } from "#contract/calls/basketball/info";
import { phaseGroup } from "#contract/domain/status";
import type { QueryOf, ResultOf } from "#contract/registry";
import type { LocaleCode } from "#contract/tables/locales";
import { GAME_LEADER_KEYS, type GameLeaderKey } from "#contract/tables/match-facts";
import { utcDate } from "#contract/time/dates";
import { countryByCode } from "../../competitions/world/world.ts";
import { nameIn } from "../../data/entries/names.ts";
import type { TeamEntry } from "../../data/entries/types.ts";
import { type Fixture, isSimulated, type MatchState } from "../../match/match.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { countedNow, detailsNow } from "../../matches/counted-now.ts";
import { isPriced } from "../../matches/odds/match-prices.ts";
import { competitionOf, matchItemWire } from "../../matches/wire/match.ts";
import { personWire } from "../../matches/wire/player-wire.ts";
import { channelsWire, coloursWire, leagueWire } from "../../matches/wire/references.ts";
import { replayWire } from "../../matches/wire/replay.ts";
import { createRandom } from "../../platform/random.ts";
import { type Box, boxAt, type TeamBox } from "../../simulator/basketball/box-score.ts";
import { rosterAt, teamsOf } from "../../simulator/basketball/progress-of-game.ts";
import { namedOf, type RosterPlayer } from "../../simulator/basketball/roster.ts";
import { OFFICIAL_BEFORE, PREDICTED_BEFORE } from "../../simulator/basketball/rules.ts";
import { absencesAt } from "../../simulator/people/absences.ts";
import { refereeOf } from "../../simulator/people/referees.ts";
import { coachAt } from "../../simulator/people/squads.ts";
import type { Venue } from "../../simulator/people/types.ts";
import { addressOf, toVenue } from "../../simulator/people/venues.ts";
import { reportedLeaders, reportedRows } from "./reported-box.ts";
import { playerWire, requestedGame } from "./requested-game.ts";

/** The least share of seats filled; nor is a hall sold out every evening. */
const LEAST_FILLED = 0.62;

/**
 * The venue that the source gives. A simulated game is in the home side's hall; on neutral ground the venue is unknown.
 */
function venueWire(fixture: Fixture, home: TeamEntry, locale: LocaleCode) {
  const { isNeutral, venue } = fixture;
  if (venue) return { name: venue.name, city: venue.city, capacity: null };
  if (isNeutral || !isSimulated(fixture)) return undefined;
  const own: Venue = toVenue(home);
  const country = countryByCode(own.country);
  return {
    venueId: own.id,
    name: own.name,
    city: own.city,
    country: country && nameIn(country.names, locale).name,
    capacity: own.capacity ?? null,
    surface: own.surface,
    address: addressOf(own, locale),
  };
}

/** Counted once the game is over. */
function attendanceOf(fixture: Fixture, { phase }: MatchState, home: TeamEntry): number | null {
  const { id, isNeutral } = fixture;
  const { capacity } = toVenue(home);
  if (!isSimulated(fixture) || isNeutral || capacity === undefined || phaseGroup(phase) !== "final") return null;
  const filled = LEAST_FILLED + (1.12 - LEAST_FILLED) * createRandom(`attendance ${id}`).next();
  return Math.round(capacity * Math.min(1, filled));
}

/** A team's leader in a count; of equals the earlier in the roster. */
function leading({ lines }: TeamBox, key: GameLeaderKey, locale: LocaleCode) {
  const best = lines.reduce((top, line) => (line[key] > top[key] ? line : top), lines[0]!);
  return best[key] > 0 ? { ...playerWire(best.player, locale), v: best[key] } : undefined;
}

const leadersWire = ({ home, away }: Box, locale: LocaleCode): LeaderWire[] =>
  GAME_LEADER_KEYS.map((key) => ({ key, home: leading(home, key, locale), away: leading(away, key, locale) }));

/** Changes too often for a list, so only a game's own answer has it. */
function boardWire({ basketball }: MatchState): Pick<GameInfoWire, "possession" | "homeBonus" | "awayBonus"> {
  const { possession, bonus = [] } = basketball ?? {};
  return {
    possession,
    homeBonus: bonus.includes("home") || undefined,
    awayBonus: bonus.includes("away") || undefined,
  };
}

/** One game with its competition, hall, referee, coaches and leaders. */
export async function infoOfGame(
  { matchId, lang }: QueryOf<"basketballMatchInfo">,
  context: CallContext,
): Promise<{ data: GameInfoWire }> {
  const { sources, directory, now } = context;
  const { fixture, progress } = await requestedGame(matchId, context);
  const [state, tv] = await Promise.all([sources.stateAt(fixture, now), channelsWire(fixture.competitionId, context)]);
  const [supply, replay, counted, details, priced] = await Promise.all([
    context.supply?.({ fixture, state }, now),
    replayWire({ fixture, state }, context),
    countedNow(fixture, context),
    detailsNow(fixture, context),
    isSimulated(fixture) ? false : isPriced(fixture, context),
  ]);
  const locale = localeOf(lang);
  const competition = competitionOf(fixture, directory);
  const { home, away } = teamsOf(fixture, context);
  const simulated = isSimulated(fixture);
  const [homeCoach, awayCoach] = [home, away].map((team) => (simulated ? coachAt(team, fixture.kickOff) : undefined));
  return {
    data: {
      ...matchItemWire({ fixture, state }, directory, locale),
      ...boardWire(state),
      league: leagueWire(competition, directory, locale),
      season: fixture.season,
      venue: venueWire(fixture, home, locale),
      referees: simulated ? [personWire(refereeOf(fixture, competition), locale)] : [],
      attendance: attendanceOf(fixture, state, home),
      homeCoach: homeCoach && personWire(homeCoach, locale),
      awayCoach: awayCoach && personWire(awayCoach, locale),
      homeColours: coloursWire(home),
      awayColours: coloursWire(away),
      leaders: progress ? leadersWire(boxAt(progress, now), locale) : reportedLeaders(details?.box),
      tv,
      supply,
      replay,
      coverage: {
        progress: simulated,
        lineup: simulated,
        odds: simulated || priced,
        stats: simulated || reportedRows(counted).length > 0,
        box: simulated || details?.box !== undefined,
      },
    },
  };
}

const lineupPlayer = (player: RosterPlayer, locale: LocaleCode, isOnCourt: boolean): GameLineupPlayerWire => ({
  ...playerWire(player, locale),
  position: player.role,
  isOnCourt: isOnCourt || undefined,
});

interface Shown {
  locale: LocaleCode;
  onCourt: ReadonlySet<string>;
  /** The instant (milliseconds) at which absences are announced. */
  knownAt: number;
}

function lineupWire(
  team: TeamEntry,
  roster: readonly RosterPlayer[],
  { locale, onCourt, knownAt }: Shown,
): GameLineupWire {
  const active = namedOf(roster);
  const named = new Set(active.map(({ id }) => id));
  const coach = coachAt(team, knownAt);
  const wire = (player: RosterPlayer) => lineupPlayer(player, locale, onCourt.has(player.id));
  return {
    teamId: team.id,
    ...(coach && { coach: personWire(coach, locale) }),
    starters: active.filter(({ isStarter }) => isStarter).map(wire),
    bench: active.filter(({ isStarter }) => !isStarter).map(wire),
    absences: absencesAt(team, knownAt)
      .filter(({ player }) => !named.has(player.id))
      .map(({ player, kind, certainty, reason, until }) => ({
        ...personWire(player, locale),
        kind,
        certainty,
        reason,
        until: utcDate(until),
      })),
  };
}

const nobody = ({ id }: TeamEntry): GameLineupWire => ({ teamId: id, starters: [], bench: [], absences: [] });

/** A game's line-ups as known now. */
export async function lineupOfGame(
  { matchId, lang }: QueryOf<"basketballLineup">,
  context: CallContext,
): Promise<ResultOf<"basketballLineup">> {
  const { now, sources } = context;
  const { fixture, progress } = await requestedGame(matchId, context);
  const { home, away } = teamsOf(fixture, context);
  const { phase } = await sources.stateAt(fixture, now);
  const isOff = phaseGroup(phase) === "void" && !progress;
  if (!isSimulated(fixture) || isOff || now < fixture.kickOff - PREDICTED_BEFORE)
    return { data: { state: "none", home: nobody(home), away: nobody(away) } };
  const isOfficial = now >= fixture.kickOff - OFFICIAL_BEFORE;
  const knownAt = isOfficial ? fixture.kickOff : now;
  const box = progress && boxAt(progress, now);
  const onCourt = new Set(
    [...(box?.home.lines ?? []), ...(box?.away.lines ?? [])]
      .filter((line) => line.isOnCourt)
      .map(({ player }) => player.id),
  );
  const shown: Shown = { locale: localeOf(lang), onCourt: phaseGroup(phase) === "live" ? onCourt : new Set(), knownAt };
  return {
    data: {
      state: isOfficial ? "official" : "predicted",
      ...(isOfficial && { confirmedAt: fixture.kickOff - OFFICIAL_BEFORE }),
      home: lineupWire(home, rosterAt(home, knownAt), shown),
      away: lineupWire(away, rosterAt(away, knownAt), shown),
    },
  };
}
