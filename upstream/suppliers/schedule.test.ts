import { expect, it } from "vitest";
import type { Phase } from "#contract/domain/status";
import { DAY, HOUR, MINUTE } from "#contract/time/units";
import type { SupplierAdapter } from "./adapter.ts";
import { apiBasketball } from "./api-basketball/adapter.ts";
import { footballData } from "./football-data/adapter.ts";
import { openLigaDb } from "./openligadb/adapter.ts";
import {
  type AgendaMatch,
  type DueCall,
  dueCall,
  LIVE_EVERY,
  liveEvery,
  mayBePlayed,
  nextLook,
  READ_DAILY,
} from "./schedule.ts";

const SATURDAY = Date.parse("2026-10-17T00:00:00Z");

interface Played extends AgendaMatch {
  /** Minutes from the kick-off to the final whistle. */
  length: number;
}

const UNPRICED = { changedAt: 0, hasPrices: false, hasLivePrices: false, pricesReadAt: 0 };

const isPlayed = ({ kickOff, length }: Played, now: number): boolean =>
  kickOff <= now && now < kickOff + length * MINUTE;

/** As the clock knows it: only details read after the end say that there was one. */
const phaseAt = ({ kickOff, length, detailsReadAt }: Played, now: number): Phase => {
  const minute = (now - kickOff) / MINUTE;
  if (minute < 0) return "SCHEDULED";
  if (minute < 47) return "FIRST_HALF";
  if (minute < 62) return "HALF_TIME";
  return detailsReadAt < kickOff + length * MINUTE ? "SECOND_HALF" : "FULL_TIME";
};

interface SimulatedDay {
  matches: Played[];
  seasons: number;
  perDay: number;
  /** How many requests a call is. */
  requestsOf?(call: DueCall, matches: readonly Played[]): number;
}

/** A day of a clock: what it asks, by kind, and the most in a minute. */
function playDay({ matches, seasons, perDay, requestsOf = () => 1 }: SimulatedDay) {
  const minutes = new Map<number, number>();
  const counts: Record<DueCall["kind"], number> = {
    competitions: 0,
    season: 0,
    live: 0,
    details: 0,
    prices: 0,
    livePrices: 0,
    backfill: 0,
    table: 0,
  };
  let [competitionsReadAt, liveReadAt, livePricesReadAt, used] = [0, 0, 0, 0];
  let listed: Played[] = [];
  const due = Array.from({ length: seasons }, (_, index) => ({
    id: String(index),
    dueAt: 0,
    table: { readAt: 0, isOpen: false },
  }));
  for (const [index, match] of matches.entries()) match.competition = String(index % seasons);
  for (let now = SATURDAY; now < SATURDAY + DAY; ) {
    for (const match of matches) match.phase = phaseAt(match, now);
    const agenda = { competitionsReadAt, liveReadAt, livePricesReadAt, seasons: due, matches };
    const budget = { left: perDay - used, perDay };
    const call = used < perDay ? dueCall(agenda, now, budget) : undefined;
    if (!call) {
      now = used < perDay ? nextLook(agenda, now, budget) : SATURDAY + DAY;
      continue;
    }
    const playing = matches.filter((match) => mayBePlayed(match, now));
    const requests = requestsOf(
      call,
      call.kind === "details" ? matches.filter(({ id }) => call.matches.includes(id)) : playing,
    );
    used += requests;
    counts[call.kind] += requests;
    const minute = Math.floor(now / MINUTE);
    minutes.set(minute, (minutes.get(minute) ?? 0) + requests);
    if (call.kind === "live") {
      liveReadAt = now;
      for (const match of listed) if (!isPlayed(match, now)) match.detailsReadAt = 0;
      listed = matches.filter((match) => isPlayed(match, now));
    }
    if (call.kind === "livePrices") livePricesReadAt = now;
    if (call.kind === "prices") matches.find(({ id }) => id === call.match)!.pricesReadAt = now;
    if (call.kind === "competitions") competitionsReadAt = now;
    if (call.kind === "season") due.find(({ id }) => id === call.competition)!.dueAt = now + READ_DAILY;
    if (call.kind === "table") due.find(({ id }) => id === call.competition)!.table.readAt = now;
    if (call.kind === "details")
      for (const match of matches) if (call.matches.includes(match.id)) match.detailsReadAt = now;
    now += 250;
  }
  return { counts, used, mostInMinute: Math.max(...minutes.values()) };
}

