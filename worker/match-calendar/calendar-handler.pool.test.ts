import { expect, test } from "vitest";
import { startEdge } from "../test-edge.ts";

const ADDRESS = "/th/football/england/premier-league/a-vs-b";

test("a match that the upstream does not know has no calendar", async () => {
  const upstream = () => Response.json({ result: { businessCode: 404, message: "no such match" } }, { status: 404 });
  const answer = await startEdge({ upstream }).get(`${ADDRESS}/1/calendar.ics`);
  expect(answer.status).toBe(404);
});

test.each([
  ["a sport that there is none of", "/en/hockey/england/premier-league/a-vs-b/1/calendar.ics"],
  ["a language that there is none of", "/xx/football/england/premier-league/a-vs-b/1/calendar.ics"],
  ["what is no id", `${ADDRESS}/%3Cscript%3E/calendar.ics`],
])("%s has none, and nobody is asked", async (_case, path) => {
  const { get, upstreamFetch } = startEdge();
  expect((await get(path)).status).toBe(404);
  expect(upstreamFetch).not.toHaveBeenCalled();
});

test("where the upstream fails it is worth another try", async () => {
  const answer = await startEdge({ upstream: () => new Response("down", { status: 503 }) }).get(
    `${ADDRESS}/2/calendar.ics`,
  );
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("5");
});
