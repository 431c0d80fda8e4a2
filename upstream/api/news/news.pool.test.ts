import { beforeAll, describe, expect, it } from "vitest";
import { HOUR } from "#contract/time/units";
import { storePieces } from "../../services/news/store-pieces.ts";
import { previewSamples, testPiece } from "../../services/news/test-drafts.ts";
import { seedGuides } from "../../services/news/test-guides.ts";
import { migrate } from "../../store/test-database.ts";
import { ask, bindings, read } from "../conformance/test-world-ask.ts";

const NOW = Date.parse("2026-10-17T14:20:00Z");
const data = { database: bindings.DB, search: bindings.SEARCH };

const keysOf = (page: { items: { slug: string }[] }) => page.items.map(({ slug }) => slug);
const en = (query: Record<string, string> = {}) => ({ lang: "en", ...query });

beforeAll(async () => {
  await migrate(bindings.DB);
  await seedGuides(bindings, ["en", "th"]);
});

describe("lists", () => {
  it("show the pieces of a language, the latest first, page by page, each once", async () => {
    const seen: string[] = [];
    let lastId: string | undefined;
    do {
      const page = await read("newsAll", en({ size: "5", ...(lastId && { lastId }) }), NOW);
      expect(page.items.every(({ language }) => language === "en")).toBe(true);
      expect(page.categories.map(({ key }) => key)).toEqual(["guides"]);
      expect(page.hasNext).toBe(page.lastId !== undefined);
      seen.push(...keysOf(page));
      lastId = page.lastId;
    } while (lastId);
    expect(seen).toHaveLength(13);
    expect(new Set(seen).size).toBe(13);
    expect(seen.slice(0, 2)).toEqual(["nba-season", "reading-a-box-score"]);
    expect(seen.at(-1)).toBe("world-cup-48-teams");
  });

  it("on the front page are the latest, and lists go on from the oldest of them", async () => {
    const front = await read("newsFront", en({ size: "5" }), NOW);
    expect(keysOf(front).toSorted()).toEqual(keysOf(await read("newsAll", en({ size: "5" }), NOW)).toSorted());
    const { lastId } = front;
    expect(keysOf(await read("newsAll", en({ size: "50", ...(lastId && { lastId }) }), NOW))).toHaveLength(8);
    expect(keysOf(await read("newsFront", en({ sportType: "1" }), NOW))).toHaveLength(4);
  });

  it("of a sport hold what is about both", async () => {
    const basketball = await read("newsAll", en({ sportType: "1" }), NOW);
    expect(keysOf(basketball)).toEqual(["nba-season", "reading-a-box-score", "basketball-rules", "reading-odds"]);
    const football = keysOf(await read("newsAll", en({ sportType: "0", size: "50" }), NOW));
    expect(football).toHaveLength(10);
    expect(football).toContain("reading-odds");
  });

  it.each([
    ["newsByCategory", "1", "Explained", 13],
    ["newsByCategory", "2", "Match reports", 0],
    ["newsByTag", "15", "Statistics", 1],
    ["newsByTag", "c101", "Premier League", 1],
    ["newsByTag", "c321", "La Liga", 0],
    ["newsByTag", "t20101", "Arsenal", 0],
    ["newsByAuthor", "1", "Editorial team", 13],
  ] as const)("%s %s is called %s", async (name, id, title, length) => {
    const page = await read(name, en({ id, size: "50" }), NOW);
    expect(page.group?.name).toBe(title);
    expect(page.items).toHaveLength(length);
  });

  it.each([
    ["/news/getNewsListByCategory", { id: "99" }, 404],
    ["/news/getNewsListByTag", { id: "c999999" }, 404],
    ["/news/getNewsListByAuthor", { id: "x" }, 404],
    ["/news/getAllNewsList", { lastId: "999999" }, 400],
    ["/news/getAllNewsList", { lastId: "abc" }, 400],
    ["/news/getNewsDetail", { id: "999999" }, 404],
    ["/news/getNewsDetail", { id: "c101" }, 404],
  ])("%s of %j is %d", async (path, query, status) => {
    expect((await ask(path, en(query), NOW)).status).toBe(status);
  });

  it("are of their time", async () => {
    const before = await read("newsAll", en({ size: "50" }), Date.parse("2026-08-21T00:00:00Z"));
    expect(keysOf(before)).toEqual(["how-tables-are-ranked", "premier-league", "world-cup-48-teams"]);
    expect((await read("newsAll", en(), Date.parse("2022-11-25T12:00:00Z"))).categories).toEqual([]);
  });
});