/** Kick-offs every quarter of an hour from 10:00 to 21:30. */
const saturday = (count: number): Played[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    competition: "39",
    kickOff: SATURDAY + 10 * HOUR + (index % 47) * 15 * MINUTE,
    phase: "SCHEDULED",
    detailsReadAt: 0,
    hasDetails: true,
    length: 108 + ((index * 7) % 9),
    ...UNPRICED,
  }));

const priced = (count: number, hasLivePrices = true) =>
  saturday(count).map((match) => ({ ...match, hasPrices: true, hasLivePrices }));

it("a Saturday of 700 matches in 90 competitions fits the plan of 7,500 requests, with a live list each 20 seconds", () => {
  const { counts, used } = playDay({ matches: priced(700), seasons: 90, perDay: 7_500 });
  expect(used).toBeLessThanOrEqual(7_500);
  // The table of docs/suppliers.md. The live list from 9:59 to midnight, with the last matches; prices from what is left.
  expect(counts).toMatchInlineSnapshot(`
    {
      "backfill": 0,
      "competitions": 1,
      "details": 4652,
      "live": 2422,
      "livePrices": 54,
      "prices": 0,
      "season": 90,
      "table": 12,
    }
  `);
});

it("a Saturday of 60 matches in 20 competitions is a third of it", () => {
  expect(playDay({ matches: saturday(60), seasons: 20, perDay: 7_500 }).counts).toMatchInlineSnapshot(`
    {
      "backfill": 0,
      "competitions": 1,
      "details": 816,
      "live": 2419,
      "livePrices": 0,
      "prices": 0,
      "season": 20,
      "table": 19,
    }
  `);
});

it("the plan of 100 requests a day is never exceeded, and has something left for the evening", () => {
  const { counts, used } = playDay({ matches: saturday(60), seasons: 20, perDay: 100 });
  expect(used).toBeLessThanOrEqual(100);
  expect(counts.live).toBeGreaterThan(10);
});

const requestsTo =
  ({ live, details, counts = () => [] }: SupplierAdapter): SimulatedDay["requestsOf"] =>
  (call, matches) => {
    if (call.kind === "live") return live(matches).length;
    return call.kind === "details" ? details(matches).length + counts(matches).length : 1;
  };

it("a Saturday of 40 games in 10 competitions fits the plan of 7,500 requests, by the days on which they began", () => {
  const day = { seasons: 10, perDay: 7_500, requestsOf: requestsTo(apiBasketball) };
  const { counts, used } = playDay({ matches: priced(40, false), ...day });
  expect(used).toBeLessThan(7_500);
  expect(counts).toMatchInlineSnapshot(`
    {
      "backfill": 0,
      "competitions": 1,
      "details": 2133,
      "live": 2092,
      "livePrices": 0,
      "prices": 160,
      "season": 10,
      "table": 10,
    }
  `);
});

it("a Saturday of 60 matches of nine competitions fits ten requests a minute", () => {
  const { perDay, perMinute } = footballData.smallestPlan;
  const { counts, mostInMinute } = playDay({
    matches: saturday(60),
    seasons: 9,
    perDay,
    requestsOf: requestsTo(footballData),
  });
  expect(mostInMinute).toBeLessThanOrEqual(perMinute);
  expect(counts).toMatchInlineSnapshot(`
    {
      "backfill": 0,
      "competitions": 1,
      "details": 816,
      "live": 2419,
      "livePrices": 0,
      "prices": 0,
      "season": 9,
      "table": 8,
    }
  `);
});

it("a Saturday of 30 matches of four leagues does not use up what is asked of volunteers a day", () => {
  const { perDay, perMinute } = openLigaDb.smallestPlan;
  const matches = saturday(30).map((match, index) => ({ ...match, competition: String(index % 4), hasDetails: false }));
  const { counts, used, mostInMinute } = playDay({ matches, seasons: 4, perDay, requestsOf: requestsTo(openLigaDb) });
  expect(used).toBeLessThan(perDay);
  expect(mostInMinute).toBeLessThanOrEqual(perMinute);
  expect(counts).toMatchInlineSnapshot(`
    {
      "backfill": 0,
      "competitions": 1,
      "details": 205,
      "live": 1202,
      "livePrices": 0,
      "prices": 0,
      "season": 4,
      "table": 0,
    }
  `);
});

