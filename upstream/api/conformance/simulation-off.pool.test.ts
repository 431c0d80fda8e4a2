import fc from "fast-check";
import { beforeAll, expect, it, vi } from "vitest";
import { publicPath } from "#contract/http/public-path";
import { ENDPOINTS } from "#contract/registry";
import type { Endpoint } from "#contract/wire/endpoint";
import { seedGuides } from "../../services/news/test-guides.ts";
import { MEMBER_ANSWERS } from "../members/member-answers.ts";
import { goodQueries } from "./test-queries.ts";
import { type Samples, samplesOf, sevensSamples } from "./test-samples.ts";
import { ask, bindings, seedWorld } from "./test-world-ask.ts";

// With SIMULATION=off no call answers with anything invented, whatever ids are guessed or remembered.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const SATURDAY = Date.parse("2026-10-17T14:20:00Z");
const WORLD_CUP = Date.parse("2022-12-10T12:00:00Z");

const READABLE = Object.values<Endpoint>(ENDPOINTS).filter(
  ({ method, name }) => method === "GET" && !(name in MEMBER_ANSWERS),
);

type Part = "football" | "basketball" | "sevens";
const partOf = ({ server, path }: Endpoint): Part =>
  server === "sevens" ? "sevens" : path.startsWith("/basketball/") ? "basketball" : "football";

let samples: Record<Part, Samples>;

beforeAll(async () => {
  await seedWorld();
  await seedGuides(bindings, ["en"]);
  const resultOf = async (path: string, query: Record<string, string>, now: number) =>
    (await (await ask(path, query, now)).json<{ result: Record<string, unknown> }>()).result;
  const player = async (sport: "football" | "basketball", found: Samples): Promise<Samples> => {
    const path = sport === "football" ? "/team/info" : "/basketball/team/info";
    const { teams } = (await resultOf(path, { teamId: found.values.teamId?.[0] ?? "", lang: "en" }, SATURDAY)) as {
      teams?: { team?: { squad?: { player?: { id?: string }[] } }[] };
    };
    const ids = (teams?.team?.[0]?.squad?.player ?? []).flatMap(({ id }) => id ?? []);
    return { ...found, values: { ...found.values, playerId: ids.slice(0, 2) } };
  };
  samples = {
    football: await player("football", await samplesOf("football", resultOf)),
    basketball: await player("basketball", await samplesOf("basketball", resultOf)),
    sevens: await sevensSamples(resultOf),
  };
});

/** Marks of what is invented: matches, and people, who have ids. */
const INVENTED = [/"source":"simulated"/, /"playerId":"/, /"coachId":"/, /"refereeId":"/, /"madeUp/, /"id":"p\d/];

it.each(READABLE.map((endpoint) => [endpoint.name, endpoint] as const))("%s", async (_, endpoint) => {
  const { moments, values } = samples[partOf(endpoint)];
  const matchId = moments.filter((moment) => moment.matchId !== "final").map((moment) => moment.matchId);
  const sample = { ...values, matchId, matchIds: [matchId.slice(0, 3).join(",")], contestId: ["wc-2026m10"] };
  for (const query of fc.sample(goodQueries(endpoint, sample), { numRuns: 3, seed: 5 })) {
    const answer = await ask(publicPath(endpoint), query, SATURDAY, { SIMULATION: "off" });
    const text = await answer.text();
    expect([200, 400, 404], `${JSON.stringify(query)}: ${text.slice(0, 200)}`).toContain(answer.status);
    for (const mark of INVENTED) expect(text).not.toMatch(mark);
  }
});

it("a team has no invented people, and a guessed player is nobody", async () => {
  const off = { SIMULATION: "off" };
  const teamId = samples.football.values.teamId?.[0] ?? "";
  const team = await (await ask("/team/info", { teamId, lang: "en" }, SATURDAY, off)).text();
  expect(team).toContain('"squad":{"player":[]}');
  expect(team).toContain('"coach":{}');
  const playerId = samples.football.values.playerId?.[0] ?? "";
  expect((await ask("/player/info", { playerId, lang: "en" }, SATURDAY)).status).toBe(200);
  expect((await ask("/player/info", { playerId, lang: "en" }, SATURDAY, off)).status).toBe(404);
  expect((await ask(`/storage/player/${playerId}`, {}, SATURDAY, off)).status).toBe(404);
});

it("a day of lists has what is recorded, and says that only real matches are shown", async () => {
  const read = async (now: number, path = "/match/getMatchListv4") => {
    const query = { date: new Date(now).toISOString().slice(0, 10), timeZone: "UTC", lang: "en" };
    const answer = await ask(path, query, now, { SIMULATION: "off" });
    return (await answer.json<{ result: { leagueMatchList: { source: string }[]; isRealOnly?: boolean } }>()).result;
  };
  expect(await read(SATURDAY)).toMatchObject({ leagueMatchList: [], isRealOnly: true });
  expect(await read(SATURDAY, "/basketball/match/getMatchList")).toMatchObject({
    leagueMatchList: [],
    isRealOnly: true,
  });
  const { leagueMatchList } = await read(WORLD_CUP);
  expect(leagueMatchList.map(({ source }) => source)).toEqual(["recorded"]);
});

it("the call about imports says so, for the page about data", async () => {
  const answer = await ask("/imports/list", {}, SATURDAY, { SIMULATION: "off" });
  expect(await answer.json()).toMatchObject({ result: { data: { simulation: "off" } } });
});

it("lists and finds only competitions that have been played", async () => {
  const off = { SIMULATION: "off" };
  const all = await (await ask("/league/all", { lang: "en" }, SATURDAY, off)).text();
  expect(all).toContain("FIFA World Cup");
  expect(all).not.toContain("La Liga");
  for (const [path, query] of [
    ["/global/popular", {}],
    ["/global/search", { q: "la liga" }],
    ["/competition/search", { q: "la liga" }],
    ["/competition/popular", {}],
  ] as const) {
    const answer = await ask(path, { lang: "en", ...query }, SATURDAY, off);
    expect(answer.status, path).toBe(200);
    expect(await answer.text(), path).not.toContain("La Liga");
  }
});
