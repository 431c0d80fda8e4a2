import { describe, expect, test } from "vitest";
import type { Issue, Story } from "./choose-stories.ts";
import { storiesFor } from "./send-letters.ts";

const story = (id: number): Story => ({ id, title: `Story ${id}`, summary: "", slug: `story-${id}`, sport: null });
const FULL: Issue = { all: [story(1), story(2)], football: [story(1)], basketball: [story(2)] };
const FOOTBALL_ONLY: Issue = { all: [story(1)], football: [story(1)], basketball: [] };
const NOTHING: Issue = { all: [], football: [], basketball: [] };

const RUN = { week: "2026-11-23", language: "th" } as const;
const READER = {
  state: "confirmed",
  email: "fan@club.com",
  language: "th",
  sport: null,
  lastLetter: "2026-11-16",
} as const;

describe("who gets this week's letter, and what is in it", () => {
  test.each<[string, Partial<Parameters<typeof storiesFor>[0]>, Issue, number[] | undefined]>([
    ["a reader of both sports", {}, FULL, [1, 2]],
    ["one who never had a letter", { lastLetter: null }, FULL, [1, 2]],
    ["a reader of football", { sport: "football" }, FULL, [1]],
    ["a reader of basketball", { sport: "basketball" }, FULL, [2]],
    ["a reader of basketball in a week without any", { sport: "basketball" }, FOOTBALL_ONLY, undefined],
    ["anybody in a week without stories", {}, NOTHING, undefined],
    ["one who has had it", { lastLetter: "2026-11-23" }, FULL, undefined],
    ["one who has had a later one", { lastLetter: "2026-11-30" }, FULL, undefined],
    ["a reader of another language", { language: "en" }, FULL, undefined],
    ["who has not confirmed", { state: "pending", language: null }, FULL, undefined],
    ["who has unsubscribed", { state: "unsubscribed", email: null, language: null }, FULL, undefined],
  ])("%s", (_, change, issue, ids) => {
    expect(storiesFor({ ...READER, ...change }, RUN, issue)?.map(({ id }) => id)).toEqual(ids);
  });
});
