import { describe, expect, test } from "vitest";
import { DAY } from "#contract/time/units";
import { competitionById, TEAMS, teamById } from "../../competitions/world/world.ts";
import { contextAt } from "../../matches/history/test-context.ts";
import { knownPlayer } from "../../simulator/people/player.ts";
import { spellsFrom } from "../../simulator/people/spells.ts";
import { squadAt } from "../../simulator/people/squads.ts";
import { MATCH_CENTRE_ANSWERS } from "../match-centre/match-centre-answers.ts";

const NOW = Date.parse("2026-11-21T16:00:00Z");
const context = contextAt(NOW);

const squadOf = (id: string) => squadAt(teamById(id)!, NOW).map(({ player }) => player);
const clubsOf = (id: string) => spellsFrom(knownPlayer(id)!.origin);

/** Who has moved between two clubs of the world a while ago, so that both have played since the summer. */
const moved = (leagueId: string) =>
  competitionById(leagueId)!
    .teamIds.flatMap(squadOf)
    .filter(({ id }) => {
      const [before, last] = clubsOf(id).slice(-2);
      return (
        last !== undefined && before!.club !== last.club && NOW - last.from > 60 * DAY && NOW - last.from < 90 * DAY
      );
    });

/** A player's last matches, and the teams that they played them for. */
async function lastMatches(playerId: string) {
  const { data } = await MATCH_CENTRE_ANSWERS.playerPerformance({ playerId, size: 30, lang: "en" }, context);
  const teams = data.list.map(({ match, side }) => (side === "home" ? match.home : match.away).teamId);
  return { times: data.list.map(({ match }) => match.matchTime), teams: new Set(teams) };
}

describe("a player's last matches", () => {
  test.each(["101", "321"])("are those of the former club too, after a move (competition %s)", async (leagueId) => {
    const some = moved(leagueId).slice(0, 2);
    const clubs = await Promise.all(some.map(async ({ id }) => (await lastMatches(id)).teams.size));
    expect(Math.max(...clubs)).toBeGreaterThan(1);
  });

  test("are those of the country too, in the order of their days", async () => {
    const country = TEAMS.find(({ names, sport }) => sport === "football" && names.en === "Uruguay")!;
    const keeper = squadAt(country, NOW).find(({ number }) => number === 1)!.player;
    const { times, teams } = await lastMatches(keeper.id);
    expect(teams).toContain(country.id);
    expect(teams.size).toBeGreaterThan(1);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });
});
