import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { lockOf, openHours } from "#contract/contests/contest-days";
import { HOUR } from "#contract/time/units";
import { addDays } from "#contract/time/zone";
import type { Fixture, MatchState } from "../../match/match.ts";
import { FIXTURE, NO_DETAILS, STATE } from "../../matches/test-data.ts";
import { contestEntries, contestMatches, contestProgress } from "../schema/contests.ts";
import type { ContestSeason } from "./calendar/seasons.ts";
import { newEntryKey } from "./enter-contest.ts";
import { type PickPlacement, placePicks, type StoredPick } from "./place-picks.ts";

/** A Monday; the first day of every season of these tests. */
export const DAY = "2026-11-23";
export const OPENS = openHours(DAY).from;

let seasons = 0;

/** A contest of its own with two days. */
export function newSeason(kind: "prediction" | "score" = "prediction"): ContestSeason & { days: string[] } {
  seasons += 1;
  const days = [DAY, addDays(DAY, 1)];
  const dates = { startDate: OPENS - 12 * HOUR, endDate: openHours(days[1] ?? DAY).to };
  return { id: `pf-test${seasons}`, kind, sport: "football", label: "2026w48", days, ...dates };
}

/** Matches whose state the test sets, without delay. */
export function matchesOfTest() {
  const matches = new Map<string, { fixture: Fixture; state: MatchState }>();
  const sources = {
    ...NO_DETAILS,
    between: () => [],
    season: () => [],
    happenedBetween: () => [],
    find: (id: string) => matches.get(id)?.fixture,
    stateAt: ({ id }: Fixture) => matches.get(id)?.state ?? STATE,
    storedSeasons: async () => [],
    partsOfTeam: () => () => Promise.resolve([]),
    storedOfTeam: () => [],
  };
  const set = (id: string, kickOff: number, state: Partial<MatchState> = {}): void =>
    void matches.set(id, { fixture: { ...FIXTURE, id, kickOff }, state: { ...STATE, ...state } });
  return { sources, set };
}

interface TestMatch {
  id: string;
  day?: string;
  /** Hours after the day's opening. */
  hour?: number;
  isFeatured?: boolean;
}

export const kickOffOf = ({ day = DAY, hour = 5 }: TestMatch): number => openHours(day).from + hour * HOUR;

export async function storeMatches(
  db: DrizzleD1Database,
  season: ContestSeason & { days: string[] },
  matches: readonly TestMatch[],
): Promise<void> {
  const rows = matches.map((match) => {
    const { id: matchId, day = DAY, isFeatured } = match;
    const kickOff = kickOffOf(match);
    const lookAt = kickOff + 2 * HOUR;
    const featuredTeamId = isFeatured ? FIXTURE.homeId : null;
    return { contestId: season.id, matchId, day, kickOff, lockedAt: lockOf(day, kickOff), lookAt, featuredTeamId };
  });
  await db.insert(contestMatches).values(rows);
  await db
    .insert(contestProgress)
    .values({ contestId: season.id, preparedTo: season.days.at(-1) ?? DAY })
    .onConflictDoUpdate({ target: contestProgress.contestId, set: { preparedTo: season.days.at(-1) ?? DAY } });
}

let members = 0;

/** Returns a new entry's number. */
export async function addEntry(
  db: DrizzleD1Database,
  season: ContestSeason,
  fields: Partial<typeof contestEntries.$inferInsert> = {},
): Promise<number> {
  members += 1;
  const [row] = await db
    .insert(contestEntries)
    .values({ contestId: season.id, key: newEntryKey(), username: `member${members}`, at: OPENS - HOUR, ...fields })
    .returning({ id: contestEntries.id });
  return row?.id ?? 0;
}

export const ah = (matchId: string, choice: "home" | "away", line: number): StoredPick => ({
  matchId,
  market: "AH",
  choice,
  line,
  price: "1.95",
  companyId: 3,
});
export const ou = (matchId: string, choice: "over" | "under", line: number): StoredPick => ({
  matchId,
  market: "OU",
  choice,
  line,
  price: "1.9",
  companyId: 3,
});
export const guess = (matchId: string, choice: string): StoredPick => ({ matchId, market: "SCORE", choice });

export const pick = (
  db: DrizzleD1Database,
  season: ContestSeason,
  entryId: number,
  picks: readonly StoredPick[],
  at: PickPlacement["at"] = OPENS + HOUR,
) => placePicks(db, { entryId, season, picks, at, storedAt: 1 });

/** A database on which the power fails: at a statement, or right after it, when it is done but no response arrives. */
export function dyingDatabase(real: D1Database, { dieAt, isDone }: { dieAt: number; isDone: boolean }) {
  let sent = 0;
  let hasDied = false;
  const bare = new WeakMap<object, D1PreparedStatement>();
  const die = (): never => {
    hasDied = true;
    throw new Error("the power is gone");
  };
  async function run<Answer>(count: number, work: () => Promise<Answer>, fail: (at: number) => Promise<Answer>) {
    if (hasDied) return die();
    const at = dieAt - sent - 1;
    sent += count;
    const isHit = at >= 0 && at < count;
    if (!isHit) return work();
    if (isDone) await work();
    else await fail(at).catch(() => undefined);
    return die();
  }
  const statement = (own: D1PreparedStatement): D1PreparedStatement => {
    const proxy = new Proxy(own, {
      get(target, name) {
        const value = Reflect.get(target, name) as unknown;
        if (typeof value !== "function") return value;
        if (name === "bind") return (...values: unknown[]) => statement(target.bind(...values));
        const call = (...values: unknown[]): Promise<unknown> => value.apply(target, values);
        return (...values: unknown[]) =>
          run(
            1,
            () => call(...values),
            async () => undefined,
          );
      },
    });
    bare.set(proxy, own);
    return proxy;
  };
  const broken = () => real.prepare("select json('not json')");
  const database = new Proxy(real, {
    get(target, name) {
      if (name === "prepare") return (query: string) => statement(target.prepare(query));
      if (name === "batch")
        return (given: D1PreparedStatement[]) => {
          const own = given.map((one) => bare.get(one) ?? one);
          // The batch runs up to the statement at which the power fails, and all of it is rolled back.
          const cut = (at: number) => target.batch(own.with(at, broken()));
          return run(own.length, () => target.batch(own), cut);
        };
      const value = Reflect.get(target, name) as unknown;
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { db: drizzle(database), hasDied: () => hasDied };
}
