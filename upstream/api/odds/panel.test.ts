import { describe, expect, it } from "vitest";
import { quartersOf } from "#contract/odds/quarters";
import { settleHandicap, totalOutcome } from "#contract/odds/settle";
import { contextAt } from "../../matches/history/test-context.ts";
import { footballBetween } from "../../matches/odds/test-fixtures.ts";
import { KICK_OFF } from "../../matches/test-data.ts";
import { formatStreak, getH2hOdds, getLastOdds, type PanelQuery, toTally } from "./panel.ts";

const NOW = KICK_OFF;
const context = contextAt(NOW);

const query = (given: Partial<PanelQuery> = {}): PanelQuery => ({
  matchId,
  companyId: 8,
  duration: 20,
  market: "AH",
  sameLeague: 0,
  venue: "all",
  filter: "all",
  lang: "en",
  ...given,
});

const [fixture] = await footballBetween(NOW, NOW + 48 * 3_600_000);
const { id: matchId, homeId, awayId, competitionId } = fixture!;

describe("a panel of past matches", () => {
  it("settles each by its closing lines and the score of ninety minutes", async () => {
    const { data } = await getLastOdds("football", { ...query(), side: "home" }, context);
    expect(data.matchList).toHaveLength(20);
    for (const { subject, odds, home, matchTime, ...match } of data.matchList) {
      expect(matchTime).toBeLessThan(NOW);
      expect(subject.side).toBe(home.teamId === homeId ? "home" : "away");
      const score = [match.homeFtScore!, match.awayFtScore!] as const;
      const line = quartersOf(odds!.close!.ah!.homeLine!)!;
      expect(subject.ah).toBe(settleHandicap(score, line, subject.side));
      expect(subject.ou).toBe(totalOutcome(score, quartersOf(odds!.close!.ou!.total!)!));
      expect(odds!.bookmakerId).toBe(8);
      expect(Object.keys(odds!.early!.x12!)).toEqual(["home", "draw", "away"]);
    }
    const { tally } = data;
    expect(tally.w + tally.d + tally.l).toBe(20);
    expect(tally.ahWin + tally.ahHalfWin + tally.ahPush + tally.ahHalfLose + tally.ahLose).toBe(20);
    expect(tally.over + tally.halfOver + tally.push + tally.halfUnder + tally.under).toBe(20);
    expect(tally.ahSample).toBe(20 - tally.ahPush);
    expect(data.streak).toHaveLength(20);
  });

  it("meets only the other team in head-to-head", async () => {
    const { data } = await getH2hOdds("football", query({ duration: 6 }), context);
    expect(data.matchList.length).toBeGreaterThan(0);
    for (const { home, away } of data.matchList)
      expect([home.teamId, away.teamId].sort()).toEqual([homeId, awayId].sort());
  });

  it("chooses by venue, competition and handicap", async () => {
    const of = async (given: Partial<PanelQuery>) =>
      (await getLastOdds("football", { ...query(given), side: "home" }, context)).data.matchList;
    type Listed = Awaited<ReturnType<typeof of>>[number];
    // As far back as a choice looks.
    const all = await of({ duration: 60 as never });
    const own = ({ odds, subject }: Listed) =>
      (quartersOf(odds?.close?.ah?.homeLine ?? "") ?? Number.NaN) * (subject.side === "home" ? 1 : -1);
    const choices: [Partial<PanelQuery>, (one: Listed) => boolean][] = [
      [{ venue: "away" }, ({ away }) => away.teamId === homeId],
      [{ sameLeague: 1 }, ({ leagueId }) => leagueId === competitionId],
      [{ filter: "giving" }, (one) => own(one) < 0],
      [{ filter: "receiving" }, (one) => own(one) > 0],
      [{ line: "0.25" }, (one) => Math.abs(own(one)) === 1],
    ];
    for (const [given, isChosen] of choices) {
      const chosen = all.filter(isChosen).slice(0, 10);
      expect(chosen.length, JSON.stringify(given)).toBeGreaterThan(0);
      expect(await of({ duration: 10, ...given })).toEqual(chosen);
    }
    expect(await of({ duration: 10, leagueIds: "1" })).toEqual([]);
  });

  it("is refused for a match, a company and a sport that do not fit", async () => {
    await expect(getLastOdds("football", { ...query({ matchId: "1" }), side: "home" }, context)).rejects.toMatchObject({
      field: "matchId",
    });
    await expect(getH2hOdds("basketball", query(), context)).rejects.toMatchObject({ field: "matchId" });
    await expect(getH2hOdds("football", query({ companyId: 2 }), context)).rejects.toMatchObject({
      field: "companyId",
    });
  });
});

describe("a tally", () => {
  const matches = [
    { result: "W", ah: "HALF_WIN", ou: "OVER" },
    { result: "D", ah: "PUSH", ou: "HALF_UNDER" },
    { result: "L", ah: "LOSE", ou: "PUSH" },
    { result: "W" },
    { result: "W", ah: "VOID" },
  ] as const;

  it("has percentages without pushes, of those with a price", () => {
    expect(toTally(matches)).toMatchObject({
      played: 5,
      w: 3,
      ahHalfWin: 1,
      ahPush: 1,
      ahWinPct: 50,
      ahSample: 2,
      overPct: 50,
      overSample: 2,
    });
    expect(toTally([])).toMatchObject({ played: 0, ahWinPct: null, overPct: null });
  });

  it("has a streak by market", () => {
    expect((["AH", "OU", "1X2"] as const).map((market) => formatStreak(matches, market))).toEqual([
      "WPL",
      "OUP",
      "WDLWW",
    ]);
  });
});
