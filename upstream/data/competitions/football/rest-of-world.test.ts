import { describe, expect, it } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { DAY, MINUTE } from "#contract/time/units";
import { normalisedTeamName } from "../../../competitions/world/normalise.ts";
import { createEngine } from "../../../simulator/engine/engine.ts";
import { REST_OF_WORLD_CLUBS } from "../../clubs/football/rest-of-world.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { REST_OF_WORLD_COMPETITIONS } from "./rest-of-world.ts";

/** Two halves and the interval, without added time. */
const SHORTEST_MATCH = 105 * MINUTE;

const clubsById = new Map(REST_OF_WORLD_CLUBS.map((club) => [club.id, club]));
const engine = createEngine({ competitions: REST_OF_WORLD_COMPETITIONS, teamById: (id) => clubsById.get(id) });

const kickOffsFrom = (from: number, to: number): number[] =>
  engine.between(from, to, from).map(({ kickOff }) => kickOff);

function competition(id: string): CompetitionEntry {
  const found = REST_OF_WORLD_COMPETITIONS.find((entry) => entry.id === id);
  if (!found) throw new Error(`no competition ${id}`);
  return found;
}

const clubsOf = (competitionId: string) => competition(competitionId).teamIds.map((id) => clubsById.get(id)!);

describe("the competitions outside Europe", () => {
  it("take their ids from their own block, the youth teams' included", () => {
    for (const { id } of REST_OF_WORLD_COMPETITIONS) expect(Number(id)).toSatisfy((n: number) => n >= 400 && n <= 999);
    for (const { id } of REST_OF_WORLD_CLUBS) expect(Number(id)).toSatisfy((n: number) => n >= 30_001 && n <= 49_999);
    expect(clubsById.size).toBe(REST_OF_WORLD_CLUBS.length);
  });

  it("give V.League 1 the id that the specification names", () => {
    expect(competition("766").names.en).toBe("V.League 1");
  });

  it.each(REST_OF_WORLD_COMPETITIONS.map((entry) => [entry.key, entry] as const))(
    "%s has teams that exist, each once, and a name in every language",
    (_, { teamIds, names }) => {
      expect(teamIds.filter((id) => !clubsById.has(id))).toEqual([]);
      expect(new Set(teamIds).size).toBe(teamIds.length);
      expect(LOCALE_CODES.filter((locale) => !names[locale])).toEqual([]);
    },
  );

  it.each([
    ["Brasileirão Série A", "401", 20],
    ["Cambodian Premier League", "411", 11],
    ["Chinese Super League", "421", 16],
    ["Hong Kong Premier League", "431", 10],
    ["Malaysia Super League", "441", 13],
    ["Philippines Football League", "451", 12],
    ["Singapore Premier League", "456", 8],
    ["Thai League 1", "461", 16],
    ["UAE Pro League", "471", 14],
    ["Saudi Pro League", "501", 18],
    ["J1 League", "511", 20],
    ["K League 1", "521", 12],
    ["V.League 1", "766", 14],
  ])("every club of the %s is known in seven languages", (_, id, size) => {
    const clubs = clubsOf(id);
    expect(clubs).toHaveLength(size);
    expect(clubs.filter(({ names }) => LOCALE_CODES.some((locale) => !names[locale]))).toEqual([]);
  });

  it("write Thai clubs in Thai letters, down to the second league, and Cambodian ones in Khmer", () => {
    for (const { names } of [...clubsOf("461"), ...clubsOf("462")]) expect(names.th).toMatch(/\p{Script=Thai}/u);
    for (const { names } of [...clubsOf("411"), ...clubsOf("412")]) expect(names.kh).toMatch(/\p{Script=Khmer}/u);
  });

  it.each([
    ["CA Mineiro", "atletico-mineiro"],
    ["SC Recife", "sport-recife"],
    ["Grêmio FBPA", "gremio"],
    ["Shanghai Port FC", "shanghai-port"],
    ["CA River Plate (ARG)", "river-plate"],
    ["Barcelona SC (ECU)", "barcelona-guayaquil"],
    ["Club Nacional (PAR)", "nacional-asuncion"],
    ["Club Nacional de Football (URU)", "nacional-montevideo"],
    ["LDU de Quito (ECU)", "ldu-quito"],
    ["CD Nublense (CHI)", "nublense"],
  ])("know the club that another source calls %s", (name, key) => {
    const wanted = normalisedTeamName(name);
    const found = REST_OF_WORLD_CLUBS.filter(({ names, aliases = [] }) =>
      [names.en, ...aliases].some((spelling) => normalisedTeamName(spelling) === wanted),
    );
    expect(found.map((club) => club.key)).toEqual([key]);
  });

  it.each([
    ["January", Date.UTC(2027, 0, 11)],
    ["April", Date.UTC(2026, 3, 6)],
    ["June", Date.UTC(2026, 5, 15)],
    ["November", Date.UTC(2026, 10, 23)],
    ["the last days of the year", Date.UTC(2026, 11, 28)],
  ])("have a match in play at every moment of a week in %s", (_, from) => {
    const kickOffs = kickOffsFrom(from - DAY, from + 7 * DAY);
    const silent: string[] = [];
    for (let instant = from; instant < from + 7 * DAY; instant += 5 * MINUTE) {
      const isPlayed = kickOffs.some((kickOff) => kickOff <= instant && instant < kickOff + SHORTEST_MATCH);
      if (!isPlayed) silent.push(new Date(instant).toISOString());
    }
    expect(silent).toEqual([]);
  });

  it("fill a Saturday in November with some 250 matches and a Tuesday with more than 100", () => {
    const saturday = Date.UTC(2026, 10, 21);
    const tuesday = Date.UTC(2026, 10, 24);
    expect(kickOffsFrom(saturday, saturday + DAY).length).toSatisfy((n: number) => n >= 220 && n <= 300);
    expect(kickOffsFrom(tuesday, tuesday + DAY).length).toSatisfy((n: number) => n >= 100 && n <= 180);
  });
});
