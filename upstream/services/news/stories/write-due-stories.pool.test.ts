import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { LOCALES } from "#contract/tables/locales";
import { DAY, HOUR } from "#contract/time/units";
import { bindings, read } from "../../../api/conformance/test-world-ask.ts";
import { siteClock } from "../../../platform/clock.ts";
import { migrate } from "../../../store/test-database.ts";
import { openData } from "../../sources/open-data.ts";
import { migrateSearch } from "../test-guides.ts";
import { MOST_PER_ALARM, StoryClock } from "./story-clock.ts";
import { wakeStoriesAfterCall } from "./wake-stories.ts";
import { type UnwrittenStory, unwrittenStories, writeStories } from "./write-due-stories.ts";

/** A Sunday evening with leagues in play. */
const NOW = Date.parse("2026-10-18T20:00:00Z");

const contextNow = async (now: number) => ({ now, ...(await openData(bindings)) });
const rows = async (sql: string) =>
  (await bindings.DB.prepare(sql).all<Record<string, string | number | null>>()).results;
const count = async (): Promise<number> => Number((await rows("select count(*) as n from news_stories"))[0]?.n);
const inLanguage = (stories: readonly UnwrittenStory[], code: string) =>
  stories.filter(({ language }) => language === code);

beforeAll(async () => {
  await migrate(bindings.DB);
  await migrateSearch(bindings.SEARCH);
});

describe("stories that are due", () => {
  beforeEach(async () => {
    for (const table of ["news_stories", "news_pieces"]) await bindings.DB.prepare(`delete from ${table}`).run();
  });

  it("are those of all languages, the oldest first, and become pieces, each once", async () => {
    const context = await contextNow(NOW);
    const due = await unwrittenStories(context);
    expect(new Set(due.map(({ language }) => language))).toEqual(new Set(LOCALES.map(({ code }) => code)));
    const instants = due.map((story) => story.due.at);
    expect(instants).toEqual(instants.toSorted((a, b) => a - b));
    const thai = inLanguage(due, "th").slice(0, 8);
    await writeStories(thai, context);
    await writeStories(thai, context);
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
    expect(detail.html).toMatch(/<p>.+<\/p>/);
    expect(await unwrittenStories(context)).toHaveLength(due.length - 8);
  });

  it("are not written by a reader, who finds none before", async () => {
    expect((await read("newsAll", { lang: "en" }, NOW)).items).toEqual([]);
    expect(await count()).toBe(0);
  });

  it("are written although another fails, which is logged and comes again", async () => {
    const context = await contextNow(NOW);
    const [first, second] = inLanguage(await unwrittenStories(context), "en") as [UnwrittenStory, UnwrittenStory];
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const broken: UnwrittenStory["due"] = {
      ...first.due,
      get matches(): never {
        throw new Error("broken data");
      },
    };
    await writeStories([{ ...first, due: broken }, second], context);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('"event":"story_failed"'));
    log.mockRestore();
    expect((await rows("select key from news_stories")).map(({ key }) => key)).toEqual([second.due.key]);
    expect(inLanguage(await unwrittenStories(context), "en")[0]?.due.key).toBe(first.due.key);
  });

  it("are written anew where the result is another, which leaves a revision; withdrawn ones are not", async () => {
    const context = await contextNow(NOW);
    const reports = inLanguage(await unwrittenStories(context), "th").filter(({ due }) => due.kind === "report");
    await writeStories(reports.slice(0, 2), context);
    const [report, other] = await rows("select key from news_stories where result <> '' order by at limit 2");
    const set = (key: unknown, sql: string) => bindings.DB.prepare(sql).bind(key).run();
    await set(report!.key, "update news_stories set result = '9-9' where key = ?1");
    await set(report!.key, "update news_pieces set title = 'old', digest = 'old' where key = ?1");
    await set(other!.key, "update news_stories set result = '9-9' where key = ?1");
    await set(other!.key, "update news_pieces set status = 'withdrawn' where key = ?1");
    const again = inLanguage(await unwrittenStories(context), "th").filter(({ due }) =>
      [report!.key, other!.key].includes(due.key),
    );
    expect(again.map(({ due }) => due.key)).toEqual([report!.key]);
    await writeStories(again, context);
    const [piece] = await rows(`select id, title, updated_at from news_pieces where key = '${report!.key}'`);
    expect(piece).toMatchObject({ title: expect.not.stringMatching("old"), updated_at: NOW });
    expect(await rows(`select id from news_revisions where piece_id = ${piece!.id}`)).toHaveLength(1);
  });

  it("have Khmer days and months, which the runtime does not know", async () => {
    const context = await contextNow(NOW);
    const due = inLanguage(await unwrittenStories(context), "kh");
    const wanted = ["report", "preview"].flatMap((kind) => due.filter((story) => story.due.kind === kind).slice(0, 3));
    await writeStories(wanted, context);
    const texts = (await rows("select summary, markdown from news_pieces where language = 'kh'"))
      .map(({ summary, markdown }) => `${summary} ${markdown}`)
      .join(" ");
    expect(texts).toMatch(/ខែ(?:មករា|កុម្ភៈ|មីនា|មេសា|ឧសភា|មិថុនា|កក្កដា|សីហា|កញ្ញា|តុលា|វិច្ឆិកា|ធ្នូ)/);
    expect(texts).toMatch(/កាលពីថ្ងៃ(?:អាទិត្យ|ចន្ទ|អង្គារ|ពុធ|ព្រហស្បតិ៍|សុក្រ|សៅរ៍)/);
  });

  it("log their sentences, which the next report of the sport uses least", async () => {
    const context = await contextNow(NOW);
    const reports = inLanguage(await unwrittenStories(context), "en").filter(({ due }) => due.kind === "report");
    await writeStories(reports.slice(0, 2), context);
    const [first, second] = await rows("select frames from news_stories order by at, key");
    expect(first!.frames).toMatch(/^report (?:football|basketball) title\w+\.\d+ open\w+\.\d+ /);
    const used = new Set(String(first!.frames).split(" ").slice(2));
    const again = String(second!.frames)
      .split(" ")
      .slice(2)
      .filter((frame) => used.has(frame));
    expect(again.filter((frame) => !frame.startsWith("note"))).toEqual([]);
  });

  it("are of the last three days at most, however far the clock jumps", async () => {
    const [first] = await unwrittenStories(await contextNow(NOW + 30 * DAY));
    expect(first!.due.at).toBeGreaterThan(NOW + 27 * DAY);
  });
});

