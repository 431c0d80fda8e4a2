import { beforeAll, describe, expect, it } from "vitest";
import type { ContestMatch } from "#contract/domain/contests";
import { migrate } from "../../store/test-database.ts";
import { bindings } from "../members/test-members.ts";
import { bangkok, OPEN, PREDICTION, SATURDAY, SCORES, SUNDAY, startContests } from "./test-contests.ts";

const site = startContests();
const { join, enter, mine, read, dayAt, call } = site;

beforeAll(async () => {
  await migrate(bindings.DB);
});

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
    const [first] = (await dayAt(OPEN)).matches;
    const { match, lockedAt } = first as ContestMatch;
    const linesAt = async (at: number) => (await dayAt(at)).matches.find((one) => one.match.id === match.id)?.lines;
    expect(await linesAt(lockedAt)).not.toEqual([]);
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

  it("is the next that can be picked, if none is asked for", async () => {
    const shownAt = async (at: number) => (await read("getContestDay", { contestId: PREDICTION }, at)).day;
    const locks = (await dayAt(OPEN)).matches.map(({ lockedAt }) => lockedAt);
    const last = Math.max(...locks);
    expect(await shownAt(last - 1)).toBe(SATURDAY);
    expect(await shownAt(last)).toBe(SUNDAY);
    // After the last there is none.
    expect(await shownAt(bangkok("12:00", "2026-10-20"))).toBe(SUNDAY);
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
      "contestEntered",
      "contestEntered",
      "contestEntered",
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
