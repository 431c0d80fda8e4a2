import type { Data } from "../../app.ts";
import { COMPETITIONS, competitionById, countryByCode, countryById, teamById } from "../../competitions/world/world.ts";
import { COUNTRIES } from "../../data/countries/countries.ts";
import { buildSimulation, type Simulation, simulationMode } from "../../match/simulation.ts";
import { oneSourcePerSeason, type StoredMatches } from "../../match/sources.ts";
import type { Directory } from "../../matches/directory.ts";
import type { Env } from "../../platform/env.ts";
import { createEngine } from "../../simulator/engine/engine.ts";
import { channelsIn } from "../../store/channel-queries.ts";
import { readCoveredCompetitions } from "../../store/covered-competitions.ts";
import { originsIn } from "../../store/origin-queries.ts";
import { createStore } from "../../store/store.ts";
import { readStoredEntries, type StoredEntries } from "../../store/stored-entries.ts";
import { listedSuppliers } from "../../suppliers/adapter.ts";
import { supplyIn } from "../../suppliers/read-supply.ts";
import { createSuppliedMatches, readSuppliedCompetitions } from "../../suppliers/supplied-source.ts";
import { withSupplied } from "../../suppliers/with-supplied.ts";
import { followersIn } from "../follow/followers.ts";

const engine = createEngine({ competitions: COMPETITIONS, teamById });

/** The country of an imported competition of which only the name is known. */
const WORLD = "INT-WORLD";

/** `played`: ids of the competitions that have seasons, where the others must not be listed. */
function directoryWith({ competitions, teams }: StoredEntries, played: ReadonlySet<string> | undefined): Directory {
  const competitionsById = new Map(competitions.map((one) => [one.id, one]));
  const teamsById = new Map(teams.map((one) => [one.id, one]));
  return {
    competitions: [...COMPETITIONS.filter(({ id }) => !played || played.has(id)), ...competitions],
    countries: COUNTRIES,
    storedTeams: teams,
    competitionById: (id) => competitionById(id) ?? competitionsById.get(id),
    teamById: (id) => teamById(id) ?? teamsById.get(id),
    countryById,
  };
}

/** Without suppliers nothing of theirs is read, so that switching them off hides what they told. */
function storedMatches(env: Env, listed: readonly string[]): StoredMatches {
  const stored = createStore(env.DB);
  return listed.length > 0 ? withSupplied(stored, createSuppliedMatches(env.DB, listed)) : stored;
}

/** Reads which competitions are real only where it matters. */
async function readSimulation(env: Env): Promise<Simulation> {
  const mode = simulationMode(env.SIMULATION);
  if (mode === "off") return buildSimulation(mode, new Set());
  const listed = listedSuppliers(env);
  const [supplied, imported] = await Promise.all([
    listed.length > 0 ? readSuppliedCompetitions(env.DB, listed) : [],
    mode === "uncovered" ? readCoveredCompetitions(env.DB) : [],
  ]);
  return buildSimulation(mode, new Set([...supplied, ...imported]));
}

const readPlayed = async (stored: StoredMatches): Promise<ReadonlySet<string>> =>
  new Set([...(await stored.takenSeasons())].map((key) => key.split(" ")[0]!));

/** The world, the engine and the database's contents, for one call. */
export async function openData(env: Env): Promise<Data> {
  const { DB, SEARCH, PREVIEW_SECRET, NOTICES, CONTEST_ENTRIES, CONTEST_KEY } = env;
  const world = countryByCode(WORLD);
  if (!world) throw new Error(`no country of code ${WORLD}`);
  const listed = listedSuppliers(env);
  const stored = storedMatches(env, listed);
  const [simulation, entries] = await Promise.all([readSimulation(env), readStoredEntries(DB, world.id)]);
  // A competition without seasons has no pages.
  const played = simulation.mode === "off" ? await readPlayed(stored) : undefined;
  return {
    sources: oneSourcePerSeason(engine, stored, simulation),
    directory: directoryWith(entries, played),
    simulation,
    followers: followersIn(env),
    channels: channelsIn(DB),
    origin: originsIn(DB, listed),
    ...(listed.length > 0 && { supply: supplyIn(DB, listed) }),
    news: { database: DB, search: SEARCH, ...(PREVIEW_SECRET !== undefined && { previewSecret: PREVIEW_SECRET }) },
    contestBindings: env,
    contests: {
      NOTICES,
      // Nobody invented plays among real matches.
      ...(CONTEST_ENTRIES !== undefined && simulation.mode === "on" && { CONTEST_ENTRIES }),
      ...(CONTEST_KEY !== undefined && { CONTEST_KEY }),
    },
  };
}