describe("the story clock", () => {
  const stubOf = () => {
    const clocks = bindings.STORY_CLOCK as unknown as DurableObjectNamespace;
    return clocks.get(clocks.newUniqueId());
  };

  it("writes a batch an alarm, goes on until the hour's are written, and lists again in the next hour", async () => {
    const setClock = (instant: number) => siteClock.observe({ instant: String(instant), speed: "0" }, "local");
    await runInDurableObject(stubOf(), async (_, state) => {
      const clock = new StoryClock(state, { ...bindings, STORIES: "" });
      const ring = async (instant: number) => {
        setClock(instant);
        await clock.alarm();
        expect(await state.storage.getAlarm()).toBeGreaterThan(0);
        return count();
      };
      const before = await count();
      expect(await ring(NOW)).toBe(before + MOST_PER_ALARM);
      expect(await ring(NOW + 1_000)).toBe(before + 2 * MOST_PER_ALARM);
      expect(await ring(NOW + HOUR)).toBe(before + 3 * MOST_PER_ALARM);
    });
  }, 170_000);

  it("does nothing while the site's stories are off", async () => {
    const stub = stubOf();
    const before = await count();
    await (stub as unknown as { wake(): Promise<void> }).wake();
    await runDurableObjectAlarm(stub);
    expect(await count()).toBe(before);
  });

  it("is woken by the first call, once", async () => {
    const wake = vi.fn(async () => {});
    const env = { STORY_CLOCK: { getByName: () => ({ wake }) } };
    expect(wakeStoriesAfterCall({ ...env, STORIES: "off" })).toBeUndefined();
    await wakeStoriesAfterCall(env);
    expect(wakeStoriesAfterCall(env)).toBeUndefined();
    expect(wake).toHaveBeenCalledTimes(1);
  });
});
