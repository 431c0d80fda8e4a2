import { teamsByNormalisedName } from "../competitions/world/world.ts";
import afcon2023 from "../data/recorded/afcon-2023.json" with { type: "json" };
import asianCup2023 from "../data/recorded/asian-cup-2023.json" with { type: "json" };
import copaAmerica2024 from "../data/recorded/copa-america-2024.json" with { type: "json" };
import euro2024 from "../data/recorded/euro-2024.json" with { type: "json" };
import worldCup2022 from "../data/recorded/worldcup-2022.json" with { type: "json" };
import worldCup2026 from "../data/recorded/worldcup-2026.json" with { type: "json" };
import { asSqlText, loadStatements } from "../store/load-statements.ts";
import { type RecordedSeason, recordedLoad, type TeamIdOf } from "./recorded-season.ts";

export const RECORDED_SEASONS: readonly RecordedSeason[] = [
  worldCup2022,
  afcon2023,
  asianCup2023,
  euro2024,
  copaAmerica2024,
  worldCup2026,
];

// D1 limits statements to 100 kB; a match with its goals is about 1 kB.
const ROWS_PER_STATEMENT = 32;

const nationalTeamId: TeamIdOf = (name) =>
  teamsByNormalisedName(name, "football").find(({ isNational }) => isNational)?.id;

/**
 * SQL text that loads every recorded season, for `wrangler d1 execute --file`. Idempotent, and leaves imported seasons
 * as they are.
 */
export const seedSql = (idOf: TeamIdOf = nationalTeamId): string =>
  RECORDED_SEASONS.map((season) => recordedLoad(season, idOf))
    .flatMap((load) => loadStatements(load, ROWS_PER_STATEMENT))
    .map(asSqlText)
    .join("");
