import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { publicPath } from "#contract/http/public-path";
import { ENDPOINTS } from "#contract/registry";
import { apiLang, LOCALES } from "#contract/tables/locales";
import { tableVersion } from "#contract/tables/share-pictures";
import type { Endpoint } from "#contract/wire/endpoint";
import { createApp } from "./app.ts";
import app from "./index.ts";
import type { Env } from "./platform/env.ts";
import { RECORDED_SEASONS, seedSql } from "./seed/seed.ts";
import { migrate } from "./store/test-database.ts";

const bindings = env as unknown as Env;
const SATURDAY = Date.parse("2026-10-17T14:20:00Z");
const WORLD_CUP_NOON = Date.parse("2022-11-25T12:00:00Z");
const DAY = { date: "2026-10-17", timeZone: "Asia/Bangkok", lang: "th" };

beforeAll(async () => {
  await migrate(bindings.DB);
  for (const statement of seedSql()
    .split(/;\n/)
    .filter((text) => text.trim() !== ""))
    await bindings.DB.prepare(statement).run();
});

interface RequestOptions {
  now?: number;
  method?: string;
  settings?: Partial<Env>;
}

const ask = (
  path: string,
  query: Record<string, string> = {},
  { now = SATURDAY, method, settings }: RequestOptions = {},
) =>
  Promise.resolve(
    app.request(
      `${path}?${new URLSearchParams(query)}`,
      { ...(method !== undefined && { method }), headers: { "x-clock": String(now) } },
      { ...bindings, ...settings },
    ),
  );

interface List {
  result: {
    businessCode: number;
    hasNext: boolean;
    leagueMatchList: { leagueId: string; source: string; matchList: { matchId: string; phase: string }[] }[];
  };
}
const listOf = async (answer: Response): Promise<List["result"]> => (await answer.json<List>()).result;
const rowsOf = ({ leagueMatchList }: List["result"]) => leagueMatchList.flatMap(({ matchList }) => matchList);

describe("every declared call", () => {
  it.each(Object.values<Endpoint>(ENDPOINTS))("$name refuses another method", async (endpoint) => {
    const answer = await ask(publicPath(endpoint), {}, { method: "DELETE" });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, endpoint.method]);
  });
});

describe("a list", () => {
  it("pages through a Saturday without losing or repeating a match", async () => {
    const whole = await listOf(await ask("/match/getMatchListv4", { ...DAY, size: "500" }));
    const ids: string[] = [];
    for (let page = 1, hasNext = true; hasNext; page += 1) {
      const part = await listOf(await ask("/match/getMatchListv4", { ...DAY, size: "200", page: String(page) }));
      ids.push(...rowsOf(part).map(({ matchId }) => matchId));
      hasNext = part.hasNext;
    }
    expect(ids.length).toBeGreaterThan(450);
    expect(new Set(ids).size).toBe(ids.length);
    expect(rowsOf(whole).map(({ matchId }) => matchId)).toEqual(ids.slice(0, 500));
  });

  it("shows live matches only when asked for them", async () => {
    const { leagueMatchList } = await listOf(await ask("/match/getMatchListv4", { ...DAY, status: "live" }));
    const phases = new Set(leagueMatchList.flatMap(({ matchList }) => matchList.map(({ phase }) => phase)));
    expect(phases.size).toBeGreaterThan(1);
    for (const phase of phases) expect(phase).not.toMatch(/SCHEDULED|FULL_TIME|POSTPONED/);
  });

  it("obeys the clock for recorded matches too", async () => {
    const day = { date: "2022-11-25", timeZone: "UTC", lang: "en", leagueId: "75" };
    const [group] = (await listOf(await ask("/match/getMatchListv4", day, { now: WORLD_CUP_NOON }))).leagueMatchList;
    expect(group).toMatchObject({ source: "recorded" });
    const phases = group?.matchList.map(({ phase }) => phase);
    expect(phases).toEqual(["SECOND_HALF", "SCHEDULED", "SCHEDULED", "SCHEDULED"]);
  });

  it("does not believe a caller's clock in production", async () => {
    const day = { date: "2022-11-25", timeZone: "UTC", lang: "en", leagueId: "75" };
    const settings = { ENVIRONMENT: "production" };
    const list = await listOf(await ask("/match/getMatchListv4", day, { now: WORLD_CUP_NOON, settings }));
    expect(rowsOf(list).map(({ phase }) => phase)).toEqual(Array(4).fill("FULL_TIME"));
  });
});

it("the World Cup is eight groups, then the rounds, with all its matches", async () => {
  const list = await listOf(await ask("/match/getMatchListv2WC", { timeZone: "UTC", lang: "en" }));
  expect(list.leagueMatchList.map(({ matchList }) => matchList.length)).toEqual([...Array(8).fill(6), 8, 4, 2, 1, 1]);
  expect(rowsOf(list).length).toBe(RECORDED_SEASONS[0]?.matches.length);
});

it("the World Cup's tables are those of its groups", async () => {
  interface Ranking {
    result: {
      data: { format: string; tables: { groupName: string; rows: { team: { teamName: string }; points: number }[] }[] };
    };
  }
  const { data } = (
    await (await ask("/soccerLeague/ranking", { leagueId: "75", season: "2022", lang: "en" })).json<Ranking>()
  ).result;
  expect(data.format).toBe("groups");
  const tableOf = (name: string) => data.tables.find(({ groupName }) => groupName === name)?.rows ?? [];
  expect(tableOf("C").map(({ team, points }) => `${team.teamName} ${points}`)).toEqual([
    "Argentina 6",
    "Poland 4",
    "Mexico 4",
    "Saudi Arabia 3",
  ]);
  expect(tableOf("H").map(({ team }) => team.teamName)).toEqual(["Portugal", "South Korea", "Uruguay", "Ghana"]);
});

