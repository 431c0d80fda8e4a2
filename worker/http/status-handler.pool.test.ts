import { describe, expect, test } from "vitest";
import { startEdge } from "../test-edge.ts";
import { HEALTH_PATH, STATUS_PATH } from "./status-paths.ts";

const said =
  (body: object, status = 200) =>
  () =>
    Response.json(body, { status });
const UP = { database: { isUp: true, migration: "0001_first.sql" }, suppliers: [], questions: 3 };
const hanging = () => new Promise<Response>(() => {});

describe("the health of the site", () => {
  test.each([
    ["an upstream that answers", said(UP), 200, { status: "up", version: "b1", upstream: "up" }],
    [
      "one without its database",
      said({ database: { isUp: false } }, 503),
      503,
      { status: "down", version: "b1", upstream: "down" },
    ],
    [
      "one that answers something else",
      () => new Response("<html>"),
      503,
      { status: "down", version: "b1", upstream: "down" },
    ],
    ["one that hangs", hanging, 503, { status: "down", version: "b1", upstream: "down" }],
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

test("the status also says what the upstream says of itself", async () => {
  const { get } = startEdge({ upstream: said(UP), version: "b1" });
  const answer = await get(STATUS_PATH);
  expect(await answer.json()).toEqual({ status: "up", version: "b1", upstream: "up", ...UP });
  expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
});