describe("a piece", () => {
  it("has its text, what is like it, its neighbours and its variants", async () => {
    const piece = await read("newsDetail", { lang: "th", id: "4" }, NOW);
    expect(piece).toMatchObject({ slug: "offside", language: "en", sport: "football", isDraft: false, comments: 0 });
    expect(piece.html).toContain("<h2>");
    expect(piece.cover).toEqual({ url: "news/4.svg", width: 1200, height: 630, alt: "", sizes: [] });
    expect(piece.previous?.slug).toBe("how-tables-are-ranked");
    expect(piece.next?.slug).toBe("quarter-lines");
    expect(piece.variants).toEqual([{ language: "th", id: "104", slug: "offside" }]);
    expect(piece.related).toHaveLength(4);
    for (const { tags } of piece.related) expect(tags.map(({ key }) => key)).toContain("rules");
  });

  it("is out at its time, changes with a date, and goes", async () => {
    const piece = testPiece({ key: "its-life", slug: "its-life", publishAt: NOW + HOUR });
    const [stored] = await storePieces(data, [piece], NOW);
    const id = String(stored?.id);
    const detail = async (now: number) => (await ask("/news/getNewsDetail", en({ id }), now)).status;
    expect(await detail(NOW + HOUR - 1)).toBe(404);
    expect(keysOf(await read("newsAll", en(), NOW))).not.toContain("its-life");
    expect(await detail(NOW + HOUR)).toBe(200);
    expect(keysOf(await read("newsAll", en(), NOW + HOUR))[0]).toBe("its-life");

    const again = await storePieces(data, [piece], NOW + 2 * HOUR);
    expect(again[0]?.outcome).toBe("unchanged");
    const changed = await storePieces(data, [{ ...piece, title: "Quokkas at large" }], NOW + 3 * HOUR);
    expect(changed[0]).toMatchObject({ outcome: "changed", id: stored?.id });
    const read3 = await read("newsDetail", en({ id }), NOW + 3 * HOUR);
    expect(read3).toMatchObject({ title: "Quokkas at large", publishedAt: NOW + HOUR, updatedAt: NOW + 3 * HOUR });
    const revisions = await bindings.DB.prepare("select replaced_at, content from news_revisions where piece_id = ?")
      .bind(stored?.id)
      .all<{ replaced_at: number; content: string }>();
    expect(revisions.results.map(({ replaced_at }) => replaced_at)).toEqual([NOW + 3 * HOUR]);
    expect(JSON.parse(revisions.results[0]?.content ?? "")).toMatchObject({ title: piece.title, tagIds: ["11"] });

    expect(keysOf(await read("newsSearch", en({ q: "quokka" }), NOW + 3 * HOUR))).toContain("its-life");
    await storePieces(data, [{ ...piece, title: "Quokkas at large", status: "withdrawn" }], NOW + 4 * HOUR);
    expect(await detail(NOW + 4 * HOUR)).toBe(410);
    expect(keysOf(await read("newsAll", en(), NOW + 4 * HOUR))).not.toContain("its-life");
    expect(keysOf(await read("newsSearch", en({ q: "quokka" }), NOW + 4 * HOUR))).toEqual([]);
    // A list that continued after it still does.
    expect((await read("newsAll", en({ lastId: id }), NOW + 4 * HOUR)).items.length).toBeGreaterThan(0);
  });

  it("is stored with the others or not at all", async () => {
    const good = testPiece({ key: "good" });
    const bad = testPiece({ key: "bad", markdown: "<script>alert(1)</script>" });
    await expect(storePieces(data, [good, bad], NOW)).rejects.toThrow("HTML");
    const found = await bindings.DB.prepare("select key from news_pieces where key in ('good', 'bad')").all();
    expect(found.results).toEqual([]);
  });
});

describe("a draft", () => {
  it("is shown to who has its link, until that runs out, and to nobody else", async () => {
    const samples = await previewSamples(bindings, NOW);
    const query = Object.fromEntries(
      Object.entries(samples).map(([name, [value = ""]]) => [name.replace("newsPreview.", ""), value]),
    );
    const status = async (others: Record<string, string>, now = NOW) =>
      (await ask("/news/preview", en({ ...query, ...others }), now)).status;
    expect(await read("newsPreview", en(query), NOW)).toMatchObject({ isDraft: true, title: "A piece of the tests" });
    expect(await status({}, Number(query.expires) * 1000 - 1)).toBe(200);
    expect(await status({}, Number(query.expires) * 1000)).toBe(404);
    expect(await status({ expires: String(Number(query.expires) + 1) })).toBe(404);
    expect(await status({ id: "1" })).toBe(404);
    expect(await status({ signature: "A".repeat(43) })).toBe(404);
    expect((await ask("/news/getNewsDetail", en({ id: query.id ?? "" }), NOW)).status).toBe(404);
    expect((await ask("/news/preview", en(query), NOW, { PREVIEW_SECRET: "short" })).status).toBe(404);
  });
});
