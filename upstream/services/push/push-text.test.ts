import { expect, test } from "vitest";
import { competitionById, countryById, teamById } from "../../competitions/world/world.ts";
import type { NoticeData } from "../notices/notice.ts";
import { HAPPENINGS, OTHERS } from "../notices/test-notices.ts";
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
  [
    "a reply that says where it stands leads there",
    { ...OTHERS.comment, reply: { id: "9", parentId: "3", lastId: "5" } } as NoticeData,
    "/th/news/comments/n1?parentId=3&lastId=5#comment-9",
  ],
  ["a contest leads to its page", OTHERS.contest, "/th/football/event/prediction/c1"],
  ["of basketball too", { ...OTHERS.contest, sport: "basketball" } as NoticeData, "/th/basketball/event/prediction/c1"],
  [
    "to who wants no spoilers the address of a piece says nothing of it",
    { ...OTHERS.news, spoilerFree: true },
    "/th/news/football/news/n1",
  ],
  [
    "nor does that of its comments",
    { ...OTHERS.comment, spoilerFree: true } as NoticeData,
    "/th/news/all/news/n1#comments",
  ],
  ["what has no page leads to the list", OTHERS.announcement, "/th/notification"],
])("%s", (_, data, url) => {
  expect(pushText(data, "th", NAMES).note.url).toBe(url);
});
