import { expect, test } from "vitest";
import { chooseServer } from "./running.mjs";

const STATE = ".wrangler/state";
const site = { port: 1, kind: "edge", state: STATE };
const secondSite = { port: 2, kind: "edge", state: `${STATE}-2` };
const upstream = { port: 3, kind: "upstream", state: STATE };
const secondUpstream = { port: 4, kind: "upstream", state: `${STATE}-2` };

test.each([
  ["nothing runs", [], false, "none"],
  ["the folder is in use by a command without a server yet", [], true, "wait"],
  ["a site runs", [site], true, site],
  ["an upstream runs beside a site", [secondUpstream, site], true, site],
  ["a site runs beside an upstream", [secondSite, upstream], true, upstream],
  ["two sites run", [secondSite, site], true, site],
  ["only servers with other data run", [secondUpstream, secondSite], false, secondSite],
])("an import, while %s", (_when, running, isUsed, expected) => {
  expect(chooseServer(running, STATE, isUsed)).toBe(expected);
});
