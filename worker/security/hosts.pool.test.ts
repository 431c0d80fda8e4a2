import { expect, test } from "vitest";
import { HOME, ORIGIN, startEdge } from "../test-edge.ts";

const strict = () => startEdge({ env: { SITE_HOSTS: "main.example, scores.example" } });
const foreign = () => startEdge({ env: { SITE_HOSTS: "main.example" } });

test.each([HOME, "/", "/VI//football/matches/", "/api/ip", "/live/football?since=1", "/storage/team/1", "/en/nothing"])(
  "%s of an unlisted host leads to the first listed one, and no part of the site repeats the host",
  async (path) => {
    const { get, rendered, upstreamFetch } = foreign();
    for (const _time of [1, 2]) {
      const answer = await get(path);
      expect(answer.status).toBe(301);
      expect(answer.headers.get("Location")).toBe(`https://main.example${path}`);
      expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
      expect(answer.headers.get("Strict-Transport-Security")).toContain("max-age=63072000");
      expect(JSON.stringify([...answer.headers]) + (await answer.text())).not.toContain("scores.example");
    }
    expect(rendered).not.toHaveBeenCalled();
    expect(upstreamFetch).not.toHaveBeenCalled();
  },
);

test("what would change something there is refused", async () => {
  const { get, rendered } = foreign();
  const answer = await get("/en/settings", { method: "POST", body: "theme=dark", headers: { Origin: ORIGIN } });
  expect([answer.status, await answer.text()]).toEqual([421, "This host is not served here\n"]);
  expect(rendered).not.toHaveBeenCalled();
});

test("a listed host is served, from memory too, and names itself", async () => {
  const { get } = strict();
  for (const _layer of ["app", "memory"]) {
    const answer = await get(HOME);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`"url":"${ORIGIN}${HOME}"`);
  }
});
