import { expect, test } from "vitest";
import { bindingsOf, readWorkers, storesOf } from "./environments.mjs";

const production = readWorkers({});
const staging = readWorkers({ env: "staging" });

test.each([0, 1])("staging has all bindings and variables of worker %s, and inherits none", (index) => {
  const [own, other] = [production[index]!.config, staging[index]!.config];
  expect(bindingsOf(other)).toEqual(bindingsOf(own));
  expect(Object.keys(other.vars).sort()).toEqual(Object.keys(own.vars).sort());
  expect(other.triggers).toEqual(own.triggers);
});

test.each([0, 1])("of what is behind them, staging shares nothing with production, in worker %s", (index) => {
  const own = new Set(storesOf(production[index]!.config));
  expect(own.size).toBeGreaterThan(5);
  expect(storesOf(staging[index]!.config).filter((name) => own.has(name))).toEqual([]);
});

test("no worker has an address that nobody has given it, and the upstream has none at all", () => {
  for (const { config } of [...production, ...staging]) {
    expect([config.workers_dev, config.preview_urls]).toEqual([false, false]);
    if (config.name.includes("upstream")) expect(config.routes ?? []).toEqual([]);
  }
});

test("the edge of each environment is bound to its own upstream", () => {
  for (const [upstream, edge] of [production, staging])
    expect(edge!.config.services?.map(({ service }: { service: string }) => service)).toEqual([upstream!.config.name]);
});

test("an environment that no file has is refused", () => {
  expect(() => readWorkers({ env: "nowhere" })).toThrow("nowhere");
});
