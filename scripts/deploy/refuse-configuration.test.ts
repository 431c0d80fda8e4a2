import { expect, test } from "vitest";
import { hostsOf, refusalOf } from "./refuse-configuration.mjs";

const KV = "0123456789abcdef0123456789abcdef";
const D1 = "01234567-89ab-cdef-0123-456789abcdef";
const edge = (change: object = {}) => ({
  file: "wrangler.toml",
  config: {
    vars: { ENVIRONMENT: "production" },
    kv_namespaces: [{ id: KV }],
    d1_databases: [],
    services: [{ binding: "UPSTREAM" }],
    assets: {},
    routes: [{ pattern: "www.example.com", custom_domain: true }],
    ...change,
  },
});
const upstream = (id: string, more: object = {}) => ({
  file: "upstream/wrangler.toml",
  config: { vars: { ENVIRONMENT: "production", ...more }, kv_namespaces: [], d1_databases: [{ database_id: id }] },
});
const withFavourites = (...names: string[]) => {
  const { file, config } = upstream(D1);
  return { file, config: { ...config, d1_databases: names.map((binding) => ({ binding, database_id: D1 })) } };
};
const vars = (more: object) => ({ vars: { ENVIRONMENT: "production", ...more } });

test.each([
  [edge(), undefined],
  [edge(vars({ SITE_HOSTS: "www.example.com, example.com" })), undefined],
  [edge({ services: [], ...vars({ API_BASE_URL: "https://api.example" }) }), undefined],
  [edge({ routes: ["www.example.com/*"] }), undefined],
  [edge(vars({ NOW: "" })), "sets NOW"],
  [edge(vars({ SITE_HOSTS: "WWW.example.com example.com" })), undefined],
  [edge(vars({ ADMIN_TOKEN: "x" })), "holds ADMIN_TOKEN under [vars]"],
  [edge(vars({ SESSION_KEYS: "x" })), "holds SESSION_KEYS under [vars]"],
  [edge(vars({ BOTCHECK_PROVIDER: "off" })), "would be refused by the edge: BOTCHECK_PROVIDER=off"],
  [edge(vars({ BOTCHECK_PROVIDER: "turnstile", BOTCHECK_SITE_KEY: "0x4A" })), undefined],
  [edge(vars({ BOTCHECK_PROVIDER: "turnstile" })), "needs BOTCHECK_SITE_KEY"],
  [edge(vars({ SUPPLIERS: "apifootball" })), "has SUPPLIERS=apifootball: no suppliers"],
  [edge(vars({ LIVE_PUSH: "false" })), "has LIVE_PUSH=false: none of on, off"],
  [edge(vars({ ENVIRONMENT: "staging" })), 'ENVIRONMENT = "production"'],
  [edge({ kv_namespaces: [{ id: "matchlight-cache" }] }), "names matchlight-cache by its name"],
  [edge({ services: [] }), "neither the service binding UPSTREAM nor API_BASE_URL"],
  [edge({ routes: undefined }), "has no address"],
  [edge(vars({ SITE_HOSTS: "example.com" })), "SITE_HOSTS does not list"],
  [upstream(D1), undefined],
  [upstream(D1, { FAVOURITES_PAUSED: "on" }), undefined],
  [upstream(D1, { FAVOURITES_PAUSED: "yes" }), "has FAVOURITES_PAUSED=yes: none of off, on: on taken"],
  [withFavourites("FAVOURITES_1", "FAVOURITES_2"), undefined],
  [withFavourites("FAVOURITES_1", "FAVOURITES_3"), "has others, and FAVOURITES_2 is not bound"],
  [upstream(D1, { SIMULATION: "no" }), "has SIMULATION=no: none of on, uncovered, off"],
  [upstream(D1, { SMS_PROVIDER: "twillio" }), "has SMS_PROVIDER=twillio"],
  [upstream(D1, { API_FOOTBALL_URL: "xx" }), "has API_FOOTBALL_URL=xx: not a web address"],
  [upstream("matchlight-sports"), "names matchlight-sports by its name"],
])("%j", (worker, reason) => {
  const refusal = refusalOf(worker, { isDryRun: false });
  if (reason === undefined) expect(refusal).toBeUndefined();
  else expect(refusal).toContain(reason);
});

test("a dry run does without ids and addresses, but not without safety", () => {
  const bare = edge({ routes: [], kv_namespaces: [{ id: "matchlight-cache" }] });
  expect(refusalOf(bare, { isDryRun: true })).toBeUndefined();
  expect(refusalOf(edge(vars({ DEV_TOKEN: "x" })), { isDryRun: true })).toContain("DEV_TOKEN");
});

test("the hosts of routes are told without their paths", () => {
  expect(hostsOf({ routes: ["a.example/*", { pattern: "b.example" }] })).toEqual(["a.example", "b.example"]);
});
