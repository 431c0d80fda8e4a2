import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { beforeAll, describe, expect, it } from "vitest";
import { LEAST_SETTLED } from "#contract/contests/points";
import type { ContestEntries, ContestEntry } from "#contract/domain/contests";
import { bringUpToDate } from "../../services/contests/bring-up-to-date.ts";
import { contestById } from "../../services/contests/calendar/seasons.ts";
import type { NoticeMessage } from "../../services/notices/queue-messages.ts";
import { consumeNotices } from "../../services/queues/consume-queues.ts";
import { openData } from "../../services/sources/open-data.ts";
import { migrate } from "../../store/test-database.ts";
import { bindings } from "../members/test-members.ts";
import { bangkok, nameOnBoards, OPEN, PREDICTION, SATURDAY, startContests } from "./test-contests.ts";

const site = startContests();
const { join, pick, read, ask, dayAt, mine } = site;
const db = drizzle(bindings.DB);

beforeAll(() => migrate(bindings.DB));

/** The first day of the following week. */
const MONDAY = "2026-10-19";
/** The next day, when the last match is over. */
const NIGHT = bangkok("12:00", "2026-10-18");

const boardAt = (query: Record<string, string> = {}, at = NIGHT): Promise<ContestEntries> =>
  read("getContesterPredictionList", { contestId: PREDICTION, ...query }, at);
const namesOf = ({ entries }: ContestEntries) => entries.map(({ leader }) => leader.entryId);

/** A member who picked the home sides and over in the day's matches: in the first, or in the last if negative. */
async function newEntry(
  matches: number,
  at = OPEN,
): Promise<{ member: Awaited<ReturnType<typeof join>>; key: string }> {
  const member = await join();
  const open = (await dayAt(at)).matches.filter(({ lines }) => lines.length === 2);
  const picked = matches < 0 ? open.slice(matches) : open.slice(0, matches);
  const picks = picked.flatMap(({ match }) => [
    { matchId: match.id, market: "AH", side: "home" } as const,
    { matchId: match.id, market: "OU", side: "over" } as const,
  ]);
  const answer = await pick(member, picks, at);
  if (answer.refusal) throw new Error(answer.refusal);
  return { member, key: answer.value.leader?.entryId ?? "" };
}

describe("others' picks", () => {
  it("are seen by nobody before their match is locked, by any call", async () => {
    const { key } = await newEntry(5);
    const day = await dayAt(OPEN);
    const locks = [...new Set(day.matches.map(({ lockedAt }) => lockedAt))].sort((a, b) => a - b);
    const [first = 0] = locks;
    const seenAt = async (at: number) => {
      const entry = await read("getContestEntry", { contestId: PREDICTION, entryId: key }, at);
      const latest = await read("getLatestContesterPredictionList", { contestId: PREDICTION }, at);
      const board = await boardAt({}, at);
      expect(board.entries.flatMap(({ picks }) => picks)).toEqual([]);
      return [...entry.picks, ...latest.entries.flatMap(({ picks }) => picks)];
    };
    expect(await seenAt(OPEN)).toEqual([]);
    expect(await seenAt(first - 1)).toEqual([]);
    for (const lock of locks) {
      const seen = await seenAt(lock);
      expect(seen.length).toBeGreaterThan(0);
      expect(seen.filter(({ lockedAt }) => lockedAt > lock)).toEqual([]);
    }
    expect((await ask("getLedgerDay", { contestId: PREDICTION, date: SATURDAY }, bangkok("20:59"))).status).toBe(404);
  });

  it("are shown with what became of them and why, the latest entries first", async () => {
    // Of earlier matches some are over by the last lock, at which the test before has settled them.
    const [one, other] = [await newEntry(-2), await newEntry(-3)];
    const latest = await read("getLatestContesterPredictionList", { contestId: PREDICTION, size: "2" }, NIGHT);
    expect(namesOf(latest)).toEqual([other.key, one.key]);
    expect(latest.hasNext).toBe(true);
    const next = await read(
      "getLatestContesterPredictionList",
      { contestId: PREDICTION, size: "50", lastId: latest.lastId ?? "" },
      NIGHT,
    );
    expect(namesOf(next)).not.toContain(one.key);
    const entry: ContestEntry = await read("getContestEntry", { contestId: PREDICTION, entryId: one.key }, NIGHT);
    expect(entry.picks).toHaveLength(4);
    expect(entry.matches).toHaveLength(2);
    for (const { points, outcome, result } of entry.picks)
      expect([points, outcome, result].includes(undefined), JSON.stringify(entry.picks)).toBe(false);
    expect(entry.leader).toMatchObject({
      isMine: false,
      isMadeUp: false,
      name: nameOnBoards(one.member, entry.leader.entryId),
    });
    expect(entry.leader.points).toBe(entry.picks.reduce((sum, { points = 0 }) => sum + points, 0));
    const own = await mine(one.member, NIGHT);
    expect(own.leader).toMatchObject({ points: entry.leader.points, settled: entry.leader.settled });
    expect([own.leader?.rank, entry.leader.rank]).toEqual([undefined, undefined]);
  });

  it("of no entry, and of another contest's, are not found", async () => {
    const { key } = await newEntry(1);
    const status = async (contestId: string, entryId: string) =>
      (await ask("getContestEntry", { contestId, entryId }, NIGHT)).status;
    expect([await status(PREDICTION, "nobody"), await status("pb-2026w42", key)]).toEqual([404, 404]);
  });
});

