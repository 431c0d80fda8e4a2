import { describe, expect, it } from "vitest";
import type { Sport } from "#contract/tables/sports";
import { WORLD_NAMES } from "../competitions/world/world-names.ts";
import { leagueOfClubs, resolveCompetition, settledByClubs, type WorldNames } from "./resolve-competition.ts";
import { homeOf, NO_NAMES, type StoredNames, type StoredTeam, teamResolver } from "./team-resolver.ts";

const leagueId = (name: string, sport: Sport = "football"): string =>
  resolveCompetition({ name, sport }, WORLD_NAMES, []).id;

describe("resolveCompetition", () => {
  it.each([
    ["England | Premier League", "101"],
    ["Japan | J1 League", "511"],
    ["Kazakhstan | Premier League", "265"],
    ["Sweden Allsvenskan", resolveCompetition({ sport: "football", name: "Allsvenskan" }, WORLD_NAMES, []).id],
    ["English EFL Cup", resolveCompetition({ sport: "football", name: "EFL Cup" }, WORLD_NAMES, []).id],
    ["Friendly", "81"],
    ["AFF Championship", "80"],
    ["African Cup of Nations", "77"],
    ["FIFA World Cup qualification", "76"],
  ])("finds the world's %s", (name, id) => {
    expect(leagueId(name)).toBe(id);
  });

  it("never takes one sport's competition for the other's", () => {
    expect(leagueId("EuroLeague", "basketball")).toMatch(/^80\d\d$/);
    expect(leagueId("EuroLeague")).toBe("5000");
  });

  it("takes every tournament of national teams for a cup", () => {
    expect(
      resolveCompetition({ sport: "football", name: "UEFA Euro", isOfNations: true }, WORLD_NAMES, []),
    ).toMatchObject({
      kind: "cup",
    });
  });

  it("gives an unknown one the next id, and its country where the name says it", () => {
    const { added } = resolveCompetition({ sport: "football", name: "Japan | Hill Cup" }, WORLD_NAMES, []);
    expect(added).toMatchObject({ id: 5000, kind: "cup", country: "JP" });
  });

  it("looks for the clubs of one that an import brought in the country of its name, as the first import did", () => {
    const first = resolveCompetition({ sport: "football", name: "Japan | Hill League" }, WORLD_NAMES, []);
    const again = resolveCompetition({ sport: "football", name: "Japan | Hill League" }, WORLD_NAMES, [first.added!]);
    expect([homeOf(first, WORLD_NAMES), homeOf(again, WORLD_NAMES)]).toEqual(["JP", "JP"]);
  });
});

describe("settledByClubs", () => {
  const unknown = (name: string) => resolveCompetition({ sport: "football", name }, WORLD_NAMES, []);
  const CLUBS = ["Arsenal", "Chelsea", "Liverpool", "Everton", "Fulham", "Nobody Town"];

  it("takes a league of an unknown name for the one in which most of its clubs play, in the country of its name", () => {
    expect(settledByClubs(unknown("English Top Flight"), CLUBS, WORLD_NAMES, "football")).toMatchObject({
      id: "101",
      isByClubs: true,
    });
    expect(settledByClubs(unknown("Scottish Top Flight"), CLUBS, WORLD_NAMES, "football").added).toBeDefined();
  });

  it("leaves cups and leagues of few known clubs as they are", () => {
    expect(settledByClubs(unknown("English Hill Cup"), CLUBS, WORLD_NAMES, "football").added).toBeDefined();
    expect(
      settledByClubs(unknown("English Top Flight"), CLUBS.slice(0, 4), WORLD_NAMES, "football").added,
    ).toBeDefined();
  });
});

describe("leagueOfClubs", () => {
  it("knows a league by its clubs, whatever the file is called", () => {
    const clubs = ["Arsenal", "Chelsea", "Man City", "Nott'm Forest", "Luton"];
    expect(leagueOfClubs(clubs, "serie a", WORLD_NAMES, "football")).toMatchObject({ id: "101" });
  });

  it("asks the name where the clubs settle nothing, and refuses where that does not help", () => {
    const few = ["Arsenal", "Nobody Town", "No Such Rovers"];
    expect(leagueOfClubs(few, "premier league", WORLD_NAMES, "football")).toMatchObject({ id: "101" });
    expect(leagueOfClubs(few, "data", WORLD_NAMES, "football")).toEqual({
      reason: expect.stringContaining("no league"),
    });
  });
});

