import { beforeAll, describe, expect, it } from "vitest";
import type { ContestMatch } from "#contract/domain/contests";
import { migrate } from "../../store/test-database.ts";
import { bindings } from "../members/test-members.ts";
import { bangkok, lineIn, OPEN, PREDICTION, SATURDAY, SCORES, SUNDAY, startContests } from "./test-contests.ts";

const site = startContests();
const { join, enter, pick, mine, ledgerOf, read, dayAt, call } = site;

beforeAll(async () => {
  await migrate(bindings.DB);
});

/** A match of the day with both lines. */
async function openMatch(): Promise<ContestMatch> {
  const first = (await dayAt(OPEN)).matches.find(({ lines }) => lines.length === 2);
  if (!first) throw new Error("no match");
  return first;
}

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

  it("whose line or price has moved since the member confirmed it stores nothing, and the new ones are shown", async () => {
    const [member, { match, lines }] = [await join(), await openMatch()];
    const [matchId, seen] = [match.id, lineIn(lines, "OU")];
    const over = { matchId, market: "OU", side: "over" } as const;
    const home = { matchId, market: "AH", side: "home" } as const;
    const other = (Number(seen.prices[0]) + 0.01).toFixed(2);
    for (const terms of [
      { line: String(Number(seen.line) + 0.25), price: seen.prices[0] },
      { line: seen.line, price: other },
    ]) {
      const { value, refusal } = await pick(member, [home, { ...over, ...terms }]);
      expect(refusal).toBeUndefined();
      expect(value).toMatchObject({ isParticipating: false, picks: [], moved: [{ matchId, ...seen }] });
      expect(await ledgerOf(member)).toEqual([]);
    }
    // As confirmed anew.
    const [moved] = (await pick(member, [{ ...over, line: seen.line, price: other }])).value.moved;
    const again = { ...over, line: moved?.line ?? "", price: moved?.prices[0] ?? "" };
    expect((await pick(member, [again])).value).toMatchObject({ picks: [{ ...again }], moved: [] });
    // What stands is not confirmed again, whatever its line has become.
    expect((await pick(member, [{ ...over, line: "99", price: "1.01" }])).value.moved).toEqual([]);
    expect(await ledgerOf(member)).toHaveLength(1);
  });

  it("moves with the market: what was shown in the morning is not stored in the evening at another price", async () => {
    const [member, day] = [await join(), await dayAt(OPEN)];
    const evening = bangkok("20:30");
    const later = (await dayAt(evening)).matches;
    const moved = day.matches.flatMap(({ match, lines, lockedAt }) => {
      const [before, now] = [lines, later.find((one) => one.match.id === match.id)?.lines ?? []].map((all) =>
        all.find(({ market }) => market === "OU"),
      );
      const hasMoved = before && now && (before.line !== now.line || before.prices[0] !== now.prices[0]);
      return lockedAt > evening && hasMoved ? [{ matchId: match.id, before, now }] : [];
    })[0];
    if (!moved) throw new Error("no line moved all day");
    const { matchId, before, now } = moved;
    const morning = { matchId, market: "OU", side: "over", line: before.line, price: before.prices[0] } as const;
    const { value } = await pick(member, [morning], evening);
    expect(value).toMatchObject({ picks: [], moved: [{ matchId, ...now }] });
    expect(await ledgerOf(member)).toEqual([]);
  });

  it("without the line and the price that were confirmed is refused", async () => {
    const [member, { match }] = [await join(), await openMatch()];
    for (const terms of [{}, { line: "0" }, { price: "1.9" }, { line: "x", price: "1.9" }]) {
      const picks = JSON.stringify([{ matchId: match.id, market: "AH", side: "home", ...terms }]);
      site.advance(61_000);
      const answer = await call("savePicks", { contestId: PREDICTION, picks }, { token: member.token, at: OPEN });
      expect(answer.refusal, picks).toBe("pickInvalid");
    }
    expect(await ledgerOf(member)).toEqual([]);
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
    ["before the day opens", -1, "open", "contestClosed"],
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
    const [member, first] = [await join(), await openMatch()];
    const sunday = bangkok("10:30", SUNDAY);
    const [next] = (await dayAt(sunday, SUNDAY)).matches;
    await pick(member, [{ matchId: first.match.id, market: "AH", side: "home" }]);
    for (const change of [{ side: "away" }, {}] as const) {
      const sent = [
        { matchId: next?.match.id ?? "", market: "AH", side: "home" },
        { matchId: first.match.id, market: "AH", ...change },
      ] as const;
      expect((await pick(member, sent, sunday)).refusal).toBe("pickLocked");
      expect((await pick(member, sent.slice(0, 1), sunday - 3_600_000)).refusal).toBe("contestClosed");
    }
    expect((await mine(member)).picks).toMatchObject([{ matchId: first.match.id, side: "home" }]);
    expect(await ledgerOf(member)).toHaveLength(1);
    expect((await pick(member, [{ matchId: next?.match.id ?? "", market: "AH", side: "home" }], sunday)).refusal).toBe(
      undefined,
    );
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
    const [member, { match, lines }] = [await join(), await openMatch()];
    site.clock.now = Math.ceil(site.clock.now / 60_000) * 60_000 + 1_000;
    const { line, prices } = lineIn(lines, "AH");
    const picks = JSON.stringify([{ matchId: match.id, market: "AH", side: "home", line, price: prices[0] }]);
    const save = () => call("savePicks", { contestId: PREDICTION, picks }, { token: member.token, at: OPEN });
    for (let time = 0; time < 30; time += 1) expect((await save()).refusal).toBeUndefined();
    expect(await save()).toMatchObject({ refusal: "pickLimit", retryAfter: 59 });
  });
});

describe("picks of others", () => {
  it("are not there for anybody before the lock, and are from the lock on", async () => {
    const [member, { match, lockedAt }] = [await join(), await openMatch()];
    await pick(member, [{ matchId: match.id, market: "AH", side: "home" }]);
    const entryId = (await mine(member)).leader?.entryId ?? "";
    const seenAt = async (at: number) => {
      const one = await (await site.ask("getContestEntry", { contestId: PREDICTION, entryId }, at)).text();
      const board = await (
        await site.ask("getContesterPredictionList", { contestId: PREDICTION, size: "50" }, at)
      ).text();
      const latest = await (
        await site.ask("getLatestContesterPredictionList", { contestId: PREDICTION, size: "50" }, at)
      ).text();
      return [one, board, latest].map((text) => text.includes(match.id));
    };
    expect(await seenAt(lockedAt - 1)).toEqual([false, false, false]);
    expect(await seenAt(lockedAt)).toEqual([true, false, true]);
  });

  it("tell nobody a member's name", async () => {
    const [member, { match }] = [await join(), await openMatch()];
    await pick(member, [{ matchId: match.id, market: "AH", side: "home" }]);
    const answer = await site.ask("getContesterPredictionList", { contestId: PREDICTION, size: "50" }, OPEN);
    const text = await answer.text();
    expect(text).toContain("Tes••••");
    expect(text).not.toContain(member.nickname);
    expect(text).not.toContain(member.user.username);
  });
});
