import { describe, expect, test } from "vitest";
import type { NewsItem } from "#contract/domain/news";
import { HOUR } from "#contract/time/units";
import { newsItem } from "../feeds/test-news-wire.ts";
import type { UpstreamClient } from "../pages/context.ts";
import { UpstreamFault } from "../upstream/request/fault.ts";
import { createSources, MATCH_DAYS } from "./sources.ts";
import { match } from "./test-sources.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");

type Query = Readonly<Record<string, string | number>>;
type Answers = Readonly<Record<string, (query: Query) => unknown>>;

/** Sources over calls with these answers; a call without an answer does not exist upstream. */
function sourcesWith(answers: Answers) {
  const calls: [name: string, query: Query][] = [];
  const client = {
    async call(name: string, query: Query) {
      calls.push([name, query]);
      const answer = answers[name];
      if (!answer) throw new UpstreamFault("not_found", name);
      return { value: answer(query), fetchedAt: NOW, isLastGood: false };
    },
  } as unknown as UpstreamClient;
  return { sources: createSources(() => client, NOW), calls };
}

const down = () => {
  throw new UpstreamFault("timeout", "any");
};

describe("matches", () => {
  const dayOf = (id: string, hasNext = false) => ({ groups: [{ matches: [{ ...match, id }] }], hasNext });

  test.each([
    [0, "2026-11-19"],
    [2, "2026-11-21"],
    [MATCH_DAYS - 1, "2026-11-25"],
  ])("of day %i are those of %s, of both sports", async (day, date) => {
    const list = (query: Query) => dayOf(String(query.date));
    const { sources, calls } = sourcesWith({ matchList: list, basketballMatchList: list });
    expect((await sources.matches(day)).map(({ id }) => id)).toEqual([date, date]);
    expect(calls).toHaveLength(2);
  });

  test("of a day of many pages are read to the end, within reason", async () => {
    const { sources, calls } = sourcesWith({
      matchList: ({ date, page }) => dayOf(`${date} ${page}`, true),
      basketballMatchList: ({ date, page }) => dayOf(`${date} ${page}`, page === 1),
    });
    expect(await sources.matches(0)).toHaveLength(4 + 2);
    expect(calls).toHaveLength(4 + 2);
  });

  test("are needed", async () => {
    await expect(sourcesWith({ matchList: down, basketballMatchList: down }).sources.matches(0)).rejects.toThrow();
    await expect(sourcesWith({}).sources.matches(0)).rejects.toThrow();
  });
});

describe("players", () => {
  const popular = () => [{ id: "1" }, { id: "2" }];
  const squad = ({ teamId }: Query) => {
    if (teamId === "2") throw new UpstreamFault("not_found", "teamInfo");
    return { squad: [{ id: "5", key: "hai", name: "Hải" }, { id: "6", name: "No key" }, { name: "No page" }] };
  };

  test("are the squads of popular teams; a team that is not there has none", async () => {
    const { sources } = sourcesWith({ teamPopular: popular, teamInfo: squad });
    expect(await sources.players()).toEqual([
      { sport: "football", id: "5", key: "hai" },
      { sport: "football", id: "6", key: "6" },
    ]);
  });

  test("are none where something else fails", async () => {
    await expect(sourcesWith({ teamPopular: popular, teamInfo: down }).sources.players()).rejects.toThrow("timeout");
  });
});

describe("news", () => {
  const piece = (hoursAgo: number): NewsItem => ({ ...newsItem, publishedAt: NOW - hoursAgo * HOUR });
  const pages = [
    [1, 30],
    [47, 49],
    [60, 90],
  ].map((hours) => hours.map(piece));
  const newsAll = ({ lastId = 0 }: Query) => ({
    items: pages[Number(lastId)] ?? [],
    hasNext: Number(lastId) < pages.length - 1,
    lastId: String(Number(lastId) + 1),
  });

  test("are read page by page", async () => {
    const { sources, calls } = sourcesWith({ newsAll });
    expect(await sources.news("th")).toEqual(pages.flat());
    expect(calls.map(([, { lastId }]) => lastId)).toEqual([undefined, "1", "2"]);
  });

  test("of two days are read as far as these go", async () => {
    const { sources, calls } = sourcesWith({ newsAll });
    expect(await sources.news("th", NOW - 48 * HOUR)).toEqual([piece(1), piece(30), piece(47)]);
    expect(calls).toHaveLength(2);
  });

  test.each([
    ["some", newsAll, true],
    ["none", () => ({ items: [], hasNext: false }), false],
  ])("is there where there is %s, which one call tells", async (_case, answer, hasNews) => {
    const { sources, calls } = sourcesWith({ newsAll: answer });
    expect([await sources.hasNews("th"), calls.length]).toEqual([hasNews, 1]);
  });

  test("end at five hundred", async () => {
    const { sources, calls } = sourcesWith({ newsAll: () => ({ items: [piece(1)], hasNext: true, lastId: "1" }) });
    await sources.news("th");
    expect(calls).toHaveLength(10);
  });
});

test.each(["news", "highlights", "players"] as const)("a supplier without %s has said so", async (kind) => {
  expect(await sourcesWith({}).sources[kind]("en")).toEqual([]);
});

test.each(["news", "highlights"] as const)("%s that cannot be read are a fault", async (kind) => {
  await expect(sourcesWith({ newsAll: down, highlightList: down }).sources[kind]("en")).rejects.toThrow("timeout");
});

describe("contests", () => {
  test("are those that go on and those to come", async () => {
    const { sources, calls } = sourcesWith({ getContestList: ({ state }) => ({ contests: [{ id: state }] }) });
    expect((await sources.contests()).map(({ id }) => id)).toEqual(["ongoing", "upcoming"]);
    expect(calls.map(([, query]) => query)).toEqual([{ state: "ongoing" }, { state: "upcoming" }]);
  });

  test("of a supplier that has none are none; of one that is down they are missed", async () => {
    expect(await sourcesWith({}).sources.contests()).toEqual([]);
    await expect(sourcesWith({ getContestList: down }).sources.contests()).rejects.toThrow();
  });
});
