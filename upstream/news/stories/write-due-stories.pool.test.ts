import { beforeAll, describe, expect, it } from "vitest";
import { bindings, read } from "../../conformance/test-world-ask.ts";
import { openData } from "../../open-data.ts";
import { migrate } from "../../store/test-database.ts";
import { migrateSearch } from "../test-guides.ts";
import { writeDueStories } from "./write-due-stories.ts";

/** A Sunday evening with leagues in play. */
const NOW = Date.parse("2026-10-18T20:00:00Z");
const DAY = 86_400_000;

const contextNow = async (now: number) => ({ now, ...(await openData(bindings)) });
const rows = async (sql: string) =>
  (await bindings.DB.prepare(sql).all<Record<string, string | number | null>>()).results;

beforeAll(async () => {
  await migrate(bindings.DB);
  await migrateSearch(bindings.SEARCH);
});

describe("stories that are due", () => {
  it("become pieces of the language that is read, a few at a time, the oldest first, each once", async () => {
    const left = await writeDueStories("th", await contextNow(NOW));
    expect(left).toBeGreaterThan(20);
    expect(await writeDueStories("th", await contextNow(NOW))).toBe(left - 4);
    const { items } = await read("newsAll", { lang: "th_TH" }, NOW);
    expect(items).toHaveLength(8);
    for (const item of items) {
      expect(item.author.key).toBe("match-desk");
      expect(item.title).toMatch(/[\u0e00-\u0e7f]/);
      expect(item.publishedAt).toBeGreaterThan(NOW - 3 * DAY);
      expect(item.publishedAt).toBeLessThanOrEqual(NOW);
      expect(item.tags.map(({ id }) => id)).toContainEqual(expect.stringMatching(/^c\d+$/));
    }
    const detail = await read("newsDetail", { lang: "th_TH", id: items[0]!.id }, NOW);
    expect(detail.html).toMatch(/<h2>.+<\/h2>/);
    expect((await read("newsAll", { lang: "en" }, NOW)).items).toEqual([]);
  });

  it("are written anew where the result is another, which leaves a revision; withdrawn ones are not", async () => {
    const reports = () => rows("select key from news_stories where result <> '' order by at limit 2");
    while ((await reports()).length < 2) await writeDueStories("th", await contextNow(NOW));
    const [report, other] = await reports();
    const set = (key: unknown, sql: string) => bindings.DB.prepare(sql).bind(key).run();
    await set(report!.key, "update news_stories set result = '9-9' where key = ?1");
    await set(report!.key, "update news_pieces set title = 'old', digest = 'old' where key = ?1");
    await set(other!.key, "update news_stories set result = '9-9' where key = ?1");
    await set(other!.key, "update news_pieces set status = 'withdrawn' where key = ?1");
    await writeDueStories("th", await contextNow(NOW));
    const [again] = await rows(`select id, title, updated_at from news_pieces where key = '${report!.key}'`);
    expect(again).toMatchObject({ title: expect.not.stringMatching("old"), updated_at: NOW });
    expect(await rows(`select id from news_revisions where piece_id = ${again!.id}`)).toHaveLength(1);
    expect(await rows(`select status from news_pieces where key = '${other!.key}'`)).toEqual([{ status: "withdrawn" }]);
  });

  it("have Khmer months, which the runtime does not know", async () => {
    await writeDueStories("kh", await contextNow(NOW));
    const [story] = await rows("select summary from news_pieces where language = 'kh' limit 1");
    expect(story!.summary).toMatch(/ខែតុលា/);
  });

  it("are of the last three days at most, however far the clock jumps", async () => {
    await writeDueStories("pt", await contextNow(NOW + 30 * DAY));
    const [first] = await rows("select min(at) as at from news_stories where language = 'pt'");
    expect(Number(first!.at)).toBeGreaterThan(NOW + 27 * DAY);
  });
});
