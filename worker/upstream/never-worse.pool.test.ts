import { afterEach, expect, test, vi } from "vitest";
import { randomFrom } from "#contract/test-random";
import { createStoreGuard } from "../platform/store-guard.ts";
import { type Answer, coloOfTests, createScenario, success, testEndpoint } from "./test-scenario.ts";

const json = (body: unknown, status = 200): Response => Response.json(body, { status });

/** A supplier's possible faults; 404 and 400 for less than the minutes after which they are believed. */
const FAULTS: Readonly<Record<string, Answer>> = {
  "500": () => new Response("down", { status: 500 }),
  "429": () => new Response("slow down", { status: 429 }),
  "403": () => new Response("no", { status: 403 }),
  "404": () => json({ message: "no such thing" }, 404),
  "400": () => json({ message: "bad" }, 400),
  "a page": () => new Response("<!doctype html><h1>Maintenance</h1>"),
  "a page of 410": () => new Response("<h1>Gone</h1>", { status: 410 }),
  truncated: () => new Response('{"message":"Success","result":{"businessCode":0,"da'),
  "another shape": () => json({ result: { businessCode: 0, data: [1, 2] } }),
  empty: () => new Response(""),
  refused: () => json({ result: { businessCode: 17 } }),
  elsewhere: () => new Response(null, { status: 302, headers: { Location: "https://elsewhere.example/" } }),
  "no connection": () => Promise.reject(new TypeError("connection refused")),
  silence: () => new Promise<Response>(() => {}),
};

const STORE_FAULTS: Readonly<Record<string, () => Promise<never>>> = {
  throw: () => Promise.reject(new Error("the store is down")),
  hang: () => new Promise<never>(() => {}),
};

/** Breaks the stores, until `mend`. */
function breakStores(kv: KVNamespace, fault: () => Promise<never>): () => void {
  const colo = coloOfTests();
  const spies = [
    ...(["match", "put", "delete"] as const).map((name) => vi.spyOn(colo, name).mockImplementation(fault)),
    ...(["getWithMetadata", "put", "delete"] as const).map((name) => vi.spyOn(kv, name).mockImplementation(fault)),
  ];
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

afterEach(() => vi.restoreAllMocks());

test.each(Array.from({ length: 20 }, (_, seed) => seed + 1))(
  "whatever a supplier and the stores do, nobody gets less than the last good copy: sequence %i",
  async (seed) => {
    const random = randomFrom(seed);
    const pick = <One>(from: readonly One[]): One => from[Math.floor(random() * from.length)] as One;
    let version = 0;
    const well: Answer = () => success(`version ${++version}`);
    const hasty = (store: "colo" | "kv") => createStoreGuard({ store, log: vi.fn(), readLimit: 10 });
    const scenario = createScenario(well, { guards: { colo: hasty("colo"), kv: hasty("kv") } });
    const one = testEndpoint({ namesOne: random() < 0.5 });
    // From the second call on: there has to be a good copy first.
    const hurry = { staleWaitMs: () => 10, timeLeft: () => 25 };
    const steps: string[] = [];
    let shown = 0;
    let mend = () => {};
    await scenario.askOnly(one);
    for (let step = 0; step < 20; step += 1) {
      const kind = random() < 0.3 ? undefined : pick(Object.keys(FAULTS));
      scenario.answerWith(kind === undefined ? well : (FAULTS[kind] as Answer));
      mend();
      const broken = random() < 0.3 ? pick(Object.keys(STORE_FAULTS)) : undefined;
      mend = broken ? breakStores(scenario.env.KV, STORE_FAULTS[broken] as () => Promise<never>) : () => {};
      const seconds = pick([0, 1, 11, 40, 100]);
      scenario.pass(seconds);
      steps.push(`${seconds} s, ${kind ?? "well"}, stores ${broken ?? "well"}`);
      const { value } = await scenario.askOnly(one, hurry).catch((error: Error) => {
        throw new Error(`${error.message} after ${steps.join("; ")}`);
      });
      const now = Number(String(value).replace("version ", ""));
      expect(now, steps.join("; ")).toBeGreaterThanOrEqual(shown);
      shown = now;
    }
    mend();
  },
);
