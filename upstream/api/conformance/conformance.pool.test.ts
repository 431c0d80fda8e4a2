import { Validator } from "@cfworker/json-schema";
import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { publicPath } from "#contract/http/public-path";
import { ENDPOINTS } from "#contract/registry";
import type { Endpoint } from "#contract/wire/endpoint";
import { loosened } from "../../platform/loose-wire.ts";
import { announce } from "../../services/announcements/test-announcements.ts";
import { contestSamples } from "../../services/contests/test-samples.ts";
import { previewSamples } from "../../services/news/test-drafts.ts";
import { seedGuides } from "../../services/news/test-guides.ts";
import { IS_SWEEP } from "../../test-sweep.ts";
import { resultSchema } from "../docs/openapi.ts";
import { MEMBER_ANSWERS } from "../members/member-answers.ts";
import { badQueries, goodQueries, parameterNames } from "./test-queries.ts";
import { LANGS, type Samples, samplesOf, sevensSamples } from "./test-samples.ts";
import { ask, bindings, seedWorld } from "./test-world-ask.ts";

// Every call of the contract against the world itself: answers fit their own schema, both dialects give the same,
// nothing reveals the future, and no input crashes a call.

const SATURDAY = Date.parse("2026-10-17T14:20:00Z");
const ROUNDS = IS_SWEEP ? 12 : 2;
/** Each call is tested with every third moment of matches, and the next call with the next ones. */
const STEP = IS_SWEEP ? 1 : 3;
/** Milliseconds: a cold isolate plays whole seasons for its first answers. */
const TIME_LIMIT = 60_000;
/** Member calls, which need a caller, are in api/members/conformance.pool.test.ts. */
const READABLE = Object.values<Endpoint>(ENDPOINTS).filter(
  ({ method, name }) => method === "GET" && !(name in MEMBER_ANSWERS),
);

type Part = "football" | "basketball" | "sevens";

const partOf = ({ server, path }: Endpoint): Part =>
  server === "sevens" ? "sevens" : path.startsWith("/basketball/") ? "basketball" : "football";

let samples: Record<Part, Samples>;

interface Answer {
  message: string;
  result: Record<string, unknown> & { businessCode: number; field?: string };
}

const resultOf = async (path: string, query: Record<string, string>, now: number) =>
  (await (await ask(path, query, now)).json<Answer>()).result;

async function withPeople(sport: "football" | "basketball"): Promise<Samples> {
  const found = await samplesOf(sport, resultOf);
  const prefix = sport === "football" ? "" : "/basketball";
  const { result } = await (
    await ask(`${prefix}/team/info`, { teamId: found.values.teamId?.[0] ?? "", lang: "en" }, SATURDAY)
  ).json<{ result: { teams?: { team?: { squad?: { player?: { id?: string }[] } }[] } } }>();
  const players = (result.teams?.team?.[0]?.squad?.player ?? []).flatMap(({ id }) => id ?? []);
  return { ...found, values: { ...found.values, playerId: players.slice(0, 4) } };
}

vi.setConfig({ testTimeout: TIME_LIMIT, hookTimeout: TIME_LIMIT });

beforeAll(async () => {
  await seedWorld();
  await seedGuides(bindings, ["en", "th"]);
  await announce(bindings.DB, { key: "of-tests", at: SATURDAY });
  samples = {
    football: await withPeople("football"),
    basketball: await withPeople("basketball"),
    sevens: await sevensSamples(resultOf),
  };
  Object.assign(samples.football.values, await previewSamples(bindings, SATURDAY));
  Object.assign(samples.football.values, await contestSamples(bindings.DB, SATURDAY - 3_600_000));
  const final = await bindings.DB.prepare(
    "select id from matches where competition_id = '75' and stage = 'final'",
  ).first<{
    id: string;
  }>();
  for (const moment of samples.football.moments) if (moment.matchId === "final") moment.matchId = final?.id ?? "";
});

const validators = new Map<string, Validator>();
function validatorOf(endpoint: Endpoint): Validator {
  const known = validators.get(endpoint.name);
  if (known) return known;
  const made = new Validator(resultSchema(endpoint) as never, "2020-12", false);
  validators.set(endpoint.name, made);
  return made;
}

/** Fields with the instant at which something became known. */
const INSTANT_FIELDS = /^(at|updatedAt|createdAt|publishedAt|confirmedAt)$/;

function laterThan(now: number, value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = `${path}.${key}`;
    const isLate = INSTANT_FIELDS.test(key) && typeof inner === "number" && inner > now;
    return [...(isLate ? [`${here} ${inner - now} ms ahead`] : []), ...laterThan(now, inner, here)];
  });
}

