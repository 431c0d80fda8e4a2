import { describe, expect, test } from "vitest";
import type { NewsDetail } from "#contract/domain/news";
import type { LocaleCode } from "#contract/tables/locales";
import { testCommentsPage } from "~/features/comments/test-comments";
import { type Answers, faultOf, testContext } from "~/features/match-list/test-context";
import { finished } from "~/features/match-row/test-matches";
import { testPiece } from "~/features/news/test-news";
import { openPiece } from "./load-piece.server.ts";

const THAI = { language: "th", id: "201", slug: "offside" } as const;

const open = (path: string, answer: NewsDetail | Error, options: { locale?: LocaleCode; match?: Answers } = {}) => {
  const answers: Answers = (call) => {
    if (call.name === "matchInfo") return options.match?.(call);
    if (call.name === "listComment") return { value: testCommentsPage([]) };
    return answer instanceof Error ? Promise.reject(answer) : { value: answer };
  };
  const { locale = "en" } = options;
  const { context, calls, isCacheable } = testContext(answers, { locale });
  const [, , , second, third = ""] = path.split(/[/?]/);
  const newsId = path.includes("bgsystem-preview") ? second : third.split("?")[0];
  const url = `https://scores.example/${locale}${path}`;
  return { data: openPiece(context, { url, newsId }), calls, isCacheable };
};

describe("the address of a piece", () => {
  test.each([
    ["another slug", "/news/football/off-side/101", "en", {}, 301, "/en/news/football/offside/101"],
    ["another sport", "/news/all/offside/101", "en", {}, 301, "/en/news/football/offside/101"],
    ["no sport", "/news/football/offside/101", "en", { sport: undefined }, 301, "/en/news/all/offside/101"],
    ["another language", "/news/football/offside/101", "pt", {}, 302, "/en/news/football/offside/101"],
    [
      "a language with a variant",
      "/news/football/offside/101",
      "th",
      { variants: [THAI] },
      302,
      "/th/news/football/offside/201",
    ],
  ] as const)("with %s redirects to its own", async (_what, path, locale, change, status, location) => {
    const piece = testPiece(change as Partial<NewsDetail>);
    const answer = await open(path, piece, { locale }).data.catch((thrown) => thrown);
    expect([answer.status, answer.headers?.get("Location")]).toEqual([status, location]);
  });

  test.each([
    ["not_found", 404],
    ["gone", 410],
    ["bad_request", 400],
    ["timeout", 503],
  ] as const)("of what is no piece (%s) is an error page, in no cache", async (kind, status) => {
    const { data, isCacheable } = open("/news/football/offside/101", faultOf(kind));
    await expect(data).rejects.toMatchObject({ init: { status } });
    expect(isCacheable()).toBe(false);
  });
});

describe("a piece", () => {
  const path = "/news/football/offside/101";

  test("is in its languages, and elsewhere the menu leads to news", async () => {
    const { languages, languagePaths } = await open(path, testPiece({ variants: [THAI] })).data;
    expect([...languages].sort()).toEqual(["en", "th"]);
    expect(languagePaths).toMatchObject({
      en: path,
      th: "/news/football/offside/201",
      pt: "/news",
    });
  });

  test("has its text from the allow-list", async () => {
    const { story } = await open(path, testPiece({ html: "<p onclick=x()>a<script>b</script></p>" })).data;
    expect(story.nodes).toEqual([{ tag: "p", children: ["a"] }]);
  });

  test("has its match as a row, and is read without it", async () => {
    const piece = testPiece({ matchId: finished.id });
    const value = { match: finished, competition: { name: "V.League 1" } };
    const withMatch = await open(path, piece, { match: () => ({ value }) }).data;
    expect(withMatch.match).toMatchObject({ sport: "football", isSimulated: true, canChange: true });
    expect(withMatch.match?.days[0]).toMatchObject({ group: "V.League 1", matches: [finished] });
    const without = open(path, piece, { match: () => Promise.reject(faultOf("timeout")) });
    expect((await without.data).match).toBeUndefined();
    expect(without.isCacheable()).toBe(false);
  });

  test("asks for no match where it is about none", async () => {
    const { data, calls } = open(path, testPiece());
    await data;
    expect(calls.map(({ name }) => name)).toEqual(["newsDetail", "listComment"]);
  });

  test("has a picture for previews where the visitor saves data", async () => {
    const { cover, coverUrl } = await open(path, testPiece()).data;
    expect([cover?.src, coverUrl]).toEqual(Array(2).fill("https://storage.example/news/101.svg"));
  });
});

describe("a draft", () => {
  const path = "/news/offside/101/bgsystem-preview";
  const draft = testPiece({ isDraft: true });

  test("opens by its signed link, and is in no cache", async () => {
    const { data, calls, isCacheable } = open(`${path}?expires=1700000000&signature=abc`, draft);
    expect(await data).toMatchObject({ isDraft: true, title: draft.title });
    expect(calls).toEqual([{ name: "newsPreview", query: { id: "101", expires: 1_700_000_000, signature: "abc" } }]);
    expect(isCacheable()).toBe(false);
  });

  test.each(["", "?expires=1700000000", "?signature=abc", "?expires=soon&signature=abc"])(
    "is not found by %s",
    async (query) => {
      const { data, calls } = open(path + query, draft);
      await expect(data).rejects.toMatchObject({ init: { status: 404 } });
      expect(calls).toEqual([]);
    },
  );

  test("is not found where the signature does not fit", async () => {
    const { data } = open(`${path}?expires=1700000000&signature=abc`, faultOf("not_found"));
    await expect(data).rejects.toMatchObject({ init: { status: 404 } });
  });
});
