import { describe, expect, test } from "vitest";
import { startEdge } from "../test-edge.ts";
import { HEALTH_PATH, STATUS_PATH } from "./status-paths.ts";

const said =
  (body: object, status = 200) =>
  () =>
    Response.json(body, { status });
const UP = {
  database: { isUp: true, migration: "0001_first.sql" },
  members: { isConfigured: true },
  sports: [{ sport: "football", isSimulated: false, importedAt: 7 }],
  suppliers: [],
  questions: 3,
};
const DOWN = { status: "down", version: "b1", upstream: "down" };
const hanging = () => new Promise<Response>(() => {});

describe("the health of the site", () => {
  test.each([
    ["an upstream that answers", said(UP), 200, { status: "up", version: "b1", upstream: "up" }],
    ["one without its database", said({ database: { isUp: false } }, 503), 503, DOWN],
    ["one that answers something else", () => new Response("<html>"), 503, DOWN],
    ["one of another form", said({ database: { isUp: true } }), 503, DOWN],
    ["one that hangs", hanging, 503, DOWN],
  ])("with %s", async (_case, upstream, status, body) => {
    const { get } = startEdge({ upstream, version: "b1" });
    const answer = await get(HEALTH_PATH);
    expect([answer.status, await answer.json()]).toEqual([status, body]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  test("is its own where a peer answers calls", async () => {
    const { get } = startEdge({ env: { API_BASE_URL: "https://api.example" }, version: "b1" });
    expect(await (await get(HEALTH_PATH)).json()).toEqual({ status: "up", version: "b1", upstream: "peer" });
  });
});

test("a deployment that asks for a version of the upstream gets that one", async () => {
  const { get, upstreamFetch } = startEdge({ upstream: said(UP) });
  const name = "Cloudflare-Workers-Version-Overrides";
  await get(HEALTH_PATH, { headers: { [name]: 'matchlight-upstream="v2"' } });
  await get(HEALTH_PATH);
  const handedOn = upstreamFetch.mock.calls.map(([{ headers }]) => headers.get(name));
  expect(handedOn).toEqual(['matchlight-upstream="v2"', null]);
});

test("the status also says what works, and how old the data is", async () => {
  const { get } = startEdge({ upstream: said(UP), version: "b1" });
  const answer = await get(STATUS_PATH);
  expect(await answer.json()).toMatchObject({
    status: "up",
    version: "b1",
    upstream: "up",
    migration: "0001_first.sql",
    questions: 3,
    suppliers: [],
    parts: { pages: "up", live: "up", notices: "up", logIn: "up" },
    sports: [{ sport: "football", state: "up", newestAt: 7, isSimulated: false }],
  });
  expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
});

test.each([
  ["up", said(UP)],
  ["down", said({}, 503)],
])("a page gets the same from its context: %s", async (status, upstream) => {
  const { get } = startEdge({
    upstream,
    render: async (_request, { siteStatus }) => Response.json(await siteStatus()),
  });
  expect(await (await get("/en/status")).json()).toMatchObject({ status });
});