describe("bad input", () => {
  it.each([
    ["/match/getMatchListv4", { ...DAY, date: "2026-02-30" }, 400, "date"],
    ["/match/getMatchListv4", { ...DAY, timeZone: "Mars/Olympus" }, 400, "timeZone"],
    ["/match/getMatchListv4", { ...DAY, size: "100000000" }, 400, "size"],
    ["/match/getMatchListv4", { ...DAY, lang: "tlh" }, 400, "lang"],
    ["/match/changes", { sportType: "0" }, 400, "since"],
    ["/match/changes", { since: String(SATURDAY) }, 400, "sportType"],
    ["/match/changes", { since: "soon", sportType: "0" }, 400, "since"],
    ["/match/changes", { since: String(SATURDAY), sportType: "99" }, 400, "sportType"],
    ["/match/changes", { since: String(SATURDAY - 6 * 3_600_000 - 1), sportType: "0" }, 400, "since"],
    ["/match/info", { matchId: "1999999999999", lang: "en" }, 404, "matchId"],
    ["/match/info", { matchId: "x".repeat(70), lang: "en" }, 400, "matchId"],
    ["/match/score", { matchId: "42", lang: "en" }, 404, "matchId"],
    ["/hkfc/match/score", { matchId: "42", lang: "en" }, 404, "matchId"],
    ["/soccerLeague/ranking", { leagueId: "424242", lang: "en" }, 404, "leagueId"],
    ["/soccerLeague/ranking", { leagueId: "101", season: "1850-51", lang: "en" }, 404, "season"],
    ["/soccerLeague/leagueList", { countryId: "999", lang: "en" }, 404, "countryId"],
  ])("%s %o is %i for %s", async (path, query, status, field) => {
    const answer = await ask(path, query);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ result: { businessCode: status, field } });
  });

  it("an unknown call is a 404 in JSON", async () => {
    expect(await (await ask("/nothing")).json()).toMatchObject({ result: { businessCode: 404 } });
  });
});

it.each([
  ["a team", "team_20101_th_1.png", 200],
  ["a table", `table_101_zh-Hant_${tableVersion("2026-27", Date.parse("2026-10-17T14:20:00Z"))}.png`, 200],
  ["an event", "contest_pf-2026w42_kh_1.png", 200],
  ["a team that is unknown", "team_99999_en_1.png", 404],
  ["a language that is none", "team_20101_xx_1.png", 404],
])("a picture for previews of %s", async (_, file, status) => {
  const answer = await ask(`/storage/share/${file}`, {}, { now: Date.parse("2026-10-17T14:20:00Z") });
  expect(answer.status).toBe(status);
  if (status !== 200) return;
  expect(answer.headers.get("Content-Type")).toBe("image/png");
  expect(answer.headers.get("Cache-Control")).toMatch(/max-age=604800/);
  const bytes = (await answer.arrayBuffer()).byteLength;
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThan(60_000);
});

it("crests are small bitmaps that may be kept", async () => {
  const answer = await ask("/storage/team/20101");
  expect(answer.headers.get("Content-Type")).toBe("image/png");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.subarray(1, 4)]).toEqual([..."PNG"].map((letter) => letter.charCodeAt(0)));
  expect(bytes.length).toBeLessThan(1_000);
  expect(answer.headers.get("Cache-Control")).toContain("max-age=604800");
  expect((await ask("/storage/team/1")).status).toBe(404);
});

it("the OpenAPI document names every call and its parameters", async () => {
  const { paths } = await (await ask("/openapi.json")).json<{
    paths: Record<string, { get: { parameters: object[] } }>;
  }>();
  expect(Object.keys(paths).sort()).toEqual(Object.values(ENDPOINTS).map(publicPath).sort());
  expect(paths["/match/getMatchListv4"]?.get.parameters).toContainEqual(
    expect.objectContaining({ name: "date", required: true }),
  );
});

describe("the fantasy site's stub", () => {
  it.each(LOCALES)("speaks $tag", async ({ code, tag }) => {
    const answer = await ask("/fantasy", { lang: apiLang(code, "TH") });
    const page = await answer.text();
    expect(page).toContain(`<html lang="${tag}">`);
    expect(page.match(/<li>/g)?.length).toBeGreaterThan(3);
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  });

  it("ends its session at the log-out address", async () => {
    const answer = await ask("/fantasy/logout", { lang: "th_TH" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Set-Cookie")).toContain("Max-Age=0");
  });
});

it("/docs lists every call for people", async () => {
  const page = await (await ask("/docs")).text();
  for (const { name } of Object.values<Endpoint>(ENDPOINTS)) expect(page).toContain(`id="${name}"`);
  expect(page).not.toContain("<script");
});

describe("a database", () => {
  const settings = { ...bindings };
  const withDatabase = (open: () => Promise<never>) =>
    createApp({ open, admin: new Hono(), realNow: Date.now, limit: 20 });

  it.each([
    ["hangs", () => new Promise<never>(() => {}), 503, "not answered in time"],
    ["throws", () => Promise.reject(new Error("D1_ERROR: no such table: matches")), 500, "internal error"],
  ] as const)("that %s is said to fail, in time and without its reason", async (_, open, status, message) => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const answer = await withDatabase(open).request(`/match/getMatchListv4?${new URLSearchParams(DAY)}`, {}, settings);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ message, result: { businessCode: status, message } });
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});
