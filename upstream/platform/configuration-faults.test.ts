import { afterEach, expect, test, vi } from "vitest";
import { SUPPLIER_SERVICES } from "#contract/tables/supplier-services";
import { type ConfiguredText, configurationFaults, logConfiguration } from "./configuration-faults.ts";

afterEach(() => vi.restoreAllMocks());

test.each<[ConfiguredText, string[]]>([
  [{}, []],
  [{ SIMULATION: "Uncovered", SUPPLIERS: "api-football openligadb", API_FOOTBALL_URL: "http://127.0.0.1:8795" }, []],
  [{ SIMULATION: "no" }, ["SIMULATION: none of on, uncovered, off: off taken"]],
  [
    { SUPPLIERS: "apifootball, openligadb" },
    [`SUPPLIERS: no suppliers: apifootball (there are ${SUPPLIER_SERVICES.map(({ code }) => code).join(", ")})`],
  ],
  [{ API_FOOTBALL_URL: "xx" }, ["API_FOOTBALL_URL: not a web address"]],
  [
    { PASSWORD_POLICY: "strong", SMS_PROVIDER: "twillio" },
    [
      "PASSWORD_POLICY: none of specified, standard: standard taken",
      "SMS_PROVIDER: none of none, twilio, outbox: none taken",
    ],
  ],
])("%j: %j", (env, faults) => {
  expect(configurationFaults(env).map(({ name, reason }) => `${name}: ${reason}`)).toEqual(faults);
});

test("a fault is logged once", () => {
  const errors = vi.spyOn(console, "error").mockReturnValue();
  const env = { ENVIRONMENT: "production", STORIES: "no" } as never;
  logConfiguration(env);
  logConfiguration(env);
  expect(errors.mock.calls).toEqual([
    ['{"event":"configuration_failed","name":"STORIES","reason":"none of on, off: off taken"}'],
  ]);
});
