import type { Side } from "#contract/domain/match";
import { LruCache } from "#contract/memory/lru-cache";
import { DAY } from "#contract/time/units";
import { competitionById } from "../../competitions/world/world.ts";
import type { Fixture } from "../../match/match.ts";
import { SIDES, sideOfTeam } from "../../match/sides.ts";
import type { CallContext } from "../../matches/call-context.ts";
import type { Absence } from "../people/types.ts";
import { cardsIn } from "./cards.ts";
import type { BySide, Cast } from "./types.ts";

// Who is sent off misses the team's next match of the competition. Yellow cards are not added up: that would ask for every
// match of a season before one line-up is known.

export type Context = Pick<CallContext, "sources" | "directory">;

/** The last match of each team in the same competition. */
type Before = BySide<Fixture | undefined>;

/** A season's map takes some 40 kB. */
const MAX_CACHED_SEASONS = 30;
const seasons = new LruCache<Promise<ReadonlyMap<string, Before>>>(MAX_CACHED_SEASONS);
/** Far enough for all second dates of a season to be known. */
const LATER = 800 * DAY;

async function mapSeason({ competitionId, season, kickOff }: Fixture, { sources }: Context) {
  const last = new Map<string, Fixture>();
  const before = new Map<string, Before>();
  for (const fixture of await sources.season(competitionId, season, kickOff + LATER)) {
    const { id, homeId, awayId, source } = fixture;
    before.set(id, { home: last.get(homeId), away: last.get(awayId) });
    if (source !== "simulated") continue;
    last.set(homeId, fixture);
    last.set(awayId, fixture);
  }
  return before;
}

/** The last match that a side has played before this one, in its competition and season. */
async function lastPlayed(fixture: Fixture, side: Side, context: Context): Promise<Fixture | undefined> {
  const key = `${fixture.competitionId} ${fixture.season}`;
  const map = await seasons.getOrCreate(key, () => mapSeason(fixture, context));
  const teamId = side === "home" ? fixture.homeId : fixture.awayId;
  let one = map.get(fixture.id)?.[side];
  while (one && (await context.sources.timelineOf(one)).periods.length === 0)
    one = map.get(one.id)?.[sideOfTeam(one, teamId)];
  return one;
}

const isRed = (colour: string): boolean => colour === "red" || colour === "second_yellow";

async function suspendedOf(fixture: Fixture, side: Side, context: Context, castOf: CastOf): Promise<Absence[]> {
  const last = await lastPlayed(fixture, side, context);
  if (!last) return [];
  const teamId = side === "home" ? fixture.homeId : fixture.awayId;
  const lastSide = sideOfTeam(last, teamId);
  const { incidents, periods } = await context.sources.timelineOf(last);
  if (!cardsIn(incidents).some((card) => card.side === lastSide && isRed(card.colour))) return [];
  const { events, sheets } = await castOf(last);
  return events.flatMap((event): Absence[] => {
    if (event.kind !== "card" || event.side !== lastSide || !isRed(event.colour)) return [];
    const { player } = sheets[lastSide].men[event.man]!.member;
    const from = periods.at(-1)!.endsAt;
    return [{ player, kind: "suspension", certainty: "out", reason: "cards", from, until: fixture.kickOff + DAY }];
  });
}

type CastOf = (fixture: Fixture) => Promise<Cast>;

/** Leagues and cups; friendlies do not count. */
const counts = ({ competitionId }: Fixture): boolean => competitionById(competitionId)?.format.kind !== "loose";

/** Each side's players who are suspended in a match; `castOf` says who was sent off in an earlier one. */
export async function suspendedIn(fixture: Fixture, context: Context, castOf: CastOf): Promise<BySide<Absence[]>> {
  if (!counts(fixture)) return { home: [], away: [] };
  const [home, away] = await Promise.all(SIDES.map((side) => suspendedOf(fixture, side, context, castOf)));
  return { home: home!, away: away! };
}
