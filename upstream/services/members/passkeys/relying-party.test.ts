import { expect, test } from "vitest";
import type { Env } from "../../../platform/env.ts";
import { toRelyingParty } from "./relying-party.ts";

test.each<[Env["ENVIRONMENT"], string | undefined, object | undefined]>([
  ["production", "https://scores.example/", { id: "scores.example", origin: "https://scores.example" }],
  [
    "production",
    "https://www.scores.example:8443",
    { id: "www.scores.example", origin: "https://www.scores.example:8443" },
  ],
  ["production", "http://scores.example", undefined],
  ["production", "scores.example", undefined],
  ["production", undefined, undefined],
  ["local", "http://localhost:8787", { id: "localhost", origin: "http://localhost:8787" }],
])("in %s the site %s is %j", (ENVIRONMENT, SITE_URL, party) => {
  expect(toRelyingParty({ ENVIRONMENT, SITE_URL })).toEqual(party);
});
