import { env } from "cloudflare:workers";
import type { CompetitionEntry, TeamEntry } from "../data/entries/types.ts";
import { importRoutes } from "../operator/import-routes.ts";
import type { Env } from "../platform/env.ts";
import { type RecordedSeason, recordedLoad } from "../seed/recorded-season.ts";
import { loadStatements, prepareAll } from "../store/load-statements.ts";
import { migrate } from "../store/test-database.ts";
import type { Imported, ImportedFacts, ImportedSeason } from "./report.ts";
import type { WorldNames } from "./resolve-competition.ts";

// Imports with a small world: a league of England with two clubs, no nations, no basketball.

export const NOW = Date.parse("2025-06-01T00:00:00Z");
export const bindings = env as unknown as Env;

const team = (id: string, en: string): TeamEntry => ({
  id,
  sport: "football",
  key: en.toLowerCase(),
  names: { en },
  country: "GB-ENG",
  colours: ["#000000", "#ffffff"],
  strength: 50,
});
export const TEAMS = [team("20101", "Arsenal"), team("20102", "Chelsea")];
const LEAGUE: CompetitionEntry = {
  id: "101",
  sport: "football",
  key: "premier-league",
  names: { en: "Premier League" },
  kind: "league",
  countryId: "1",
  sortOrder: 1,
  format: { kind: "league", times: 2 },
  calendar: { start: "08-14", end: "05-23", timeZone: "Europe/London", slots: [] },
  teamIds: TEAMS.map(({ id }) => id),
};
const LEAGUE_NAMES = new Set(["English Premier League", "England | Premier League"]);
const world: WorldNames = {
  competitions: [LEAGUE],
  competitionByName: (name) => (LEAGUE_NAMES.has(name) ? LEAGUE : undefined),
  teamsByNormalisedName: (name, sport) =>
    TEAMS.filter((one) => one.sport === sport && name.toLowerCase().startsWith(one.names.en.toLowerCase())),
  teamsOfCountry: (code, sport) => TEAMS.filter((one) => one.country === code && one.sport === sport),
  countryById: () => ({ id: "1", key: "england", code: "GB-ENG", names: { en: "England" } }),
};
const app = importRoutes(world, () => NOW);

export const post = (
  body: string,
  token = "test-token",
  settings: Partial<Env> = {},
  query = "file=a.json",
): Promise<Response> =>
  Promise.resolve(
    app.request(
      `/admin/import?${query}`,
      { method: "POST", headers: { authorization: `Bearer ${token}` }, body },
      { ...bindings, ADMIN_TOKEN: "test-token", ...settings },
    ),
  );

export async function importFile(file: unknown): Promise<ImportedSeason> {
  return (await importBatch(file)).season;
}

/** The report on a file's season, and the number of the import. */
export async function importBatch(file: unknown): Promise<{ season: ImportedSeason; batch: number }> {
  const answer = await post(JSON.stringify(file));
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  const { competitions, batch } = await answer.json<{ competitions: [ImportedSeason]; batch: number }>();
  return { season: competitions[0], batch };
}

export async function importText(
  text: string,
  query = "file=a.csv",
): Promise<Imported & { taken?: number; batch: number }> {
  const answer = await post(text, "test-token", {}, query);
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}

export async function importFacts(text: string, query?: string): Promise<ImportedFacts> {
  const [facts] = (await importText(text, query)).facts;
  return facts!;
}

export const row = (round: number, date: string, team1: string, team2: string, ft?: [number, number]) => ({
  round: `Matchday ${round}`,
  date,
  time: "15:00",
  team1,
  team2,
  score: ft ? { ht: [0, 0], ft } : {},
});
export const SEASON = {
  name: "English Premier League 2024/25",
  matches: [
    row(1, "2024-08-17", "Arsenal FC", "Chelsea FC", [2, 1]),
    row(2, "2025-01-04", "Chelsea FC", "Barnet FC", [0, 0]),
    row(3, "2025-07-01", "Barnet", "Arsenal FC"),
  ],
};

/** A season of the release: one final. */
const RECORDED_SEASON: RecordedSeason = {
  competitionId: "101",
  season: "2024-25",
  name: "Premier League",
  origin: "a test",
  hosts: ["ARS"],
  teams: { ARS: "Arsenal", CHE: "Chelsea" },
  grounds: { Emirates: "London" },
  matches: [
    {
      kickOff: "2025-05-30T15:00Z",
      stage: "final",
      home: "ARS",
      away: "CHE",
      ground: "Emirates",
      halfTime: [1, 0],
      fullTime: [1, 0],
      goals: [["home", "12", "Saka"]],
    },
  ],
};

export async function seedRecorded(): Promise<void> {
  const load = recordedLoad(RECORDED_SEASON, (name) => TEAMS.find(({ names }) => names.en === name)?.id);
  await bindings.DB.batch(prepareAll(bindings.DB, loadStatements(load)));
}

const TABLES = ["seasons", "matches", "teams", "competitions", "team_aliases", "match_statistics", "match_prices"];
export const contents = async () => {
  const tables = TABLES.map((name) => bindings.DB.prepare(`select * from ${name}`));
  return (await bindings.DB.batch(tables)).map(({ results }) => results);
};
export const NOTHING = TABLES.map(() => []);

/** Sends a request of an operator without a body. */
export async function operate<Answer>(method: "GET" | "POST", address: string): Promise<Answer> {
  const headers = { authorization: "Bearer test-token" };
  const answer = await app.request(address, { method, headers }, { ...bindings, ADMIN_TOKEN: "test-token" });
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Makes stale seasons anew, as the command does after each import. */
export async function rebuildAll(): Promise<void> {
  for (let left = 1; left > 0; ) ({ left } = await operate<{ left: number }>("POST", "/admin/import/rebuild"));
}

export async function undoImport(batch: number): Promise<void> {
  await operate("POST", `/admin/import/undo?batch=${batch}`);
  await rebuildAll();
}

const KEPT = [
  "season_layers",
  "layer_contents",
  "stale_seasons",
  "match_facts",
  "match_source_ids",
  "match_differences",
  "channels",
  "published_tables",
  "import_batches",
  "import_files",
  "import_questions",
];

/** Creates and empties the tables. */
export async function emptyTables(): Promise<void> {
  const { results } = await bindings.DB.prepare("select name from sqlite_master where name = 'matches'").all();
  if (results.length === 0) await migrate(bindings.DB);
  await bindings.DB.batch([...TABLES, ...KEPT].map((name) => bindings.DB.prepare(`delete from ${name}`)));
}
