import * as z from "zod/mini";
import type {
  GameCoverage,
  GameInfo,
  GameLeader,
  GameLineUp,
  GameLineUpPlayer,
  GameLineUps,
  GameVenue,
} from "../../domain/game-info.ts";
import { ABSENCE_CERTAINTIES, ABSENCE_KINDS, LINE_UP_STATES, type LineUpAbsence } from "../../domain/line-ups.ts";
import { parseCompetition } from "../../parse/competition.ts";
import { parseMatch } from "../../parse/match.ts";
import { GAME_LEADER_KEYS } from "../../tables/match-facts.ts";
import { CHANNELS, parseChannels } from "../../wire/channels.ts";
import { endpoint, LIVE } from "../../wire/endpoint.ts";
import { MATCH_ITEM, WireLeagueRef } from "../../wire/match-item.ts";
import { OptionalPlayerRef, PLAYER_REF, parsePlayer, WirePlayerRef } from "../../wire/player-ref.ts";
import { optional } from "../../wire/preprocess.ts";
import { parseReplay, REPLAY } from "../../wire/replay.ts";
import { rows } from "../../wire/rows.ts";
import {
  Flag,
  Id,
  Int,
  NullableInt,
  OptionalEpochMs,
  OptionalFlag,
  OptionalText,
  Text,
  wireObject,
} from "../../wire/scalars.ts";
import { parseSupply, SUPPLY } from "../../wire/supply.ts";
import { parseMatchColours, TEAM_COLOURS } from "../../wire/team-colours.ts";
import type { WireOf } from "../../wire/wire-of.ts";
import { GameQuery } from "./wire-moment.ts";

const WireVenue = wireObject({
  venueId: OptionalText,
  name: Text,
  city: OptionalText,
  country: OptionalText,
  capacity: NullableInt,
  surface: OptionalText,
  address: OptionalText,
});

const WireLeading = z.optional(wireObject({ ...PLAYER_REF, v: Int }));
const WireLeader = wireObject({ key: z.enum(GAME_LEADER_KEYS), home: WireLeading, away: WireLeading });
export type LeaderWire = WireOf<typeof WireLeader>;

const WireInfo = wireObject({
  ...MATCH_ITEM,
  league: WireLeagueRef,
  season: Text,
  venue: z.optional(WireVenue),
  referees: rows("referees", WirePlayerRef),
  attendance: NullableInt,
  homeCoach: OptionalPlayerRef,
  awayCoach: OptionalPlayerRef,
  ...TEAM_COLOURS,
  leaders: rows("leaders", WireLeader),
  ...CHANNELS,
  ...SUPPLY,
  ...REPLAY,
  coverage: optional(wireObject({ progress: Flag, lineup: Flag, odds: Flag, stats: OptionalFlag, box: OptionalFlag })),
});
export type GameInfoWire = WireOf<typeof WireInfo>;

const parseVenue = (venue: z.output<typeof WireVenue>): GameVenue => ({
  ...(venue.venueId && { id: venue.venueId }),
  name: venue.name,
  ...(venue.city && { city: venue.city }),
  ...(venue.country && { country: venue.country }),
  ...(venue.capacity !== null && { capacity: venue.capacity }),
  ...(venue.surface && { surface: venue.surface }),
  ...(venue.address && { address: venue.address }),
});

const parseLeader = ({ key, home, away }: z.output<typeof WireLeader>): GameLeader => ({
  key,
  ...(home && { home: { ...parsePlayer(home), value: home.v } }),
  ...(away && { away: { ...parsePlayer(away), value: away.v } }),
});

/** A source that does not say what it counts counts what it knows of the progress. */
const parseCoverage = (coverage: NonNullable<z.output<typeof WireInfo>["coverage"]>): GameCoverage => {
  const { progress, lineup, odds, stats = progress, box = progress } = coverage;
  return { progress, lineup, odds, stats, box };
};

/** One game with its competition, hall, referees, coaches and leaders, for the header of its page. */
export const basketballMatchInfo = endpoint({
  name: "basketballMatchInfo",
  path: "/basketball/match/info",
  namesOne: true,
  isHead: true,
  query: GameQuery,
  result: z.object({ data: WireInfo }),
  toValue: ({ data }): GameInfo => ({
    match: parseMatch(data),
    competition: parseCompetition(data.league),
    season: data.season,
    ...parseSupply(data),
    ...parseReplay(data),
    ...(data.venue && { venue: parseVenue(data.venue) }),
    referees: data.referees.map(parsePlayer),
    ...(data.attendance !== null && { attendance: data.attendance }),
    coaches: {
      ...(data.homeCoach && { home: parsePlayer(data.homeCoach) }),
      ...(data.awayCoach && { away: parsePlayer(data.awayCoach) }),
    },
    leaders: data.leaders.map(parseLeader),
    channels: parseChannels(data.tv),
    ...parseMatchColours(data),
    ...(data.coverage && { coverage: parseCoverage(data.coverage) }),
  }),
  cache: LIVE,
});

const WireLineupPlayer = wireObject({ ...PLAYER_REF, position: OptionalText, isOnCourt: OptionalFlag });
export type GameLineupPlayerWire = WireOf<typeof WireLineupPlayer>;

const WireAbsence = wireObject({
  ...PLAYER_REF,
  kind: z.enum(ABSENCE_KINDS),
  certainty: z.enum(ABSENCE_CERTAINTIES),
  reason: Text,
  until: OptionalText,
});

const WireLineup = wireObject({
  teamId: Id,
  coach: OptionalPlayerRef,
  starters: rows("starters", WireLineupPlayer),
  bench: rows("bench", WireLineupPlayer),
  absences: rows("absences", WireAbsence),
});
export type GameLineupWire = WireOf<typeof WireLineup>;

const parseLineUpPlayer = (player: z.output<typeof WireLineupPlayer>): GameLineUpPlayer => ({
  ...parsePlayer(player),
  ...(player.position && { position: player.position }),
  ...(player.isOnCourt && { isOnCourt: true as const }),
});

const parseAbsence = (absence: z.output<typeof WireAbsence>): LineUpAbsence => ({
  ...parsePlayer(absence),
  kind: absence.kind,
  certainty: absence.certainty,
  reason: absence.reason,
  ...(absence.until && { until: absence.until }),
});

const parseLineUp = (side: z.output<typeof WireLineup>): GameLineUp => ({
  teamId: side.teamId,
  ...(side.coach && { coach: parsePlayer(side.coach) }),
  starters: side.starters.map(parseLineUpPlayer),
  bench: side.bench.map(parseLineUpPlayer),
  absences: side.absences.map(parseAbsence),
});

/** Empty until a day before the tip-off, predicted then, official from 60 minutes before it. */
export const basketballLineup = endpoint({
  name: "basketballLineup",
  path: "/basketball/match/lineup",
  namesOne: true,
  query: GameQuery,
  result: z.object({
    data: wireObject({
      state: z.enum(LINE_UP_STATES),
      confirmedAt: OptionalEpochMs,
      home: WireLineup,
      away: WireLineup,
    }),
  }),
  toValue: ({ data }): GameLineUps => ({
    state: data.state,
    ...(data.confirmedAt !== undefined && { confirmedAt: data.confirmedAt }),
    home: parseLineUp(data.home),
    away: parseLineUp(data.away),
  }),
  cache: LIVE,
});
