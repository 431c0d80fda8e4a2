import { expect, test } from "vitest";
import type { NoticeData } from "../notices/notice.ts";
import { HAPPENINGS, OTHERS } from "../notices/test-notices.ts";
import { competitionById, countryById, teamById } from "../world/world.ts";
import { pushText } from "./push-text.ts";

const NAMES = { competitionById, countryById, teamById };

test.each<[string, NoticeData, string]>([
  [
    "a goal leads to its match",
    HAPPENINGS.goal as NoticeData,
    "/th/football/england/premier-league/arsenal-vs-chelsea/1010120260089",
  ],
  ["news leads to the piece", OTHERS.news, "/th/news/football/a-title/n1"],
  ["news of no sport too", { ...OTHERS.news, sport: undefined } as unknown as NoticeData, "/th/news/all/a-title/n1"],
  ["a reply leads to the comments", OTHERS.comment, "/th/news/all/a-title/n1#comments"],
  ["what has no page leads to the list", OTHERS.contest, "/th/notification"],
])("%s", (_, data, url) => {
  expect(pushText(data, "th", NAMES).note.url).toBe(url);
});
