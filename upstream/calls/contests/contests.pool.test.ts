import { beforeAll, describe, expect, it } from "vitest";
import type { ContestMatch } from "#contract/domain/contests";
import { migrate } from "../../store/test-database.ts";
import { bindings } from "../members/test-members.ts";
import { bangkok, lineIn, OPEN, PREDICTION, SATURDAY, SCORES, startContests } from "./test-contests.ts";

const site = startContests();
const { join, enter, pick, mine, ledgerOf, read, dayAt, call } = site;

beforeAll(async () => {
  await migrate(bindings.DB);
});

/** Matches of the day that are not locked for a while, by kick-off. */
const openMatches = async (): Promise<ContestMatch[]> =>
  (await dayAt(OPEN)).matches.filter(({ lines }) => lines.length === 2);

async function openMatch(): Promise<ContestMatch> {
  const [first] = await openMatches();
  if (!first) throw new Error("no match");
  return first;
}

describe("a day", () => {
  it("has matches with lines, and one featured team, before it opens", async () => {
    const day = await dayAt(bangkok("09:00"));
    expect(day.matches).toHaveLength(5);
    expect([day.opensAt, day.closesAt]).toEqual([bangkok("10:00"), bangkok("21:00")]);
    expect(day.source).toEqual({ id: 3, name: "Crown" });
    for (const { match, lockedAt, lines } of day.matches) {
      expect(lockedAt).toBe(Math.min(match.kickOff, bangkok("21:00")));
      expect(lines.length).toBeGreaterThan(0);
    }
    const featured = day.matches.filter(({ featuredTeamId }) => featuredTeamId !== undefined);
    expect(featured).toHaveLength(1);
    const [{ match, featuredTeamId } = {}] = featured;
    expect([match?.home.id, match?.away.id]).toContain(featuredTeamId);
  });

  it("keeps its matches, and once one is locked the line that stood then", async () => {
    const ids = async (at: number) => (await dayAt(at)).matches.map(({ match }) => match.id);
    expect(await ids(bangkok("23:30"))).toEqual(await ids(OPEN));
    const { match } = await openMatch();
    const linesAt = async (at: number) => (await dayAt(at)).matches.find((one) => one.match.id === match.id)?.lines;
    const { lockedAt } = await openMatch();
    expect(await linesAt(lockedAt + 3_600_000)).toEqual(await linesAt(lockedAt));
  });

  it("is chosen a day before, not sooner, and once, however many ask at once", async () => {
    const date = "2026-10-24";
    const contestId = "pf-2026w43";
    const ask = (at: number) => read("getContestDay", { contestId, date }, at);
    expect((await ask(bangkok("09:59", "2026-10-23"))).matches).toEqual([]);
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => ask(bangkok("10:00", "2026-10-23"))));
    expect(first?.matches).toHaveLength(5);
    for (const other of others) expect(other).toEqual(first);
  });

  it("of a contest without days is not found, nor one of another week", async () => {
    const status = async (query: Record<string, string>) => (await site.ask("getContestDay", query, OPEN)).status;
    expect(await status({ contestId: "rf-2026m10" })).toBe(404);
    expect(await status({ contestId: PREDICTION, date: "2026-10-30" })).toBe(404);
    expect(await status({ contestId: "pf-2027w01" })).toBe(404);
  });
});

describe("a contest", () => {
  it("of scores names its matches, its rules and its prizes in the reader's language", async () => {
    const info = await read("getContestInfo", { contestId: SCORES, lang: "th_TH" }, OPEN);
    const ofDay = info.matches.filter(({ day }) => day === SATURDAY);
    expect(ofDay).toHaveLength(3);
    expect(ofDay.every(({ lines, featuredTeamId }) => lines.length === 0 && featuredTeamId === undefined)).toBe(true);
    expect(info.prizes[0]).toMatchObject({ board: "top", place: 1, currency: "THB" });
    expect(info.rules.join("")).toMatch(/[ก-๙]/);
    expect(info.title).toMatch(/[ก-๙]/);
  });

  it.each([
    [PREDICTION, 2],
    ["pb-2026w42", 2],
    ["wc-2026m10", 16],
    ["wc-2022", 32],
  ])("%s names its teams, %d at least", async (contestId, least) => {
    const teams = await read("getTeamListByContestId", { contestId }, OPEN);
    expect(teams.length).toBeGreaterThanOrEqual(least);
    expect(new Set(teams.map(({ id }) => id)).size).toBe(teams.length);
  });

  it("of referrals names no teams", async () => {
    expect(await read("getTeamListByContestId", { contestId: "rf-2026m10" }, OPEN)).toEqual([]);
  });

  it("is listed by its state and sport", async () => {
    const states = async (state: string) =>
      (await read("getContestList", { sportType: "1", state }, OPEN)).contests.map(({ id }) => id).sort();
    expect(await states("ongoing")).toEqual(["pb-2026w42", "rf-2026m10", "sb-2026w42", "vb-2026m10"]);
    expect(await states("upcoming")).toEqual(["pb-2026w43", "rf-2026m11", "sb-2026w43", "vb-2026m11"]);
    expect(await states("past")).toHaveLength(16);
  });
});