it("asks nothing and sleeps while nothing plays", () => {
  const agenda = {
    competitionsReadAt: SATURDAY,
    liveReadAt: 0,
    livePricesReadAt: 0,
    seasons: [{ id: "1", dueAt: SATURDAY + 20 * HOUR }],
    matches: [
      {
        id: "1",
        competition: "39",
        kickOff: SATURDAY + 5 * HOUR,
        phase: "SCHEDULED" as const,
        detailsReadAt: SATURDAY,
        hasDetails: true,
        ...UNPRICED,
      },
    ],
  };
  const budget = { left: 7_000, perDay: 7_500 };
  expect(dueCall(agenda, SATURDAY + HOUR, budget)).toBeUndefined();
  expect(nextLook(agenda, SATURDAY + HOUR, budget)).toBeGreaterThan(SATURDAY + HOUR + 4 * MINUTE);
});

it.each([
  [-61, false],
  [-60, true],
  [-40, true],
  [-15, true],
] as const)("line-ups are read %i minutes from kick-off: %s", (minutes, isRead) => {
  const kickOff = SATURDAY + 15 * HOUR;
  const now = kickOff + minutes * MINUTE;
  const matches = [
    {
      id: "7",
      competition: "39",
      kickOff,
      phase: "SCHEDULED" as const,
      detailsReadAt: now - 5 * MINUTE,
      hasDetails: true,
      ...UNPRICED,
    },
  ];
  const agenda = { competitionsReadAt: now, liveReadAt: now, livePricesReadAt: now, seasons: [], matches };
  const call = dueCall(agenda, now, { left: 7_000, perDay: 7_500 });
  expect(call).toEqual(isRead ? { kind: "details", matches: ["7"] } : undefined);
});

it("what is over is read again after ten minutes, an hour, a day and three", () => {
  const kickOff = SATURDAY - 3 * DAY - 2 * HOUR;
  const end = kickOff + 2 * HOUR;
  const due = (detailsReadAt: number, now: number) =>
    dueCall(
      {
        competitionsReadAt: now,
        liveReadAt: now,
        livePricesReadAt: now,
        seasons: [],
        matches: [
          { id: "7", competition: "39", kickOff, phase: "FULL_TIME", detailsReadAt, hasDetails: true, ...UNPRICED },
        ],
      },
      now,
      { left: 7_000, perDay: 7_500 },
    ) !== undefined;
  for (const after of [10 * MINUTE, HOUR, DAY, 3 * DAY]) {
    expect(due(end + after - 1, end + after)).toBe(true);
    expect(due(end + after, end + after)).toBe(false);
  }
});

it.each([
  ["a minute before a list told the end", -MINUTE, true],
  ["with the answer that told the end", -1_000, false],
  ["after it", MINUTE, false],
])("details that were read %s are read again at once: %s", (_, after, isRead) => {
  const kickOff = SATURDAY + 12 * HOUR;
  const changedAt = kickOff + 100 * MINUTE;
  const now = changedAt + 2 * MINUTE;
  const over = { id: "7", competition: "12", kickOff, phase: "FULL_TIME", hasDetails: true } as const;
  const matches = [{ ...over, ...UNPRICED, changedAt, detailsReadAt: changedAt + after }];
  const agenda = { competitionsReadAt: now, liveReadAt: now, livePricesReadAt: now, seasons: [], matches };
  expect(dueCall(agenda, now, { left: 7_000, perDay: 7_500 }) !== undefined).toBe(isRead);
});

it("the live list is rarer where the quota would not last", () => {
  expect(liveEvery({ left: 7_500, perDay: 7_500 }, SATURDAY)).toBe(LIVE_EVERY);
  expect(liveEvery({ left: 60, perDay: 100 }, SATURDAY + 12 * HOUR)).toBe((12 * HOUR) / 36);
});

