import { expect, test } from "vitest";
import { DAY, HOUR } from "#contract/time/units";
import { TEAMS, teamById } from "../../competitions/world/world.ts";
import { WORLD_ENGINE } from "../engine/test-world-engine.ts";
import { playerById, squadAt } from "./squads.ts";

/** Both autumn windows for national teams. */
const [FROM, TO] = [Date.parse("2026-09-20T00:00:00Z"), Date.parse("2026-11-20T00:00:00Z")];
/** Between two matches of a player. */
const REST = 40 * HOUR;
/** Clubs below their country's first division, whose league goes on, and cups of a few countries. */
const MOST = 0.04;

const isCountry = (id: string): boolean => teamById(id)?.isNational === true;

test("clubs of internationals hardly ever play within forty hours of their country's match", async () => {
  const matches = await WORLD_ENGINE.between(FROM - 3 * DAY, TO + 3 * DAY, FROM);
  const ofTeam = new Map(TEAMS.map(({ id }): [string, number[]] => [id, []]));
  for (const { homeId, awayId, kickOff } of matches) for (const id of [homeId, awayId]) ofTeam.get(id)!.push(kickOff);
  const calls = matches
    .filter(({ homeId }) => isCountry(homeId) && teamById(homeId)?.sport === "football")
    .flatMap(({ homeId, awayId, kickOff }) =>
      [homeId, awayId].flatMap((id) =>
        squadAt(teamById(id)!, kickOff)
          .slice(0, 11)
          .map(({ player }) => ({ club: playerById(player.id, kickOff)?.team, kickOff })),
      ),
    )
    .filter(({ club }) => club && !club.isNational);
  expect(calls.length).toBeGreaterThan(1_000);
  const twice = calls.filter(({ club, kickOff }) => ofTeam.get(club!.id)!.some((at) => Math.abs(at - kickOff) < REST));
  expect(twice.length / calls.length).toBeLessThan(MOST);
});