describe("entering", () => {
  it("goes once, even of several calls at once", async () => {
    const member = await join();
    expect((await mine(member)).isParticipating).toBe(false);
    const answers = await Promise.all([1, 2, 3, 4].map(() => enter(member)));
    expect(answers.map(({ refusal }) => refusal).sort()).toEqual([
      ...["contestEntered", "contestEntered", "contestEntered"],
      undefined,
    ]);
    expect((await enter(member)).refusal).toBe("contestEntered");
    expect(await mine(member)).toMatchObject({ isParticipating: true, leader: { isMine: true, points: 0 }, picks: [] });
  });

  it("shows in the member's list, and is counted in everybody's", async () => {
    const contestId = "sb-2026w42";
    const entriesOf = async () =>
      (await read("getContestList", {}, OPEN)).contests.find(({ id }) => id === contestId)?.participants;
    const member = await join();
    const before = await entriesOf();
    await enter(member, OPEN, contestId);
    expect(await entriesOf()).toBe((before ?? 0) + 1);
    const { contests } = (await call("getContestListAsMember", {}, { token: member.token, at: OPEN })).value;
    expect(contests.flatMap(({ id, isParticipating }) => (isParticipating ? [id] : []))).toEqual([contestId]);
  });

  it.each([
    ["has not begun", "pf-2026w43", OPEN],
    ["has ended", "pf-2026w41", OPEN],
    ["ends now", PREDICTION, bangkok("21:00", "2026-10-18")],
    ["is none", "pf-1", OPEN],
    ["is entered otherwise", "vf-2026m10", OPEN],
  ])("is refused where the contest %s", async (_, contestId, at) => {
    expect((await enter(await join(), at, contestId)).refusal).toBe("contestClosed");
  });
});

