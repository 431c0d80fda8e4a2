import { describe, expect, it, test } from "vitest";
import { competitionById, teamById } from "../../competitions/world/world.ts";
import { newsHappening, type ReleasedPiece } from "./news-happening.ts";

const AT = Date.parse("2026-10-17T14:20:00Z");
const NAMES = { competitionById, teamById };
const MATCH = { id: "m1", competitionId: "101", homeId: "20101", awayId: "20107" };
const PIECE: ReleasedPiece = {
  id: 12,
  key: "a-cup-night",
  language: "th",
  sport: "football",
  categoryId: "2",
  tagIds: [],
  slug: "a-cup-night",
  title: "คืนบอลถ้วย",
  publishedAt: AT,
  matchId: null,
};

const thingsOf = (change: Partial<ReleasedPiece>, match?: typeof MATCH): string[] | undefined => {
  const happening = newsHappening({ ...PIECE, ...change }, match, NAMES);
  if (happening?.kind !== "news") return undefined;
  return happening.things?.map(({ sport, kind, id }) => `${sport} ${kind} ${id}`);
};

const OF_MATCH = ["football match m1", "football team 20101", "football team 20107", "football competition 101"];

describe("those who are told follow", () => {
  test.each<[string, Partial<ReleasedPiece>, typeof MATCH | undefined, string[] | undefined]>([
    ["the match, its teams, its competition", {}, MATCH, OF_MATCH],
    [
      "a competition or a team of its tags",
      { tagIds: ["11", "c101", "t20101"] },
      undefined,
      ["football competition 101", "football team 20101"],
    ],
    ["each of both once", { tagIds: ["c101", "t20101"] }, MATCH, OF_MATCH],
    ["a competition of basketball", { tagIds: ["c8001"] }, undefined, ["basketball competition 8001"]],
    ["nobody, where it names nothing", { tagIds: ["11"] }, undefined, undefined],
    ["nobody, where what it names has gone", { tagIds: ["c999", "t999"] }, undefined, undefined],
    ["nobody, of a guide", { categoryId: "1", tagIds: ["c101"] }, undefined, undefined],
  ])("%s", (_, change, match, things) => {
    expect(thingsOf(change, match)).toEqual(things);
  });
});

it("is about a piece by its key, so that none of its languages is told twice", () => {
  expect(newsHappening({ ...PIECE, tagIds: ["c101"] }, MATCH, NAMES)).toMatchObject({
    kind: "news",
    key: "a-cup-night",
    at: AT,
    newsId: "12",
    slug: "a-cup-night",
    sport: "football",
    titles: { th: "คืนบอลถ้วย" },
    teams: ["20101", "20107"],
  });
  expect(newsHappening({ ...PIECE, sport: null, tagIds: ["c101"] }, undefined, NAMES)).not.toHaveProperty("sport");
});
