import { describe, expect, test } from "vitest";
import { teamById } from "../../competitions/world/world.ts";
import type { TeamEntry } from "../../data/entries/types.ts";
import { SIDES } from "../../match/sides.ts";
import { FORMATIONS, placesIn } from "./formations.ts";
import { buildKits } from "./kits.ts";
import { PEOPLE } from "./progress.ts";
import { officialSheets, predictedSheets } from "./sheets.ts";
import { FIXTURES } from "./test-matches.ts";
import type { TeamSheet } from "./types.ts";

const teamsOf = ({ homeId, awayId }: (typeof FIXTURES)[number]) => ({
  home: teamById(homeId)!,
  away: teamById(awayId)!,
});
const SAMPLE = FIXTURES.filter((_, index) => index % 8 === 0);
const sheets = SAMPLE.map((fixture) => {
  const teams = teamsOf(fixture);
  const { kickOff } = fixture;
  // At once, while the squads of both teams are in memory.
  const both = <Known>(read: (team: TeamEntry, instant: number) => Known) => ({
    home: read(teams.home, kickOff),
    away: read(teams.away, kickOff),
  });
  return {
    fixture,
    squads: both(PEOPLE.squadAt),
    absences: both(PEOPLE.absencesAt),
    official: officialSheets(fixture, teams, PEOPLE),
    guessed: predictedSheets(fixture, teams, PEOPLE),
  };
});

const starters = ({ men }: TeamSheet): string[] => men.slice(0, 11).map(({ member }) => member.player.id);

describe("formations", () => {
  test.each(FORMATIONS)("%s has eleven places, as many in each row as it says", (formation) => {
    const places = placesIn(formation);
    expect(places).toHaveLength(11);
    const rows = formation.split("-").map((_, index) => places.filter(({ row }) => row === index + 2).length);
    expect(rows.join("-")).toBe(formation);
    expect(places.filter(({ role }) => role === "G")).toHaveLength(1);
  });
});

describe("a team's sheet", () => {
  test("names each man once, a keeper in goal and one on the bench, all of the squad", () => {
    const broken = sheets.filter(({ squads, official, guessed }) =>
      SIDES.some((side) =>
        [official[side], guessed[side]].some(({ men, captain }) => {
          const squad = new Set(squads[side].map(({ player }) => player.id));
          const ids = men.map(({ member }) => member.player.id);
          const keepers = men.filter(({ member }) => member.player.role === "G");
          return (
            new Set(ids).size !== ids.length ||
            ids.some((id) => !squad.has(id)) ||
            men.length < 16 ||
            men[0]?.member.player.role !== "G" ||
            keepers.length !== 2 ||
            captain > 10
          );
        }),
      ),
    );
    expect(broken.map(({ fixture }) => fixture.id)).toEqual([]);
  });

  test("leaves out whoever is certain to be absent", () => {
    const broken = sheets.filter(({ fixture, absences, official }) =>
      SIDES.some((side) => {
        const out = new Set(
          absences[side].flatMap(({ player, certainty, from }) =>
            certainty === "out" && from <= fixture.kickOff - 3_600_000 ? [player.id] : [],
          ),
        );
        return official[side].men.some(({ member: { player } }) => out.has(player.id));
      }),
    );
    expect(broken.map(({ fixture }) => fixture.id)).toEqual([]);
  });

  test("is guessed about right: two men may be wrong, and what happens on the last day cannot be known", () => {
    const wrong = sheets.flatMap(({ official, guessed }) =>
      SIDES.map((side) => starters(guessed[side]).filter((id) => !starters(official[side]).includes(id)).length),
    );
    expect(Math.max(...wrong)).toBeLessThanOrEqual(5);
    expect(wrong.filter((count) => count <= 2).length / wrong.length).toBeGreaterThan(0.95);
    expect(wrong.some((count) => count > 0)).toBe(true);
  });

  test("most men play where they belong", () => {
    const places = sheets.flatMap(({ official }) => SIDES.flatMap((side) => official[side].men.slice(0, 11)));
    const own = places.filter(({ role, member }) => role === member.player.role || member.player.detail[1] === "W");
    expect(own.length / places.length).toBeGreaterThan(0.8);
  });
});

describe("shirts", () => {
  const shirts = (home: [string, string], away: [string, string]) => {
    const team = { ...teamById("20101")!, colours: home };
    return buildKits(team, { ...team, colours: away });
  };

  test.each<[string, [string, string], [string, string], string]>([
    ["differ: both wear their own", ["#d00000", "#ffffff"], ["#0033a0", "#ffffff"], "#0033a0"],
    ["are alike: the visitors wear their second", ["#d00000", "#ffffff"], ["#e01010", "#101010"], "#101010"],
    ["are alike twice: the visitors wear a plain one", ["#ffffff", "#101010"], ["#fafafa", "#f0f0f0"], "#1b1f2a"],
  ])("that %s", (_, home, away, worn) => {
    const kits = shirts(home, away);
    expect(kits.home.shirt).toBe(home[0]);
    expect(kits.away.shirt).toBe(worn);
    expect(kits.away.number).not.toBe(worn);
  });
});