describe("a pick", () => {
  it("enters the member, and keeps the line and the price of its moment", async () => {
    const [member, { match, lines }] = [await join(), await openMatch()];
    const { line, prices } = lineIn(lines, "AH");
    const { value } = await pick(member, [{ matchId: match.id, market: "AH", side: "away" }]);
    const frozen = {
      market: "AH",
      side: "away",
      line,
      price: prices[1],
      source: { id: 3, name: "Crown" },
      placedAt: OPEN,
    };
    expect(value).toMatchObject({ isParticipating: true, picks: [{ ...frozen, matchId: match.id }], matches: [match] });
    expect((await mine(member, bangkok("20:00"))).picks).toMatchObject([frozen]);
    expect((await enter(member)).refusal).toBe("contestEntered");
  });

  it("that is changed takes the line of that moment, and the ledger holds both", async () => {
    const [member, { match }] = [await join(), await openMatch()];
    const matchId = match.id;
    await pick(member, [{ matchId, market: "AH", side: "home" }]);
    const later = match.kickOff - 600_000;
    const at = Math.min(later, bangkok("20:50"));
    const now = lineIn((await dayAt(at)).matches.find((one) => one.match.id === matchId)?.lines ?? [], "AH");
    await pick(member, [{ matchId, market: "AH", side: "away" }], at);
    expect((await mine(member, at)).picks).toMatchObject([{ side: "away", line: now.line, price: now.prices[1] }]);
    const rows = await ledgerOf(member);
    expect(rows.map(({ kind, choice }) => [kind, choice])).toEqual([
      ["pick", "home"],
      ["pick", "away"],
    ]);
    expect(String(rows.at(-1)?.id)).toBe((await mine(member, at)).picks[0]?.id);
  });

  it("that stands already keeps its line, and writes nothing", async () => {
    const [member, { match }] = [await join(), await openMatch()];
    const picks = [{ matchId: match.id, market: "OU", side: "over" }] as const;
    const first = (await pick(member, picks)).value.picks;
    expect((await pick(member, picks, OPEN + 3_600_000)).value.picks).toEqual(first);
    expect(await ledgerOf(member)).toHaveLength(1);
  });

  it("that is taken back leaves both rows in the ledger, and can be placed again", async () => {
    const [member, { match }] = [await join(), await openMatch()];
    const matchId = match.id;
    await pick(member, [{ matchId, market: "OU", side: "over" }]);
    expect((await pick(member, [{ matchId, market: "OU" }])).value).toMatchObject({ isParticipating: true, picks: [] });
    await pick(member, [{ matchId, market: "OU" }]);
    await pick(member, [{ matchId, market: "OU", side: "over" }]);
    expect((await ledgerOf(member)).map(({ kind }) => kind)).toEqual(["pick", "back", "pick"]);
    expect((await mine(member)).picks).toHaveLength(1);
  });

  it("of a score is a guess", async () => {
    const member = await join();
    const { matches } = await read("getContestInfo", { contestId: SCORES }, OPEN);
    const matchId = matches.find(({ day }) => day === SATURDAY)?.match.id ?? "";
    const { value } = await pick(member, [{ matchId, market: "SCORE", guess: [2, 1] }], OPEN, SCORES);
    expect(value.picks).toMatchObject([{ matchId, market: "SCORE", guess: [2, 1] }]);
    expect((await pick(member, [{ matchId, market: "AH", side: "home" }], OPEN, SCORES)).refusal).toBe("pickInvalid");
  });

  it.each([
    ["before the day opens", -1, "open", "pickLocked"],
    ["as the day opens", 0, "open", undefined],
    ["a moment before the lock", -1, "lock", undefined],
    ["at the lock", 0, "lock", "pickLocked"],
    ["behind the lock", 60_000, "lock", "pickLocked"],
  ] as const)("%s is taken, or refused", async (_, offset, from, refusal) => {
    const [member, { match, lockedAt }] = [await join(), await openMatch()];
    const at = (from === "open" ? bangkok("10:00") : lockedAt) + offset;
    const answer = await pick(member, [{ matchId: match.id, market: "AH", side: "home" }], at);
    expect(answer.refusal).toBe(refusal);
    expect(await ledgerOf(member)).toHaveLength(refusal ? 0 : 1);
    expect((await mine(member)).isParticipating).toBe(refusal === undefined);
  });

  it("cannot be changed or taken back once its match is locked, and then nothing of what was sent is stored", async () => {
    const [member, matches] = [await join(), await openMatches()];
    const [first, last] = [matches[0], matches.findLast(({ lockedAt }) => lockedAt > (matches[0]?.lockedAt ?? 0))];
    if (!first || !last) throw new Error("all matches are locked at once");
    await pick(member, [{ matchId: first.match.id, market: "AH", side: "home" }]);
    for (const change of [{ side: "away" }, {}] as const) {
      const sent = [
        { matchId: last.match.id, market: "AH", side: "home" },
        { matchId: first.match.id, market: "AH", ...change },
      ] as const;
      expect((await pick(member, sent, first.lockedAt)).refusal).toBe("pickLocked");
    }
    expect((await mine(member)).picks).toMatchObject([{ matchId: first.match.id, side: "home" }]);
    expect(await ledgerOf(member)).toHaveLength(1);
  });

  it("of two at once leaves one standing, and both in the ledger", async () => {
    const [member, { match }] = [await join(), await openMatch()];
    await enter(member);
    const sides = ["home", "away"] as const;
    await Promise.all(sides.map((side) => pick(member, [{ matchId: match.id, market: "AH", side }])));
    const rows = await ledgerOf(member);
    expect(rows.map(({ choice }) => choice).sort()).toEqual(["away", "home"]);
    expect((await mine(member)).picks).toMatchObject([{ id: String(rows[1]?.id), side: rows[1]?.choice }]);
  });

  it("that makes no sense is refused, and nothing is stored", async () => {
    const [member, { match }] = [await join(), await openMatch()];
    const wrong = ["", "[]", "{}", '[{"matchId":"1","market":"AH","side":"home"}]'];
    const guess = JSON.stringify([{ matchId: match.id, market: "SCORE", guess: [1, 0] }]);
    for (const picks of [...wrong, guess]) {
      site.advance(61_000);
      const answer = await call("savePicks", { contestId: PREDICTION, picks }, { token: member.token, at: OPEN });
      expect(answer.refusal, picks).toBe("pickInvalid");
    }
    expect((await mine(member)).isParticipating).toBe(false);
  });

  it("goes thirty times a minute", async () => {
    const [member, { match }] = [await join(), await openMatch()];
    site.clock.now = Math.ceil(site.clock.now / 60_000) * 60_000 + 1_000;
    const picks = JSON.stringify([{ matchId: match.id, market: "AH", side: "home" }]);
    const save = () => call("savePicks", { contestId: PREDICTION, picks }, { token: member.token, at: OPEN });
    for (let time = 0; time < 30; time += 1) expect((await save()).refusal).toBeUndefined();
    expect(await save()).toMatchObject({ refusal: "pickLimit", retryAfter: 59 });
  });
});
