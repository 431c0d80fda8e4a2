import { describe, expect, test } from "vitest";
import texts from "../../../locales/en/search.json";
import type { Found } from "./read-found.ts";
import { countLines, listsOf, recentLines } from "./result-lists.ts";

const setup = { texts, storage: "/storage", base: "/en", language: "en", yearsAhead: 0 };
const arsenal = { path: "/football/team/arsenal/1/overview", name: "Arsenal", detail: "England", picture: "team/1" };
const found: Found = {
  sport: "football",
  groups: [{ kind: "teams", lines: [arsenal] }],
  matches: [{ path: "/football/a", home: "A", away: "B", kickOff: 0, isTimeConfirmed: true, score: ["1", "0"] }],
};
const nothing: Found = { sport: "basketball", groups: [], matches: [] };

describe("results", () => {
  test("stand kind by kind, the sport above the first", () => {
    const lists = listsOf([found, nothing], setup);
    expect(lists.map(({ sport, title }) => [sport, title])).toEqual([
      ["Football", "Teams"],
      [undefined, "Matches"],
    ]);
    expect(countLines(lists)).toBe(2);
    expect(lists[0]?.lines[0]).toEqual({
      href: "/en/football/team/arsenal/1/overview",
      name: "Arsenal",
      detail: "England",
      picture: { src: "/storage/team/1", kind: "crest" },
    });
    expect(lists[1]?.lines[0]).toMatchObject({ name: "A 1-\u20600 B", isDay: true });
  });

  test("have no pictures for a visitor who saves data", () => {
    expect(listsOf([found], { ...setup, storage: "" })[0]?.lines[0]?.picture).toBeUndefined();
  });

  test("that are popular say so", () => {
    expect(listsOf([found], setup, "popular")[0]?.title).toBe("Popular teams");
  });
});

test("a text that was looked for is a link to the page that looks for it", () => {
  expect(recentLines(["a b"], "/en")).toEqual([{ href: "/en/search?q=a+b", name: "a b", text: "a b" }]);
});
