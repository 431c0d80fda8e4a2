import { describe, expect, it, test } from "vitest";
import { ENDPOINTS } from "#contract/registry";
import { LOCALE_CODES } from "#contract/tables/locales";
import { HOUR } from "#contract/time/units";
import { contextAt } from "../../matches/history/test-context.ts";
import { success } from "../../platform/envelope.ts";
import { loosened } from "../../platform/loose-wire.ts";
import { FIXTURES, instantsOf, timelineOf } from "../../simulator/football/test-matches.ts";
import { MATCH_CENTRE_ANSWERS } from "./match-centre-answers.ts";
import { ask, LEAGUE_MATCH, MATCH_CALLS, SAMPLE, whistleOf } from "./test-requests.ts";

/** Every number in an answer that is a plausible instant of this century, by its path. */
function instantsIn(value: unknown, path = ""): [path: string, instant: number][] {
  if (typeof value === "number") return value > 1e12 && value < 1e13 ? [[path, value]] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => instantsIn(inner, `${path}.${key}`));
}

describe.each(MATCH_CALLS)("%s", (name) => {
  test("fits its contract in every phase and in either dialect, and tells no instant behind the asking", async () => {
    for (const fixture of SAMPLE) {
      for (const now of [
        fixture.kickOff - 40 * HOUR,
        fixture.kickOff - 3 * HOUR,
        ...instantsOf(fixture, 2),
        whistleOf(fixture) + 4 * HOUR,
      ]) {
        const found = await contextAt(now).sources.find(fixture.id, now);
        if (!found) continue;
        const answer = await ask(name, fixture.id, now, "th_TH");
        const wire = JSON.parse(JSON.stringify(success(answer)));
        const { value, dropped } = ENDPOINTS[name].parse(wire);
        expect(dropped).toEqual([]);
        expect(ENDPOINTS[name].parse(loosened(wire)).value).toEqual(value);
        expect(instantsIn(answer).filter(([, instant]) => instant > now)).toEqual([]);
      }
    }
  });

  test("refuses an unknown match, and one of another sport", async () => {
    const refused = { status: 404, field: "matchId" };
    await expect(ask(name, "1", LEAGUE_MATCH.kickOff)).rejects.toMatchObject(refused);
    const { directory, ...context } = contextAt(LEAGUE_MATCH.kickOff);
    const competitionById = (id: string) => ({ ...directory.competitionById(id)!, sport: "basketball" as const });
    const query = { matchId: LEAGUE_MATCH.id, lang: "en", size: 50 };
    const answer = MATCH_CENTRE_ANSWERS[name](query, { ...context, directory: { ...directory, competitionById } });
    await expect(answer).rejects.toMatchObject(refused);
  });
});

describe("the line-ups of a match", () => {
  const at = async (before: number) =>
    (
      await MATCH_CENTRE_ANSWERS.matchLineup(
        { matchId: LEAGUE_MATCH.id, lang: "en" },
        contextAt(LEAGUE_MATCH.kickOff - before),
      )
    ).data;

  test.each([
    [25 * HOUR, "none", 0],
    [24 * HOUR, "predicted", 11],
    [HOUR + 1, "predicted", 11],
    [HOUR, "official", 11],
    [-HOUR, "official", 11],
  ])("%d ms before kick-off are %s", async (before, state, starters) => {
    const lineup = await at(before);
    expect(lineup.state).toBe(state);
    expect(lineup.home.starters).toHaveLength(starters);
    expect(lineup.away.starters).toHaveLength(starters);
  });

  it("tells minutes and ratings only while they play", async () => {
    const before = await at(HOUR);
    expect(
      [...before.home.starters, ...before.home.bench].every(({ rating, minutes }) => rating === null && minutes === 0),
    ).toBe(true);
    const during = await at(-HOUR);
    expect(during.home.starters.some(({ rating, minutes }) => rating !== null && minutes > 30)).toBe(true);
    expect(during.home.starters.some(({ isMotm }) => isMotm)).toBe(false);
    const after = await at(-5 * HOUR);
    expect(
      [...after.home.starters, ...after.home.bench, ...after.away.starters, ...after.away.bench].filter(
        ({ isMotm }) => isMotm,
      ),
    ).toHaveLength(1);
  });

  it("are none of a match that was put off", async () => {
    const off = FIXTURES.find((fixture) => timelineOf(fixture).periods.length === 0)!;
    const { data } = await MATCH_CENTRE_ANSWERS.matchLineup({ matchId: off.id, lang: "en" }, contextAt(off.kickOff));
    expect(data).toMatchObject({ state: "none", home: { starters: [] } });
  });
});

describe("commentary", () => {
  const page = (lastId?: string, size = 20, lang = "en") =>
    MATCH_CENTRE_ANSWERS.matchCommentary(
      { matchId: LEAGUE_MATCH.id, lang, size, ...(lastId && { lastId }) },
      contextAt(whistleOf(LEAGUE_MATCH)),
    );

  it("comes newest first, page by page, each sentence once", async () => {
    const ids: string[] = [];
    let lastId: string | undefined;
    for (;;) {
      const { data } = await page(lastId);
      ids.push(...data.list.map(({ commentId }) => commentId));
      lastId = data.lastId;
      if (!data.hasNext) break;
    }
    expect(ids).toEqual([...ids].sort((a, b) => Number(b) - Number(a)));
    expect(ids.at(-1)).toBe("1");
    expect(new Set(ids).size).toBe(Number(ids[0]));
  });

  test.each(LOCALE_CODES)("is told in %s", async (locale) => {
    const english = await page(undefined, 500);
    const own = await page(undefined, 500, locale);
    expect(own.data.list.every(({ text }) => text.length > 3)).toBe(true);
    if (locale !== "en")
      expect(own.data.list.filter(({ text }, index) => text === english.data.list[index]?.text)).toEqual([]);
  });

  it("refuses an id that is none", async () => {
    await expect(page("x")).rejects.toMatchObject({ status: 400, field: "lastId" });
  });
});
