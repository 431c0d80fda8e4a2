import { describe, expect, test } from "vitest";
import { ORIGIN, startEdge } from "../test-edge.ts";

const MODERN = "application/reports+json";
const report = (documentURL = `${ORIGIN}/en/search?q=secret`) => ({
  type: "csp-violation",
  body: { documentURL, effectiveDirective: "script-src-elem", blockedURL: "https://evil.example/x.js?secret" },
});
const post = (body: BodyInit, type = MODERN) => ({ method: "POST", body, headers: { "Content-Type": type } });

describe("reports of browsers", () => {
  test.each([
    ["of the Reporting API", MODERN, [report()]],
    [
      "of report-uri",
      "application/csp-report",
      {
        "csp-report": {
          "document-uri": `${ORIGIN}/en/search?q=secret`,
          "effective-directive": "script-src-elem",
          "blocked-uri": "https://evil.example/x.js?secret",
        },
      },
    ],
  ])("%s are one line in the log, without queries, and no line of a request", async (_by, type, body) => {
    const { get, logged } = startEdge();
    const answer = await get("/reports", post(JSON.stringify(body), `${type}; charset=utf-8`));
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    expect(logged.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
      {
        event: "csp_violation",
        page: `${ORIGIN}/en/search`,
        directive: "script-src-elem",
        blocked: "https://evil.example/x.js",
      },
    ]);
  });

  test("of which there are many make ten lines a minute, and all are thanked for", async () => {
    const { get, logged } = startEdge();
    const body = JSON.stringify(Array.from({ length: 8 }, () => report()));
    for (let time = 0; time < 4; time += 1) expect((await get("/reports", post(body))).status).toBe(204);
    expect(logged).toHaveBeenCalledTimes(10);
  });

  test("of other sites' pages are not written down", async () => {
    const { get, logged } = startEdge();
    await get("/reports", post(JSON.stringify([report("https://other.example/")])));
    expect(logged).not.toHaveBeenCalled();
  });

  test.each<[string, RequestInit, number]>([
    ["of another type", post("[]", "application/json"), 415],
    ["of no type", { method: "POST", body: new Uint8Array(2) }, 415],
    ["that are no JSON", post("{"), 400],
    ["that are too large", post(`["${"x".repeat(17 * 1024)}"]`), 413],
    ["that are too large and do not say so", post(new Blob(["x".repeat(17 * 1024)]).stream()), 413],
    ["that are asked for", {}, 405],
    ["whose leave is asked for", { method: "OPTIONS", headers: { Origin: "https://evil.example" } }, 405],
  ])("%s are refused", async (_case, init, status) => {
    const { get, logged } = startEdge();
    const answer = await get("/reports", init);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Allow")).toBe(status === 405 ? "POST" : null);
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(logged).not.toHaveBeenCalled();
  });
});

test("a page and an error page say where reports go", async () => {
  const { get } = startEdge();
  for (const path of ["/en/football/matches", "/en/football/matches", "/en/settings", "/en/nothing"]) {
    const { headers } = await get(path, path.endsWith("nothing") ? { method: "PUT" } : {});
    expect(headers.get("Reporting-Endpoints")).toBe('csp="/reports"');
    expect(headers.get("Content-Security-Policy")).toContain("report-uri /reports; report-to csp");
  }
});
