import { beforeAll, describe, expect, it } from "vitest";
import { HOUR } from "#contract/time/units";
import { ask, bindings, read } from "../../api/conformance/test-world-ask.ts";
import app from "../../index.ts";
import type { Env } from "../../platform/env.ts";
import { migrate } from "../../store/test-database.ts";
import type { Publication } from "./publish-piece.ts";
import { migrateSearch } from "./test-guides.ts";
import { fileOf, HOSTILE_TEXTS } from "./test-hostile.ts";
import { pngOf, smallAvif, webpOf } from "./test-pictures.ts";

const NOW = Date.parse("2026-10-17T14:20:00Z");

interface Resized {
  fallback?: Uint8Array<ArrayBuffer>;
  sizes?: Uint8Array<ArrayBuffer>[];
}

interface Sent {
  cover?: { name: string; bytes: Uint8Array<ArrayBuffer> } & Resized;
  token?: string;
  settings?: Partial<Env>;
  now?: number;
}

async function publish(file: string | Uint8Array<ArrayBuffer>, sent: Sent = {}) {
  const { cover, token = "test-token", settings = {}, now = NOW } = sent;
  const body = new FormData();
  body.set("file", new Blob([file]), "a.md");
  if (cover) body.set("cover", new Blob([cover.bytes]), cover.name);
  if (cover?.fallback) body.set("coverFallback", new Blob([cover.fallback]), cover.name);
  for (const size of cover?.sizes ?? []) body.append("coverSize", new Blob([size]), cover?.name);
  const headers = { "x-clock": String(now), Authorization: `Bearer ${token}` };
  const answer = await app.request("/admin/news", { method: "POST", headers, body }, { ...bindings, ...settings });
  return {
    code: answer.status,
    ...(await answer.json<
      Partial<Publication> & { file?: string; faults?: { line?: number; field?: string; reason: string }[] }
    >()),
  };
}

const TABLES = ["news_pieces", "news_listings", "news_revisions", "news_pictures"];
const stored = async (): Promise<string> => {
  const rows = await bindings.DB.batch(TABLES.map((table) => bindings.DB.prepare(`select * from ${table} order by 1`)));
  return JSON.stringify(rows.map(({ results }) => results));
};

const search = async (q: string) => (await read("newsSearch", { lang: "en", q }, NOW)).items.map(({ slug }) => slug);

beforeAll(async () => {
  await migrate(bindings.DB);
  await migrateSearch(bindings.SEARCH);
});