describe("a board", () => {
  /** Entries inserted by SQL with the given points and numbers of settled picks. */
  async function fill(contestId: string, rows: readonly (readonly [points: number, settled: number])[]) {
    await read("getContesterPredictionList", { contestId }, NIGHT);
    for (const [index, [points, settled]] of rows.entries())
      await db.run(sql`insert into contest_entries (contest_id, key, made_up_name, at, points, settled)
        values (${contestId}, ${`${contestId}-${index}`}, ${`Somchai${index}`}, 0, ${points}, ${settled})`);
    await db.run(sql`update contest_matches set version = 1, look_at = null where contest_id = ${contestId}`);
  }
  const ranksOf = ({ entries }: ContestEntries) => entries.map(({ leader }) => [leader.points, leader.rank]);

  it("is paged by points, each entry once, equal points at one rank, who entered earlier first", async () => {
    const contestId = "pf-2026w41";
    const points = [9, 7, 7, 7, 3, 3, 0, -2, -2, -8];
    await fill(
      contestId,
      points.map((one) => [one, LEAST_SETTLED.prediction] as const),
    );
    const seen: (readonly [number, number | undefined])[] = [];
    const keys = new Set<string>();
    for (let lastId: string | undefined, pages = 0; pages < 9; pages += 1) {
      const page = await boardAt({ contestId, size: "3", ...(lastId !== undefined && { lastId }) });
      seen.push(...(ranksOf(page) as [number, number][]));
      for (const key of namesOf(page)) keys.add(key);
      lastId = page.lastId;
      if (!page.hasNext) break;
    }
    expect([...keys]).toEqual(points.map((_, index) => `${contestId}-${index}`));
    expect(seen).toEqual([
      [9, 1],
      [7, 2],
      [7, 2],
      [7, 2],
      [3, 5],
      [3, 5],
      [0, 7],
      [-2, 8],
      [-2, 8],
      [-8, 10],
    ]);
  });

  it("of the lowest begins at the other end, without those who have picked little", async () => {
    const contestId = "sf-2026w41";
    const least = LEAST_SETTLED.score;
    await fill(contestId, [
      [-9, least - 1],
      [-4, least],
      [-4, least + 3],
      [0, 0],
      [2, least],
    ]);
    expect(ranksOf(await boardAt({ contestId, board: "lowest" }))).toEqual([
      [-4, 1],
      [-4, 1],
      [2, 3],
    ]);
    const first = await boardAt({ contestId, board: "lowest", size: "2" });
    expect(ranksOf(await boardAt({ contestId, board: "lowest", lastId: first.lastId ?? "" }))).toEqual([[2, 3]]);
  });

  it("has no ranks before anything is settled, and what picks in play would give beside points", async () => {
    const contestId = "pf-2026w43";
    const opens = bangkok("10:30", MONDAY);
    const day = await read("getContestDay", { contestId, date: MONDAY }, opens);
    const { match } = day.matches.find(({ lines, lockedAt }) => lines.length === 2 && lockedAt > opens)!;
    const [member, other] = [await join(), await join()];
    await pick(member, [{ matchId: match.id, market: "OU", side: "over" }], opens, contestId);
    await pick(other, [{ matchId: match.id, market: "OU", side: "under" }], opens, contestId);
    const shown = async (at: number) =>
      (await boardAt({ contestId }, at)).entries.map(({ leader: { rank, livePoints } }) => ({ rank, livePoints }));
    expect(await shown(opens)).toEqual([{}, {}]);
    const during = await shown(match.kickOff + 30 * 60_000);
    expect(during.map(({ rank }) => rank)).toEqual([undefined, undefined]);
    // One's gain is the other's loss.
    const [first = Number.NaN, second = Number.NaN] = during.map(({ livePoints }) => livePoints);
    expect(first + second).toBe(0);
    // One settled pick is not enough for a rank.
    expect((await shown(match.kickOff + 24 * 3_600_000)).map(({ rank }) => rank)).toEqual([undefined, undefined]);
    expect((await mine(member, match.kickOff + 24 * 3_600_000, contestId)).leader).toMatchObject({ settled: 1 });
  });

  it("is led by its first ranked entry in the list of past contests, and by nobody in those that go on", async () => {
    const least = LEAST_SETTLED.score;
    await fill("sb-2026w41", [
      [9, least - 1],
      [4, least],
      [4, least],
      [-2, least],
    ]);
    await fill("sb-2026w42", [[9, least]]);
    const { contests } = await read("getContestList", { sportType: "1" }, NIGHT);
    const winnerOf = (id: string) => contests.find((one) => one.id === id)?.winner;
    expect(winnerOf("sb-2026w41")).toEqual({ name: "Som••••", points: 4 });
    expect([winnerOf("sb-2026w42"), winnerOf("sb-2026w39")]).toEqual([undefined, undefined]);
  });

  it("ranks for prizes only who has enough settled picks, at the top as at the bottom, whatever page it is on", async () => {
    const contestId = "pf-2026w40";
    const least = LEAST_SETTLED.prediction;
    const rows = [
      [40, 1],
      [9, least],
      [7, least - 1],
      [7, least],
      [7, 2],
      [7, least + 9],
      [0, 0],
      [-3, least],
    ] as const;
    await fill(contestId, rows);
    const ranks = [undefined, 1, undefined, 2, undefined, 2, undefined, 4];
    for (const size of ["2", "3", "20"]) {
      const seen: (number | undefined)[] = [];
      for (let lastId: string | undefined, pages = 0; pages < 9; pages += 1) {
        const page = await boardAt({ contestId, size, ...(lastId !== undefined && { lastId }) });
        seen.push(...page.entries.map(({ leader }) => leader.rank));
        lastId = page.lastId;
        if (!page.hasNext) break;
      }
      expect(seen, `pages of ${size}`).toEqual(ranks);
    }
    for (const [index, rank] of ranks.entries()) {
      const entry = await read("getContestEntry", { contestId, entryId: `${contestId}-${index}` }, NIGHT);
      expect(entry.leader.rank, `entry ${index}`).toBe(rank);
    }
    expect(ranksOf(await boardAt({ contestId, board: "lowest" }))).toEqual([
      [-3, 1],
      [7, 2],
      [7, 2],
      [9, 4],
    ]);
  });

  it.each(["rf-2026m10", "vf-2026m10"])("is none of %s, in which nothing is picked", async (contestId) => {
    expect((await ask("getContesterPredictionList", { contestId }, NIGHT)).status).toBe(404);
  });

  it.each(["1.2.3", "a.b.c.d", "1..2.3.4", "9"])("knows no page behind %s", async (lastId) => {
    expect((await ask("getContesterPredictionList", { contestId: PREDICTION, lastId }, NIGHT)).status).toBe(400);
  });
});

