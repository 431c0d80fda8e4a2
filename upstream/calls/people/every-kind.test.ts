import { expect, it } from "vitest";
import { ENDPOINTS } from "#contract/registry";
import { success } from "../../envelope.ts";
import { contextAt } from "../../history/test-context.ts";
import { squadAt } from "../../people/squads.ts";
import { TEAMS } from "../../world/world.ts";
import { PEOPLE_ANSWERS } from "./people-answers.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const context = contextAt(NOW);

/** One in some hundred teams, so that clubs, national and youth teams of both sports are among them. */
const SAMPLE = TEAMS.filter((_, index) => index % 173 === 0);

const overTheWire = (body: object): unknown => JSON.parse(JSON.stringify(success(body)));

it("tells a team and a player of every kind, in a language that has few of their names", async () => {
  for (const team of SAMPLE) {
    const isBasketball = team.sport === "basketball";
    const member = squadAt(team, NOW)[5]!;
    const teamCall = isBasketball ? "basketballTeamInfo" : "teamInfo";
    const playerCall = isBasketball ? "basketballPlayerInfo" : "playerInfo";
    const info = await PEOPLE_ANSWERS[teamCall]({ teamId: team.id, lang: "km_KH" }, context);
    const one = await PEOPLE_ANSWERS[playerCall]({ playerId: member.player.id, lang: "km_KH" }, context);
    const read = ENDPOINTS[teamCall].parse(overTheWire(info));
    const player = ENDPOINTS[playerCall].parse(overTheWire(one));
    expect([...read.dropped, ...player.dropped]).toEqual([]);
    expect(read.value?.squad.map(({ id }) => id)).toContain(player.value?.id);
    expect(player.value?.isFallbackName).toBeUndefined();
  }
}, 60_000);