describe("POST /admin/news", () => {
  it("is for those who have the token", async () => {
    expect((await publish(fileOf("Text."), { token: "wrong" })).code).toBe(401);
    const settings = { ADMIN_TOKEN: "" };
    expect((await publish(fileOf("Text."), { settings })).code).toBe(404);
    const headers = { Authorization: "Bearer test-token" };
    const bare = await app.request("/admin/news", { method: "POST", headers, body: "text" }, bindings);
    expect(bare.status).toBe(400);
  });

  it("publishes a file, says so when it is sent again, and keeps what it was when it changes", async () => {
    const first = await publish(fileOf("A walrus.", { key: "walrus" }));
    expect(first).toMatchObject({ status: "published", outcome: "added", publishedAt: NOW });
    expect(first.path).toBe(`/en/news/football/walrus/${first.id}`);
    expect(first.previewPath).toBeUndefined();
    const before = await stored();
    expect(await publish(fileOf("A walrus.", { key: "walrus" }), { now: NOW + HOUR })).toMatchObject({
      outcome: "unchanged",
      id: first.id,
    });
    expect(await stored()).toBe(before);
    const changed = await publish(fileOf("Two walruses.", { key: "walrus" }), { now: NOW + HOUR });
    expect(changed).toMatchObject({ outcome: "changed", id: first.id, publishedAt: NOW });
    expect(await read("newsDetail", { lang: "en", id: String(first.id) }, NOW + HOUR)).toMatchObject({
      html: "<p>Two walruses.</p>\n",
      updatedAt: NOW + HOUR,
    });
    const other = await publish(fileOf("Một con hải mã.", { key: "walrus", lang: "vn" }));
    const { variants } = await read("newsDetail", { lang: "en", id: String(first.id) }, NOW + HOUR);
    expect(variants).toEqual([{ language: "vn", id: String(other.id), slug: "walrus" }]);
  });

  it("gives the link to a draft and to what is not out yet", async () => {
    const later: Record<string, string>[] = [
      { status: "draft" },
      { publishAt: "2026-10-18T07:00:00Z" },
      { status: "draft", publishAt: "2026-10-16T07:00:00Z" },
    ];
    for (const fields of later) {
      const draft = await publish(
        fileOf("Text.", { key: `later-${Object.keys(fields).join("-").toLowerCase()}`, ...fields }),
      );
      const { pathname, searchParams } = new URL(draft.previewPath ?? "", "https://scores.example");
      expect(pathname).toMatch(/^\/en\/news\/later-[a-z-]+\/\d+\/bgsystem-preview$/);
      const query = { lang: "en", id: String(draft.id), ...Object.fromEntries(searchParams) };
      expect(await read("newsPreview", query, NOW)).toMatchObject({ isDraft: true });
      expect((await ask("/news/getNewsDetail", { lang: "en", id: String(draft.id) }, NOW)).status).toBe(404);
    }
    expect(
      (await publish(fileOf("Text.", { status: "draft" }), { settings: { PREVIEW_SECRET: "" } })).previewPath,
    ).toBe(undefined);
  });

  it("stores nothing of a hostile file", async () => {
    const before = await stored();
    for (const text of HOSTILE_TEXTS) {
      const { code, faults, file } = await publish(fileOf(text, { key: "hostile-file" }));
      // The record of operators' actions says which file it was.
      expect(file).toBe("a.md");
      expect(code, text.slice(0, 60)).toBe(422);
      expect(faults?.length).toBeGreaterThan(0);
    }
    expect(await stored()).toBe(before);
  });

  it.each<[string, string | Uint8Array<ArrayBuffer>, number]>([
    ["text that is not UTF-8", new Uint8Array([0xff, 0xfe, 0x2d, 0x2d]), 422],
    ["more than it takes", "a".repeat(4 * 1024 * 1024 + 1), 413],
  ])("refuses %s", async (_, file, status) => {
    const before = await stored();
    expect((await publish(file)).code).toBe(status);
    expect(await stored()).toBe(before);
  });

  it("takes a cover by its bytes, and serves it", async () => {
    const fields = { key: "with-cover", cover: "a.png", coverAlt: "A stand at night" };
    const done = await publish(fileOf("Text.", fields), { cover: { name: "a.png", bytes: pngOf(1200, 675) } });
    const { cover } = await read("newsDetail", { lang: "en", id: String(done.id) }, NOW);
    expect(cover).toMatchObject({ width: 1200, height: 675, alt: "A stand at night" });
    const picture = await app.request(`/storage/${cover?.url}`, {}, bindings);
    expect(picture.headers.get("Content-Type")).toBe("image/png");
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(pngOf(1200, 675));
  });

  it("stores a cover with its sizes, serves each, and says what there is", async () => {
    const fields = { key: "with-sizes", cover: "a.png", coverAlt: "A stand at night" };
    const bytes = pngOf(3200, 1800);
    const alone = await publish(fileOf("Text.", fields), { cover: { name: "a.png", bytes: pngOf(1600, 900) } });
    const resized = { fallback: webpOf(1600, 900), sizes: [smallAvif(), webpOf(480, 270), webpOf(1600, 900)] };
    const cover = { name: "a.png", bytes, ...resized };
    const done = await publish(fileOf("Text.", fields), { cover });
    expect(done).toMatchObject({ outcome: "changed", id: alone.id });
    const piece = await read("newsDetail", { lang: "en", id: String(done.id) }, NOW);
    expect(piece.cover).toMatchObject({ width: 1600, height: 900 });
    const sizes = piece.cover?.sizes ?? [];
    expect(sizes.map(({ width, type }) => [width, type])).toEqual([
      [480, "image/avif"],
      [480, "image/webp"],
      [1600, "image/webp"],
    ]);
    const [listed] = (await read("newsAll", { lang: "en" }, NOW)).items.filter(({ id }) => id === piece.id);
    expect(listed?.cover).toEqual(piece.cover);
    for (const { url, type } of sizes) {
      const picture = await app.request(`/storage/${url}`, {}, bindings);
      expect(picture.headers.get("Content-Type")).toBe(type);
      expect(picture.headers.get("Cache-Control")).toMatch(/^public, max-age=604800/);
      expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
    const before = await stored();
    expect(await publish(fileOf("Text.", fields), { cover })).toMatchObject({ outcome: "unchanged" });
    // As another release of the command would write it.
    const sharper = { ...cover, fallback: new Uint8Array([...webpOf(1600, 900), 1]) };
    expect(await publish(fileOf("Text.", fields), { cover: sharper })).toMatchObject({ outcome: "unchanged" });
    expect(await stored()).toBe(before);
  });

  it("takes a cover that is as large as may be, and nothing of one with a size that is not of it", async () => {
    const fields = { key: "large-cover", cover: "a.png", coverAlt: "A stand at night" };
    const padded = (picture: Uint8Array) => {
      const bytes = new Uint8Array(1024 * 1024 - 1);
      bytes.set(picture);
      return bytes;
    };
    const cover = { name: "a.png", bytes: padded(pngOf(4000, 2250)), fallback: padded(webpOf(1600, 900)) };
    expect(
      (await publish(fileOf("Text.", fields), { cover: { ...cover, sizes: [padded(webpOf(480, 270))] } })).code,
    ).toBe(200);
    const before = await stored();
    const wrong = await publish(fileOf("Text two.", fields), { cover: { ...cover, sizes: [webpOf(480, 480)] } });
    expect([wrong.code, wrong.faults?.[0]?.field]).toEqual([422, "cover"]);
    expect(await stored()).toBe(before);
  });

  it.each<[string, string, Uint8Array<ArrayBuffer>]>([
    ["that is not there", "b.png", pngOf(1200, 675)],
    ["that is too small", "a.png", pngOf(100, 100)],
    ["that is no picture", "a.png", new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["that is empty", "a.png", new Uint8Array()],
    ["that is too large", "a.png", new Uint8Array(1024 * 1024 + 1)],
  ])("refuses a cover %s, and stores nothing", async (_, name, bytes) => {
    const before = await stored();
    const fields = { key: "bad-cover", cover: "a.png", coverAlt: "A stand at night" };
    const { code, faults } = await publish(fileOf("Text.", fields), { cover: { name, bytes } });
    expect(code).toBe(422);
    expect(faults?.[0]?.field).toBe("cover");
    expect(await stored()).toBe(before);
  });

  it("draws a cover where there is none", async () => {
    const { id } = await publish(fileOf("Text.", { key: "drawn" }));
    const types = [];
    for (const form of ["svg", "png"]) {
      const picture = await app.request(`/storage/news/${id}.${form}`, {}, bindings);
      types.push(picture.headers.get("Content-Type"));
      await picture.arrayBuffer();
    }
    expect(types).toEqual(["image/svg+xml; charset=utf-8", "image/png"]);
    expect((await app.request("/storage/news/999999.svg", {}, bindings)).status).toBe(404);
    expect((await app.request("/storage/news/nothing.jpg", {}, bindings)).status).toBe(404);
  });
});

describe("POST /admin/news/search", () => {
  const rebuild = (after: string) =>
    app.request(
      `/admin/news/search?after=${after}`,
      { method: "POST", headers: { Authorization: "Bearer test-token" } },
      bindings,
    );

  it("fills an index that was lost", async () => {
    await publish(fileOf("An armadillo.", { key: "armadillo" }));
    await publish(fileOf("A draft of an armadillo.", { key: "armadillo-draft", status: "draft" }));
    expect(await search("armadillo")).toEqual(["armadillo"]);
    await bindings.SEARCH.prepare("delete from news_search").run();
    expect(await search("armadillo")).toEqual([]);
    expect(await (await rebuild("0")).json()).toMatchObject({ pieces: expect.any(Number) });
    expect(await search("armadillo")).toEqual(["armadillo"]);
    expect((await rebuild("x")).status).toBe(400);
  });
});