describe("the end of a contest", () => {
  it("is told to those who took part, once, when all of it is settled", async () => {
    const { member } = await newEntry(1);
    await join();
    const queued: NoticeMessage[] = [];
    const NOTICES = {
      send: async (message: NoticeMessage) => void queued.push(message),
    } as unknown as typeof bindings.NOTICES;
    const season = contestById(PREDICTION, NIGHT)!;
    const bringUp = async (now: number) =>
      bringUpToDate(db, season, { ...(await openData({ ...bindings, NOTICES })), now }, { storedAt: 1 });
    await bringUp(season.endDate - 1);
    expect(queued).toEqual([]);
    const later = season.endDate + 48 * 3_600_000;
    await Promise.all([bringUp(later), bringUp(later)]);
    await bringUp(later + 3_600_000);
    expect(queued.length).toBeGreaterThan(0);
    expect(new Set(queued.map(({ happening }) => happening.key))).toEqual(new Set([`${PREDICTION}:ended`]));
    for (const message of queued) expect(message.audience).toEqual({ kind: "participants", contestId: PREDICTION });
    const batch = { messages: queued.map((body) => ({ body, attempts: 1, ack: () => {}, retry: () => {} })) };
    await consumeNotices(batch as unknown as MessageBatch<NoticeMessage>, { ...bindings, NOTICES });
    const { results } = await bindings.DB.prepare("select username from notices where type = 4").all<{
      username: string;
    }>();
    expect(results.filter(({ username }) => username === member.user.username)).toHaveLength(1);
    const participants = await db.get<{ n: number }>(
      sql`select count(*) as n from contest_entries where contest_id = ${PREDICTION} and username is not null`,
    );
    expect(results).toHaveLength(participants?.n ?? 0);
  });
});
