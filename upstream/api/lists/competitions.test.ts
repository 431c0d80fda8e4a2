import { describe, expect, it } from "vitest";
import { COMPETITION_CALLS } from "#contract/calls/competitions";
import { COMPETITIONS, competitionById, countryByCode } from "../../competitions/world/world.ts";
import { contextAt } from "../../matches/history/test-context.ts";
import { success } from "../../platform/envelope.ts";
import { COMPETITION_ANSWERS } from "./competitions.ts";

const { basketballCompetitionSidebar, basketballLeagueAll, competitionSidebar, leagueAll, leagueList } =
  COMPETITION_CALLS;

const context = contextAt(Date.UTC(2026, 10, 21, 16, 0));
const lang = "en";
const timeZone = "UTC";

const all = async () => ({
  football: leagueAll.parse(success(await COMPETITION_ANSWERS.leagueAll({ lang }, context))).value,
  basketball: basketballLeagueAll.parse(success(await COMPETITION_ANSWERS.basketballLeagueAll({ lang }, context)))
    .value,
});
const sidebars = async () => ({
  football: competitionSidebar.parse(success(await COMPETITION_ANSWERS.competitionSidebar({ lang, timeZone }, context)))
    .value,
  basketball: basketballCompetitionSidebar.parse(
    success(await COMPETITION_ANSWERS.basketballCompetitionSidebar({ lang, timeZone }, context)),
  ).value,
});
const sportOf = (id: string) => competitionById(id)!.sport;

describe("the lists of competitions", () => {
  it("hold every competition of their sport and none of the other, and no country without one", async () => {
    for (const [sport, { countries }] of Object.entries(await all())) {
      const ids = countries.flatMap(({ competitions }) => competitions.map(({ id }) => id));
      expect(ids.sort()).toEqual(
        COMPETITIONS.map(({ id }) => id)
          .filter((id) => sportOf(id) === sport)
          .sort(),
      );
      expect(countries.filter(({ competitions }) => competitions.length === 0)).toEqual([]);
    }
  });

  it("hold nothing of a country that has competitions of the other sport only", async () => {
    const query = { lang, countryId: countryByCode("GB-ENG")!.id };
    const football = leagueList.parse(success(await COMPETITION_ANSWERS.leagueList(query, context))).value;
    expect(football.countries[0]?.competitions[0]?.name).toBe("Premier League");
    const basketball = await COMPETITION_ANSWERS.basketballLeagueList(query, context);
    expect(leagueList.parse(success(basketball)).value.countries).toEqual([]);
  });
});

describe("the sidebars", () => {
  it("name the popular competitions of their sport, in the order of lists", async () => {
    const { football, basketball } = await sidebars();
    expect(football.popular.every(({ id }) => sportOf(id) === "football")).toBe(true);
    expect(basketball.popular.slice(0, 3).map(({ name }) => name)).toEqual(["NBA", "EuroLeague", "CBA"]);
  });

  it("count the competitions of a country as the lists have them, and live matches of the sport", async () => {
    const lists = await all();
    for (const [sport, { countries }] of Object.entries(await sidebars())) {
      const counts = lists[sport as keyof typeof lists].countries.map(({ competitions }) => competitions.length);
      expect(countries.map(({ competitionCount }) => competitionCount)).toEqual(counts);
    }
    const { football } = await sidebars();
    expect(football.countries.reduce((sum, { liveCount }) => sum + liveCount, 0)).toBeGreaterThan(20);
  });
});
