import { expect, it } from "vitest";
import { ENDPOINTS } from "#contract/registry";
import { TEAMS } from "../../competitions/world/world.ts";
import type { TeamEntry } from "../../data/entries/types.ts";
import { contextAt } from "../../matches/history/test-context.ts";
import { success } from "../../platform/envelope.ts";
import { clubByNumber } from "../../simulator/people/clubs.ts";
import { squadAt } from "../../simulator/people/squads.ts";
import { IS_SWEEP } from "../../test-sweep.ts";
import { PEOPLE_ANSWERS } from "./people-answers.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const context = contextAt(NOW);

const kindOf = ({ id, sport, isNational }: TeamEntry): string => {
  const { youth, isWomens } = clubByNumber(Number(id))!;
  return [sport, isNational && "national", youth && "youth", isWomens && "women"].filter(Boolean).join(" ");
};

/**
 * The last team of each kind, with short seasons: clubs, national, women's and youth teams of both sports; in a sweep
 * about one in a hundred.
 */
const SAMPLE = IS_SWEEP
  ? TEAMS.filter((_, index) => index % 173 === 0)
  : [...new Map(TEAMS.map((team) => [kindOf(team), team])).values()];

const overTheWire = (body: object): unknown => JSON.parse(JSON.stringify(success(body)));

it("describes a team and a player of every kind, in a language that has few of their names", async () => {
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
