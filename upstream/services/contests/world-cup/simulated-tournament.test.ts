import { describe, expect, test } from "vitest";
import { contestDay } from "#contract/contests/contest-days";
import { faultsOfPlaces } from "#contract/contests/place-picks";
import { teamById } from "../../../competitions/world/world.ts";
import { contestById, cupKickOff } from "../calendar/seasons.ts";
import { TIE_STAGES } from "./shape.ts";
import { simulatedTournament } from "./simulated-tournament.ts";
import { placesBy, type Tournament, type TournamentMatch } from "./tournament.ts";
import { tournamentOf } from "./tournament-of.ts";

const MONTHS = Array.from({ length: 24 }, (_, index) => {
  const [year, month] = [2026 + Math.floor(index / 12), String((index % 12) + 1).padStart(2, "0")];
  return { label: `${year}m${month}`, first: `${year}-${month}-01` };
});
const TOURNAMENTS = MONTHS.map((month) => ({ ...month, tournament: simulatedTournament(month.label, month.first) }));
const inGroups = ({ matches }: Tournament) => matches.filter(({ group }) => group !== undefined);
const ofTeam = (matches: readonly TournamentMatch[], id: string) =>
  matches.filter(({ homeId, awayId }) => homeId === id || awayId === id);

describe.each(TOURNAMENTS)("the tournament $label", ({ label, first, tournament }) => {
  const { groups, matches, slots, places } = tournament;
  const teams = groups.flatMap(({ teamIds }) => teamIds);

  test("has six groups of four, one of each pot, and no team twice", () => {
    expect(groups.map(({ letter, teamIds }) => `${letter}${teamIds.length}`)).toEqual([
      "A4",
      "B4",
      "C4",
      "D4",
      "E4",
      "F4",
    ]);
    expect(new Set(teams).size).toBe(24);
    const strengths = [0, 1, 2, 3].map((pot) => groups.map(({ teamIds }) => teamById(teamIds[pot]!)!.strength));
    for (const pot of [0, 1, 2])
      expect(Math.min(...strengths[pot]!)).toBeGreaterThanOrEqual(Math.max(...strengths[pot + 1]!));
  });

  test("lets every team play the three others of its group once, and goals for are goals against", () => {
    for (const { letter, teamIds } of groups)
      for (const id of teamIds) {
        const own = ofTeam(inGroups(tournament), id);
        expect(own.map(({ group }) => group)).toEqual([letter, letter, letter]);
        expect(new Set(own.flatMap(({ homeId, awayId }) => [homeId, awayId]))).toEqual(new Set(teamIds));
      }
    const table = new Map(teams.map((id) => [id, { scored: 0, conceded: 0 }]));
    for (const { homeId, awayId, score } of matches) {
      for (const [id, scored, conceded] of [[homeId, ...score] as const, [awayId, score[1], score[0]] as const]) {
        table.get(id)!.scored += scored;
        table.get(id)!.conceded += conceded;
      }
    }
    const sum = (of: "scored" | "conceded") => [...table.values()].reduce((total, row) => total + row[of], 0);
    expect(sum("scored")).toBe(sum("conceded"));
  });

  test("fills every place with a team that can be there, by rules that picks obey too", () => {
    expect(places.map(({ slotId }) => slotId)).toEqual(slots.map(({ slotId }) => slotId));
    expect(faultsOfPlaces(slots, places)).toEqual([]);
    expect(TIE_STAGES.map((stage) => slots.filter((slot) => slot.stage === stage).length)).toEqual([8, 4, 2, 1]);
    expect(slots).toHaveLength(37);
  });

  test("brings nobody together again who met in a group before the round of 16 is over", () => {
    const groupOf = (id: string) => groups.find(({ teamIds }) => teamIds.includes(id))!.letter;
    for (const { homeId, awayId, slotId } of matches)
      if (slotId?.startsWith("r16")) expect(groupOf(homeId)).not.toBe(groupOf(awayId));
  });

  test("is played from the evening of the 8th to the 28th, and no team twice within two days", () => {
    expect(matches).toHaveLength(51);
    expect(Math.min(...matches.map(({ kickOff }) => kickOff))).toBe(cupKickOff(first));
    expect(contestDay(matches.at(-1)!.kickOff)).toBe(`${first.slice(0, 8)}28`);
    for (const id of teams) {
      const kickOffs = ofTeam(matches, id).map(({ kickOff }) => kickOff);
      for (const [index, kickOff] of kickOffs.slice(1).entries())
        expect(kickOff - kickOffs[index]!).toBeGreaterThanOrEqual(45 * 3_600_000);
    }
  });

  test("is the same for the same label", () => {
    expect(simulatedTournament(label, first)).toEqual(tournament);
  });

  test("decides a level tie by penalties and no other", () => {
    for (const { score, shootout, slotId, winnerId, homeId } of matches) {
      expect(shootout !== undefined).toBe(slotId !== undefined && score[0] === score[1]);
      if (slotId === undefined) continue;
      const [home, away] = shootout ?? score;
      expect(winnerId === homeId).toBe(home > away);
    }
  });
});

test("tournaments differ from month to month, and the strongest do not always win", () => {
  const champions = TOURNAMENTS.map(({ tournament }) => tournament.places.at(-1)!.teamId);
  expect(new Set(champions).size).toBeGreaterThan(6);
  const mean = champions.reduce((sum, id) => sum + teamById(id)!.strength, 0) / champions.length;
  expect(mean).toBeGreaterThan(80);
});

test("nothing of the future is told", () => {
  const { tournament } = TOURNAMENTS[10]!;
  const at = (day: number, time: string) => Date.parse(`2026-11-${String(day).padStart(2, "0")}T${time}:00+07:00`);
  const countBy = (day: number, time: string) => placesBy(tournament, at(day, time)).length;
  expect(countBy(16, "20:54")).toBe(0);
  // Both last matches of group A are over.
  expect(placesBy(tournament, at(16, "20:55")).map(({ slotId }) => slotId)).toEqual(["a1", "a2", "a3"]);
  // The last group's places and all thirds are known at once.
  expect(countBy(18, "00:54")).toBe(18 - 3);
  expect(countBy(18, "00:55")).toBe(22);
  expect(countBy(22, "23:54")).toBeLessThan(30);
  expect(countBy(23, "00:15")).toBe(30);
  expect(countBy(29, "00:00")).toBe(37);
});

test("a contest has the tournament of its month, and only one about places has any", () => {
  const now = Date.parse("2026-11-27T00:00:00Z");
  const season = contestById("wc-2026m11", now)!;
  expect(tournamentOf(season)).toEqual(TOURNAMENTS[10]!.tournament);
  expect(Math.min(...tournamentOf(season)!.matches.map(({ kickOff }) => kickOff))).toBe(season.endDate);
  expect(tournamentOf(contestById("rf-2026m11", now)!)).toBeUndefined();
});
