import { describe, expect, test } from "vitest";
import { answerPage, PATIENCE, type PageSources } from "./answer-page.ts";
import { sitePage } from "./decide-strategy.ts";

const NOW = 2_000_000_000_000;
const LIST = "/en/football/matches";
const MATCH = "/en/football/england/premier-league/a-vs-b/1";
const never = new Promise<never>(() => {});
const failed = () => Promise.reject(new TypeError("Failed to fetch"));
const online = () => Promise.resolve(new Response("new"));
const afterTime = async (milliseconds: number) => {
  expect(milliseconds).toBe(PATIENCE);
  return undefined;
};

const answer = async (path: string, cached: readonly string[], change: Partial<PageSources>) => {
  const page = sitePage(`https://scores.example${path}`);
  if (!page) throw new Error(`${path} is no page`);
  const sources: PageSources = {
    network: never,
    entries: async () => cached.map((key) => ({ key, at: NOW - 600_000, bytes: 1 })),
    read: async (key) => new Response(`<html>${key}</html>`, { headers: { "Content-Security-Policy": "x" } }),
    now: () => NOW,
    after: () => never,
    ...change,
  };
  const { response, isCached } = await answerPage(page, sources);
  return { text: await response.text(), isCached, policy: response.headers.get("Content-Security-Policy") };
};
const entry = (key: string, other = "") => ({
  text: `<html data-offline-since="${NOW - 600_000}"${other}>${key}</html>`,
  isCached: true,
  policy: "x",
});
const OTHER = ' data-offline-other=""';

describe("a page is answered", () => {
  test("by the network, whatever is on the device", async () => {
    expect(await answer(LIST, [LIST], { network: online() })).toMatchObject({ text: "new", isCached: false });
  });

  test("by its cached page, with its policy, when the network fails", async () => {
    expect(await answer(LIST, [LIST], { network: failed() })).toEqual(entry(LIST));
  });

  test("by its cached page when the network is slow", async () => {
    expect(await answer(LIST, [LIST], { after: afterTime })).toEqual(entry(LIST));
  });

  test.each([
    ["without a note when the network is slow", () => never, `<html>${LIST}</html>`],
    ["with its age when the network fails", failed, `<html data-offline-since="${NOW}">${LIST}</html>`],
  ])("by a cached page as good as new %s", async (_case, network, text) => {
    const entries = async () => [{ key: LIST, at: NOW, bytes: 1 }];
    expect(await answer(LIST, [], { network: network(), entries, after: afterTime })).toMatchObject({ text });
  });

  const down = () => Promise.resolve(new Response("error page", { status: 503 }));
  test("by its cached page, marked, when the site is down, but by the error page rather than by another page", async () => {
    expect(await answer(LIST, [LIST], { network: down() })).toEqual(entry(LIST));
    expect(await answer(MATCH, [LIST], { network: down() })).toMatchObject({ text: "error page", isCached: false });
    const read = async () => undefined;
    expect(await answer(LIST, [LIST], { network: down(), read })).toMatchObject({ text: "error page" });
  });

  test("by the list when the network fails and the page itself is not there", async () => {
    expect(await answer(MATCH, [LIST], { network: failed() })).toEqual(entry(LIST, OTHER));
  });

  test("by a slow network, however slow, when only another page is there", async () => {
    const network = new Promise<Response>((resolve) => setTimeout(resolve, 30, new Response("late")));
    expect(await answer(MATCH, [LIST], { network, after: afterTime })).toMatchObject({ text: "late", isCached: false });
  });

  test("by the network while the device's store does not answer", async () => {
    expect(await answer(LIST, [], { network: online(), entries: () => never })).toMatchObject({ text: "new" });
  });

  test.each<[string, Partial<PageSources>, readonly string[]]>([
    ["nothing is on the device", {}, []],
    ["the store fails", { entries: () => Promise.reject(new Error("full")) }, [LIST]],
    ["the entry has gone meanwhile", { read: async () => undefined }, [LIST]],
    ["the entry cannot be read", { read: () => Promise.reject(new Error("gone")) }, [LIST]],
  ])("as the network fails when %s", async (_case, change, cached) => {
    await expect(answer(LIST, cached, { network: failed(), ...change })).rejects.toThrow("Failed to fetch");
  });
});
