import { describe, expect, it } from "vitest";
import { ENDPOINTS } from "#contract/registry";
import { HOUR } from "#contract/time/units";
import { contextAt } from "../../matches/history/test-context.ts";
import { success } from "../../platform/envelope.ts";
import { MATCH_CENTRE_ANSWERS } from "./match-centre-answers.ts";
import { LEAGUE_MATCH } from "./test-requests.ts";

describe("a player's performances", () => {
  const now = LEAGUE_MATCH.kickOff + 5 * HOUR;
  const performances = (query: {
    playerId: string;
    matchId?: string;
    season?: string;
    lastId?: string;
    size?: number;
  }) => MATCH_CENTRE_ANSWERS.playerPerformance({ lang: "en", size: 4, ...query }, contextAt(now));
  const aStarter = async () => {
    const { data } = await MATCH_CENTRE_ANSWERS.matchLineup({ matchId: LEAGUE_MATCH.id, lang: "en" }, contextAt(now));
    return data.home.starters[5]!;
  };

  it("are what the line-ups say", async () => {
    const starter = await aStarter();
    const { data } = await performances({ playerId: starter.playerId!, matchId: LEAGUE_MATCH.id });
    expect(data.list).toHaveLength(1);
    expect(data.list[0]).toMatchObject({ isStarter: true, minutes: starter.minutes, rating: starter.rating });
    expect(data.list[0]!.stats).toMatchObject({ ...starter.stats, goals: starter.goals, assists: starter.assists });
  });

  it("come latest first, page by page, of one season where it is named", async () => {
    const { playerId } = await aStarter();
    const first = (await performances({ playerId: playerId!, season: LEAGUE_MATCH.season })).data;
    expect(first.list[0]?.match.matchId).toBe(LEAGUE_MATCH.id);
    const second = (await performances({ playerId: playerId!, season: LEAGUE_MATCH.season, lastId: first.lastId! }))
      .data;
    const times = [...first.list, ...second.list].map(({ match }) => match.matchTime);
    expect(times).toEqual([...new Set(times)].sort((a, b) => b - a));
    expect(ENDPOINTS.playerPerformance.parse(JSON.parse(JSON.stringify(success({ data: first })))).dropped).toEqual([]);
  });

  it("of nobody are refused", async () => {
    await expect(performances({ playerId: "7" })).rejects.toMatchObject({ status: 404, field: "playerId" });
  });
});