describe("teamResolver", () => {
  const resolver = (league: string, stored: Partial<StoredNames> = {}, isOfNations = false) =>
    teamResolver(
      {
        resolved: resolveCompetition({ sport: "football", name: league }, WORLD_NAMES, []),
        sport: "football",
        isOfNations,
      },
      WORLD_NAMES,
      {
        ...NO_NAMES,
        ...stored,
      },
    );

  it("finds the short names of statistics files in the world", () => {
    const { idOf, added } = resolver("Spain | La Liga");
    expect(["Ath Bilbao", "Ath Madrid", "Sociedad", "Vallecano", "Espanol"].map(idOf)).toEqual([
      "20502",
      "20503",
      "20517",
      "20513",
      "20507",
    ]);
    expect(added).toEqual([]);
  });

  it.each([
    ["England | Premier League", "Leicester", "Leicester City FC"],
    ["England | Premier League", "Ipswich", "Ipswich Town FC"],
    ["England | EFL Championship", "Birmingham", "Birmingham City FC"],
    ["England | EFL Championship", "Charlton", "Charlton Athletic FC"],
    ["England | EFL Championship", "Blackburn", "Blackburn Rovers FC"],
    ["England | EFL Championship", "Sheffield Weds", "Sheffield Wednesday FC"],
    ["England | EFL League One", "Peterboro", "Peterborough United"],
    ["France | Ligue 1", "St Etienne", "AS Saint-Étienne"],
    ["Germany | 2. Bundesliga", "Osnabruck", "VfL Osnabrück"],
    ["Portugal | Primeira Liga", "Sp Lisbon", "Sporting Clube de Portugal"],
    ["Netherlands | Eredivisie", "For Sittard", "Fortuna Sittard"],
    ["Turkey | Süper Lig", "Buyuksehyr", "İstanbul Başakşehir"],
  ])("takes what two sources of the %s call %s and %s for one club of the world", (league, one, other) => {
    const { idOf, added } = resolver(league);
    expect(idOf(one)).toBe(idOf(other));
    expect(added).toEqual([]);
  });

  it.each([
    ["Bosnia-Herzegovina", "10053"],
    ["Bosnia and Herzegovina", "10053"],
    ["Republic of Ireland", "10028"],
    ["Ireland", "10028"],
  ])("takes %s for the national team, in tournaments of either kind of file", (name, id) => {
    expect([resolver("World Cup").idOf(name), resolver("Friendly", {}, true).idOf(name)]).toEqual([id, id]);
  });

  it("takes no nation of the name of a city for the country of its club", () => {
    expect(resolver("Friendly", {}, true).idOf("Monaco")).toBe("90000");
  });

  it("takes an imported alias for the club that it names, in a neighbour's country too", () => {
    const aliases = new Map([
      ["GB-WLS gunners", "Arsenal"],
      ["GB-ENG spikes", "Thornby Vale FC"],
    ]);
    const { idOf, added } = resolver("England | Premier League", { aliases });
    expect(idOf("Gunners")).toBe("20101");
    expect([idOf("Spikes FC"), idOf("Thornby Vale"), idOf("FC Thornby Vale")]).toEqual(["90000", "90000", "90000"]);
    expect(added.map(({ name }) => name)).toEqual(["Thornby Vale FC"]);
  });

  it("keeps the id of a team that an earlier import brought", () => {
    const team: StoredTeam = {
      id: 90_007,
      nameKey: "GB-ENG thornby",
      name: "Thornby",
      country: "GB-ENG",
      sport: null,
      isNational: null,
      batch: null,
    };
    const { idOf } = resolver("England | Premier League", {
      teams: new Map([[team.nameKey, team]]),
      nextTeamId: 90_008,
    });
    expect([idOf("Thornby FC"), idOf("Netherwick")]).toEqual(["90007", "90008"]);
  });

  it("never takes a club for a nation, and knows a new one's country by its name", () => {
    const { idOf, added } = resolver("Friendly", {}, true);
    expect(idOf("Brazil")).toBe("10001");
    expect([idOf("Estonia"), idOf("Arsenal")]).toEqual(["90000", "90001"]);
    expect(added).toMatchObject([
      { nameKey: "INT estonia", country: "EE", isNational: true },
      { name: "Arsenal", country: "INT", isNational: null },
    ]);
  });

  it("refuses a name that two clubs of a country bear", () => {
    const two = ["1", "2"].map((id) => ({ id, names: { en: `Nacional ${id}` }, country: "GB-ENG" }));
    const world = { ...WORLD_NAMES, teamsByNormalisedName: () => two } as unknown as WorldNames;
    const { idOf, added } = teamResolver(
      {
        resolved: { id: "101", name: "League", kind: "league", country: "GB-ENG" },
        sport: "football",
        isOfNations: false,
      },
      world,
      NO_NAMES,
    );
    expect(idOf("Nacional")).toEqual({ reason: '"Nacional" may be Nacional 1 (1) or Nacional 2 (2)' });
    expect(added).toEqual([]);
  });
});
