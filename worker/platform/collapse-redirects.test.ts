import { describe, expect, test, vi } from "vitest";
import { collapseRedirects, type Hop, hopOf } from "./collapse-redirects.ts";

const page = (status: number) => new Response("page", { status });
const redirect = (status: number, location: string) => new Response(null, { status, headers: { Location: location } });
const FIRST: Hop = { status: 301, location: "/en/a" };

describe("where an answer leads", () => {
  test.each([
    [redirect(301, "/en/a"), { status: 301, location: "/en/a" }],
    [redirect(302, "/en/a"), { status: 302, location: "/en/a" }],
    [page(200), undefined],
    [page(404), undefined],
    [redirect(201, "/en/a"), undefined],
    [page(301), undefined],
  ])("%# is read", (answer, hop) => {
    expect(hopOf(answer)).toEqual(hop);
  });
});

describe("several hops", () => {
  const follow = (answers: Record<string, Response>, first = FIRST) =>
    collapseRedirects(first, (at) => answers[at] && Promise.resolve(answers[at]));

  test.each([
    ["nothing has to be asked", {}, FIRST, undefined],
    ["the page is there", { "/en/a": page(200) }, FIRST, 200],
    [
      "the page has another name",
      { "/en/a": redirect(301, "/en/b"), "/en/b": page(200) },
      { status: 301, location: "/en/b" },
      200,
    ],
    ["a hop is not permanent", { "/en/a": redirect(302, "/en/b") }, { status: 302, location: "/en/b" }, undefined],
    [
      "there is no such thing",
      { "/en/a": redirect(301, "/en/b"), "/en/b": page(404) },
      { status: 301, location: "/en/b" },
      404,
    ],
  ] as const)("become one where %s", async (_case, answers, hop, status) => {
    const found = await follow(answers);
    expect(found.hop).toEqual(hop);
    expect(found.answer?.status).toBe(status);
  });

  test.each([
    ["/en/a#b", "/en/c", "/en/c#b"],
    ["/en/a#b", "/en/c#d", "/en/c#d"],
    ["/en/a", "/en/c#d", "/en/c#d"],
  ])("from %s to %s keep a place on the page", async (from, to, location) => {
    const answers = { "/en/a": redirect(301, to), "/en/c": page(200) };
    expect(await follow(answers, { status: 301, location: from })).toMatchObject({ hop: { status: 301, location } });
  });

  test("that depend on the visitor stay so", async () => {
    const answers = { "/en/a": redirect(301, "/en/b"), "/en/b": page(200) };
    expect((await follow(answers, { ...FIRST, status: 302 })).hop).toEqual({ status: 302, location: "/en/b" });
  });

  test("in a circle come to an end", async () => {
    const ask = vi.fn(async () => redirect(301, "/en/a"));
    expect((await collapseRedirects(FIRST, ask)).hop).toEqual(FIRST);
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
