import type { ZoneKey } from "#contract/tables/standings-keys";
import { clubsOf } from "../../competitions/world/season-clubs.ts";
import { COMPETITIONS, competitionById, teamById } from "../../competitions/world/world.ts";
import { CUP_TIERS } from "../../data/competitions/cup-places.ts";
import { FIRST_YEAR, LISTED_YEAR } from "../../data/competitions/exchanges/exchange.ts";
import { createEngine, type Engine } from "../../simulator/engine/engine.ts";
import { CUP_LEAGUES, QUALIFIED_CUPS, qualifiedAfter } from "./cup-qualifiers.ts";
import { finalTable } from "./final-places.ts";

/** The cups that places lead to at once. Those of the AFC Challenge League and the Confederation Cup are not played. */
const CUP_OF_ZONE: Partial<Record<ZoneKey, string>> = {
  champions_league: "103",
  europa_league: "104",
  conference_league: "105",
  acl_elite: "192",
  acl2: "193",
  libertadores: "110",
  sudamericana: "111",
  caf_champions_league: "120",
};

const nameOf = (teamId: string): string => teamById(teamId)?.names.en ?? teamId;

/** Clubs whose place in a final table leads to a cup at once, and who play neither in it nor in a better one. */
async function leftOut(engine: Engine, year: number): Promise<string[]> {
  const lines: string[] = [];
  for (const league of CUP_LEAGUES) {
    const { places } = await finalTable(engine, league, year - 1);
    for (const [index, { teamId, zone }] of places.entries()) {
      const cupId = zone && CUP_OF_ZONE[zone];
      const tiers = CUP_TIERS.find((ids) => cupId !== undefined && ids.includes(cupId));
      const enough = tiers?.slice(0, tiers.indexOf(cupId!) + 1) ?? [];
      const plays = enough.some((id) => clubsOf(competitionById(id)!, year).includes(teamId));
      if (tiers && !plays) lines.push(`${nameOf(teamId)} (${league.key}, place ${index + 1}: ${zone})`);
    }
  }
  return lines;
}

/** Whether the clubs of a year's continental cups are those that the seasons before qualified, as lines of text. */
export async function cupsReport(year: number): Promise<string[]> {
  if (year <= FIRST_YEAR || year > LISTED_YEAR + 1) return [];
  const engine = createEngine({ competitions: COMPETITIONS, teamById });
  const { teamIds } = await qualifiedAfter(engine, year - 1);
  const strangers = QUALIFIED_CUPS.flatMap((cup) => {
    const qualified = teamIds.get(cup.id) ?? [];
    const others = clubsOf(cup, year).filter((id) => !qualified.includes(id));
    return others.map((id) => `${nameOf(id)} (${cup.key})`);
  });
  const missing = await leftOut(engine, year);
  return [
    `continental cups of ${year}: ${strangers.length} clubs that did not qualify`,
    ...strangers.map((line) => `    ${line}`),
    `  ${missing.length} clubs whose place leads to a cup that they do not play in`,
    ...missing.map((line) => `    ${line}`),
  ];
}
