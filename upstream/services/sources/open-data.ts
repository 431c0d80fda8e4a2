import type { Data } from "../../app.ts";
import { COMPETITIONS, competitionById, countryByCode, countryById, teamById } from "../../competitions/world/world.ts";
import { COUNTRIES } from "../../data/countries/countries.ts";
import { buildSimulation, type Simulation, simulationMode } from "../../match/simulation.ts";
import { oneSourcePerSeason } from "../../match/sources.ts";
import type { Directory } from "../../matches/directory.ts";
import type { Env } from "../../platform/env.ts";
import { createEngine } from "../../simulator/engine/engine.ts";
import { channelsIn } from "../../store/channel-queries.ts";
import { readCoveredCompetitions } from "../../store/covered-competitions.ts";
import { createStore } from "../../store/store.ts";
import { readStoredEntries, type StoredEntries } from "../../store/stored-entries.ts";
import { followersIn } from "../follow/followers.ts";

const engine = createEngine({ competitions: COMPETITIONS, teamById });

/** The country of an imported competition of which only the name is known. */
const WORLD = "INT-WORLD";

function directoryWith({ competitions, teams }: StoredEntries): Directory {
  const competitionsById = new Map(competitions.map((one) => [one.id, one]));
  const teamsById = new Map(teams.map((one) => [one.id, one]));
  return {
    competitions: [...COMPETITIONS, ...competitions],
    countries: COUNTRIES,
    storedTeams: teams,
    competitionById: (id) => competitionById(id) ?? competitionsById.get(id),
    teamById: (id) => teamById(id) ?? teamsById.get(id),
    countryById,
  };
}

/** Reads what is covered only where it matters. */
async function readSimulation({ DB, SIMULATION }: Env): Promise<Simulation> {
  const mode = simulationMode(SIMULATION);
  return buildSimulation(mode, mode === "uncovered" ? await readCoveredCompetitions(DB) : new Set());
}

/** The world, the engine and the database's contents, for one call. */
export async function openData(env: Env): Promise<Data> {
  const { DB, SEARCH, PREVIEW_SECRET, NOTICES, CONTEST_ENTRIES, CONTEST_KEY } = env;
  const world = countryByCode(WORLD);
  if (!world) throw new Error(`no country of code ${WORLD}`);
  const [simulation, entries] = await Promise.all([readSimulation(env), readStoredEntries(DB, world.id)]);
  return {
    sources: oneSourcePerSeason(engine, createStore(DB), simulation),
    directory: directoryWith(entries),
    simulation,
    followers: followersIn(DB),
    channels: channelsIn(DB),
    news: { database: DB, search: SEARCH, ...(PREVIEW_SECRET !== undefined && { previewSecret: PREVIEW_SECRET }) },
    contests: {
      NOTICES,
      // Nobody invented plays among real matches.
      ...(CONTEST_ENTRIES !== undefined && simulation.mode === "on" && { CONTEST_ENTRIES }),
      ...(CONTEST_KEY !== undefined && { CONTEST_KEY }),
    },
  };
}
