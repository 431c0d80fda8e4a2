import { drizzle } from "drizzle-orm/d1";
import { beforeAll, describe, expect, it } from "vitest";
import { inOneGo } from "../../platform/batched.ts";
import { contestById } from "../../services/contests/calendar/seasons.ts";
import { placePicks, type StoredPick } from "../../services/contests/place-picks.ts";
import { eraseStatements } from "../../services/erasure/erase.ts";
import { RuleRefusal } from "../../services/members/refuse.ts";
import { migrate } from "../../store/test-database.ts";
import { bindings } from "../members/test-members.ts";
import { bangkok, OPEN, PREDICTION, startContests } from "./test-contests.ts";

const { join, pick, mine, dayAt, call, ledgerOf } = startContests();
const db = drizzle(bindings.DB);

beforeAll(async () => {
  await migrate(bindings.DB);
});

const count = async (sql: string, ...values: unknown[]): Promise<number> =>
  (
    await bindings.DB.prepare(sql)
      .bind(...values)
      .first<{ n: number }>()
  )?.n ?? 0;

describe("the end of an account", () => {
  it("takes the member off the entry, and leaves the entry, its picks and the ledger", async () => {
    const [member, { matches }] = [await join(), await dayAt(OPEN)];
    const matchId = matches[0]?.match.id ?? "";
    await pick(member, [{ matchId, market: "AH", side: "home" }]);
    const key = (await mine(member)).leader?.entryId ?? "";
    const file = (await call("getMyData", {}, { token: member.token })).value.contests;
    expect(file).toMatchObject({
      entries: [{ contestId: PREDICTION, entryId: key, at: OPEN, points: 0 }],
      picks: [{ contestId: PREDICTION, about: matchId, market: "AH", choice: "home", at: OPEN }],
    });
    await bindings.DB.prepare(
      "update contest_entries set link = 'https://x.test/1', link_state = 'approved' where key = ?",
    )
      .bind(key)
      .run();
    await inOneGo(db, eraseStatements(db, member.user.username));
    const row = await bindings.DB.prepare("select username, link, link_state from contest_entries where key = ?")
      .bind(key)
      .first();
    expect(row).toEqual({ username: null, link: null, link_state: null });
    for (const table of ["contest_picks", "contest_ledger"])
      expect(
        await count(
          `select count(*) as n from ${table} where entry_id = (select id from contest_entries where key = ?)`,
          key,
        ),
      ).toBe(1);
    const dump = await bindings.DB.batch(
      ["contest_entries", "contest_picks", "contest_ledger"].map((table) =>
        bindings.DB.prepare(`select * from ${table}`),
      ),
    );
    expect(JSON.stringify(dump.map(({ results }) => results))).not.toContain(member.user.username);
  });
});

describe("what is written", () => {
  it("never changes and never goes", async () => {
    const [member, { matches }] = [await join(), await dayAt(OPEN)];
    await pick(member, [{ matchId: matches[0]?.match.id ?? "", market: "AH", side: "home" }]);
    for (const change of ["delete from contest_ledger", "update contest_ledger set choice = 'away'"])
      await expect(bindings.DB.prepare(change).run()).rejects.toThrow("append-only");
    expect(await ledgerOf(member)).toHaveLength(1);
  });

  it("is refused by the statement itself, whatever its caller believes", async () => {
    const { matches } = await dayAt(OPEN);
    const season = contestById(PREDICTION, OPEN);
    const [first] = matches;
    if (!season || !first) throw new Error("no contest");
    const [entry] = (
      await bindings.DB.prepare(
        "insert into contest_entries (contest_id, key, made_up_name, at) values (?, 'made-up', 'Somchai', 0) returning id",
      )
        .bind(PREDICTION)
        .all<{ id: number }>()
    ).results;
    const entryId = entry?.id ?? 0;
    const one: StoredPick = {
      matchId: first.match.id,
      market: "AH",
      choice: "home",
      line: 2,
      price: "1.90",
      companyId: 3,
    };
    const place = (picks: StoredPick[], at: number, id = entryId) =>
      placePicks(db, { entryId: id, season, picks, at, storedAt: at });
    await expect(place([one], bangkok("10:00") - 1)).rejects.toThrow(RuleRefusal);
    await expect(place([one], first.lockedAt)).rejects.toThrow(RuleRefusal);
    await expect(place([one, { ...one, matchId: "of-no-contest" }], OPEN)).rejects.toThrow(RuleRefusal);
    await expect(place([one], OPEN, entryId + 1_000)).rejects.toThrow(RuleRefusal);
    await expect(place([{ ...one, market: "PLACE" }], season.endDate)).rejects.toThrow(RuleRefusal);
    expect(await count("select count(*) as n from contest_ledger where entry_id >= ?", entryId)).toBe(0);
    await place([one, { ...one, market: "OU", choice: "over" }], OPEN);
    await place(
      [
        { ...one, market: "OU", choice: "over", price: "2.50" },
        { ...one, choice: "away" },
      ],
      OPEN + 1,
    );
    const { results } = await bindings.DB.prepare(
      `select p.market, p.choice, p.price, p.ledger_id, l.choice as said from contest_picks p
       join contest_ledger l on l.id = p.ledger_id where p.entry_id = ? order by p.market`,
    )
      .bind(entryId)
      .all();
    expect(results).toMatchObject([
      { market: "AH", choice: "away", price: "1.90", said: "away" },
      { market: "OU", choice: "over", price: "1.90", said: "over" },
    ]);
    expect(await count("select count(*) as n from contest_ledger where entry_id = ?", entryId)).toBe(3);
  });
});
