import { LruCache } from "#contract/memory/lru-cache";
import type { Sport } from "#contract/tables/sports";
import type { TeamEntry } from "../../data/entries/types.ts";
import { idOfOrigin, originOf } from "./careers.ts";
import { type Club, clubByNumber } from "./clubs.ts";
import { nationalSquadAt } from "./national-squads.ts";
import { numberIn } from "./numbers.ts";
import { knownPlayer, playerOf } from "./player.ts";
import { type Presence, presencesIn } from "./presences.ts";
import { skillOf } from "./skill.ts";
import { spellAt, spellsFrom } from "./spells.ts";
import type { Player, SquadMember } from "./types.ts";
import { type Window, windowAt } from "./windows.ts";

interface Stay {
  member: SquadMember;
  from: number;
  until: number;
}

/** A window of a club takes some 8 kB besides its players, the squad between two of its changes 1 kB. */
const MAX_CACHED_WINDOWS = 400;
const MAX_CACHED_SQUADS = 1_000;
const stays = new LruCache<readonly Stay[]>(MAX_CACHED_WINDOWS);
const squads = new LruCache<SquadMember[]>(MAX_CACHED_SQUADS);

function memberOf({ tenure, loan }: Presence, window: Window): SquadMember {
  const origin = originOf(tenure);
  const player = playerOf(origin, idOfOrigin(origin));
  const age = (window >> 1) - origin.birthYear;
  return {
    player,
    number: numberIn(tenure, loan),
    skill: skillOf(tenure, player.id, age),
    since: loan ? new Date(loan.from).getUTCFullYear() : tenure.year,
  };
}

const staysIn = (club: Club, window: Window): readonly Stay[] =>
  stays.getOrCreate(`${club.number} ${window}`, () =>
    presencesIn(club, window).map((one) => ({ member: memberOf(one, window), from: one.from, until: one.until })),
  );

/** The squad between two changes: those who are there on a day. */
function clubSquadAt(club: Club, instant: number): SquadMember[] {
  const window = windowAt(instant);
  const all = staysIn(club, window);
  // A day's squad is that of all days with as many changes behind them.
  let changes = 0;
  for (const { from, until } of all) changes += Number(from <= instant) + Number(until <= instant);
  return squads.getOrCreate(`${club.number} ${window} ${changes}`, () =>
    all.filter(({ from, until }) => from <= instant && instant < until).map(({ member }) => member),
  );
}

/**
 * A team's squad at an instant, in milliseconds: 26 places in football, 15 in basketball, of which some are vacant or
 * change hands while a transfer window is open, and up to two players on loan; the first choice of each place first.
 * Empty for an imported team, whose players are unknown. Returns the same list until the next change.
 */
export function squadAt(team: TeamEntry, instant: number): SquadMember[] {
  const club = clubByNumber(Number(team.id));
  if (!club) return [];
  return club.isNational ? nationalSquadAt(club, windowAt(instant)) : clubSquadAt(club, instant);
}

/** A player's club at an instant. */
export interface Whereabouts {
  player: Player;
  sport: Sport;
  /** Absent before their first tenure and after their last. */
  team?: TeamEntry;
}

/** A player by id, and their team at an instant (milliseconds; by default in their first years). */
export function playerById(id: string, instant?: number): Whereabouts | undefined {
  const known = knownPlayer(id);
  if (!known) return undefined;
  const { player, origin } = known;
  const { sport } = origin.club;
  if (instant === undefined) return { player, sport, team: origin.club.team };
  const spell = spellAt(spellsFrom(origin), instant);
  return { player, sport, ...(spell && { team: spell.club.team }) };
}

export { coachAt } from "./coaches.ts";