const evening = (finals: readonly number[], open: readonly number[] = []) =>
  [...finals, ...open].map((kickOff) => ({
    ...saturday(1)[0]!,
    kickOff,
    detailsReadAt: kickOff + 2 * DAY,
    phase: finals.includes(kickOff) ? ("FULL_TIME" as const) : ("SCHEDULED" as const),
  }));
const [NOON, THREE] = [SATURDAY + 12 * HOUR, SATURDAY + 15 * HOUR];

/** When a competition's table is read next; undefined if not within a day. */
function tableReadAt(matches: readonly AgendaMatch[], table: { readAt: number; isOpen: boolean }) {
  for (let now = NOON; now < NOON + DAY; now += MINUTE) {
    const read = { competitionsReadAt: now, liveReadAt: now, livePricesReadAt: now };
    const agenda = { ...read, seasons: [{ id: "39", dueAt: now + DAY, table }], matches };
    if (dueCall(agenda, now, { left: 7_000, perDay: 7_500 })?.kind === "table") return now;
  }
  return undefined;
}

it.each([
  ["half an hour after the last final", [NOON, THREE], [], THREE + 2.5 * HOUR],
  ["not while another match of the day may be played", [NOON], [THREE], THREE + 5 * HOUR],
  ["whatever follows another day", [NOON], [NOON + 2 * DAY], NOON + 2.5 * HOUR],
  ["not before a final", [], [THREE], undefined],
] as const)("a table is read %s", (_, finals, open, expected) => {
  const matches = evening(finals, open);
  expect(tableReadAt(matches, { readAt: 0, isOpen: false })).toBe(expected);
});

it("a table is read once, and again half a day after the matches if it was still of a day before", () => {
  const [matches, first, second] = [evening([NOON]), NOON + 2.5 * HOUR, NOON + 14 * HOUR];
  expect(tableReadAt(matches, { readAt: first, isOpen: false })).toBeUndefined();
  expect(tableReadAt(matches, { readAt: first, isOpen: true })).toBe(second);
  expect(tableReadAt(matches, { readAt: second, isOpen: true })).toBeUndefined();
});

it("a competition without line-ups and statistics costs less: only how its matches have ended", () => {
  const matches = saturday(60).map((match) => ({ ...match, hasDetails: false }));
  expect(playDay({ matches, seasons: 20, perDay: 7_500 }).counts.details).toBeLessThan(400);
});

it("prices are read four times before a match and each minute of it, from what live lists and details leave", () => {
  const { counts, used } = playDay({ matches: priced(60), seasons: 20, perDay: 7_500 });
  expect(used).toBeLessThan(7_500);
  expect(counts).toMatchInlineSnapshot(`
    {
      "backfill": 0,
      "competitions": 1,
      "details": 816,
      "live": 2419,
      "livePrices": 805,
      "prices": 240,
      "season": 20,
      "table": 19,
    }
  `);
  expect(playDay({ matches: priced(60), seasons: 20, perDay: 100 }).counts).toMatchObject({ prices: 0, livePrices: 0 });
});

const AT = SATURDAY + 12 * HOUR;
const UPCOMING = { ...saturday(1)[0]!, kickOff: AT + 6 * HOUR };

it.each([
  ["nothing else is due on a quiet day", { left: 7_000 }, [], true],
  ["nothing is left but the reserve", { left: 1_875 }, [], false],
  ["a match of the evening will need less than is left", { left: 7_000 }, [UPCOMING], true],
  ["a match of the evening will need what is left", { left: 2_100 }, [UPCOMING], false],
])("details of earlier matches are read where %s: %s", (_, budget, matches, isRead) => {
  const read = { competitionsReadAt: AT, liveReadAt: AT, livePricesReadAt: AT };
  const agenda = { ...read, seasons: [{ id: "39", dueAt: AT + DAY, hasGaps: true }], matches };
  const expected = isRead ? { kind: "backfill", competition: "39" } : undefined;
  expect(dueCall(agenda, AT, { ...budget, perDay: 7_500 })).toEqual(expected);
  const whole = { ...agenda, seasons: [{ id: "39", dueAt: AT + DAY, hasGaps: false }] };
  expect(dueCall(whole, AT, { ...budget, perDay: 7_500 })).toBeUndefined();
});