async function checkAnswer(endpoint: Endpoint, query: Record<string, string>, now: number): Promise<number> {
  const answer = await ask(publicPath(endpoint), query, now);
  const text = await answer.text();
  const context = `${endpoint.name} ${JSON.stringify(query)} at ${new Date(now).toISOString()}: ${text.slice(0, 300)}`;
  expect([200, 404], context).toContain(answer.status);
  if (answer.status === 404) return 404;
  const { message, result } = JSON.parse(text) as Answer;
  const { valid, errors } = validatorOf(endpoint).validate(result);
  expect(valid ? [] : errors.slice(-3), context).toEqual([]);
  const strict = endpoint.parse({ message, result });
  expect(strict.dropped, context).toEqual([]);
  expect(endpoint.parse({ message, result: loosened(result) }), context).toEqual(strict);
  expect(laterThan(now, result), context).toEqual([]);
  return 200;
}

describe("every call", () => {
  it.each(READABLE.map((endpoint) => [endpoint.name, endpoint] as const))(
    "%s fits what it declares",
    async (_, endpoint) => {
      const { moments, values } = samples[partOf(endpoint)];
      const names = parameterNames(endpoint);
      const [usual] = fc.sample(goodQueries(endpoint, values), { numRuns: 1, seed: 1 });
      let answered = 0;
      if (names.includes("matchId")) {
        const { matchIds: _list, teamId: _team, ...rest } = usual ?? {};
        for (const [index, { matchId, now }] of moments.entries()) {
          if ((index + READABLE.indexOf(endpoint)) % STEP !== 0) continue;
          const query = { ...rest, matchId, ...("lang" in rest && { lang: LANGS[index % LANGS.length] ?? "en" }) };
          if (!endpoint.query.safeParse(query).success) continue;
          if ((await checkAnswer(endpoint, query, now)) === 200) answered += 1;
        }
      }
      const matchId = moments.map((moment) => moment.matchId);
      const queries = fc.sample(
        goodQueries(endpoint, { ...values, matchId, matchIds: [matchId.slice(0, 3).join(",")] }),
        {
          numRuns: 4 * ROUNDS,
          seed: 7,
        },
      );
      for (const [index, query] of queries.entries()) {
        // Further ones only for a call that most of the world's ids mean nothing to.
        if (index >= ROUNDS && answered > 0) break;
        if (!endpoint.query.safeParse(query).success) continue;
        if ((await checkAnswer(endpoint, query, SATURDAY)) === 200) answered += 1;
      }
      // A call without any data is not answered.
      expect(answered).toBeGreaterThan(0);
    },
  );

  it.each(READABLE.map((endpoint) => [endpoint.name, endpoint] as const))(
    "%s takes any nonsense",
    async (_, endpoint) => {
      const { moments, values } = samples[partOf(endpoint)];
      const matchId = moments.map((moment) => moment.matchId);
      await fc.assert(
        fc.asyncProperty(badQueries(endpoint, { ...values, matchId }), async (query) => {
          const answer = await ask(publicPath(endpoint), query, SATURDAY);
          const { result } = await answer.json<Answer>();
          expect([200, 400, 404]).toContain(answer.status);
          if (answer.status !== 200) expect(result.businessCode).toBe(answer.status);
          if (answer.status === 400) expect(result.field).toBeTruthy();
        }),
        { numRuns: 2 * ROUNDS, seed: 3 },
      );
    },
  );
});

describe("with WIRE=loose", () => {
  it.each(READABLE.map((endpoint) => [endpoint.name, endpoint] as const))(
    "%s speaks the other dialect, and is read as before",
    async (_, endpoint) => {
      const { moments, values } = samples[partOf(endpoint)];
      const matchId = moments.map((moment) => moment.matchId);
      const [query = {}] = fc.sample(goodQueries(endpoint, { ...values, matchId }), { numRuns: 1, seed: 11 });
      const path = publicPath(endpoint);
      const [plain, loose] = await Promise.all([
        (await ask(path, query, SATURDAY)).json<Answer>(),
        (await ask(path, query, SATURDAY, { WIRE: "loose" })).json<Answer>(),
      ]);
      // A refusal is the same in both.
      if (plain.result.businessCode !== 0) return expect(loose).toEqual(plain);
      expect(endpoint.parse(loose)).toEqual(endpoint.parse(plain));
      expect(loose).toEqual({ message: plain.message, result: loosened(plain.result) });
    },
  );
});
