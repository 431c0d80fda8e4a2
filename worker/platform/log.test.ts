import { afterEach, expect, test, vi } from "vitest";
import { log, loggedPath, logRequest } from "./log.ts";

afterEach(() => vi.restoreAllMocks());

test.each([
  ["/en/football/matches", "?date=2026-11-21", "/en/football/matches?date=2026-11-21"],
  [`/${"a".repeat(900)}`, "?date=2026-11-21", `/${"a".repeat(299)}`],
])("of %s and %s a bounded path is logged", (path, query, logged) => {
  expect(loggedPath(path, query)).toBe(logged);
});

test.each([
  ["?q=what+I+looked+for", ""],
  ["?q=what&sport=basketball", "?sport=basketball"],
  ["", ""],
])("what a visitor typed in %s is not logged", (query, logged) => {
  expect(loggedPath("/en/search", query, ["q"])).toBe(`/en/search${logged}`);
});

test("a request is one line of JSON, and is counted", () => {
  const write = vi.spyOn(console, "log").mockReturnValue();
  const request = {
    requestId: "1",
    method: "GET",
    path: "/",
    status: 302,
    country: "TH",
    locale: undefined,
    cache: undefined,
    ms: 1.5,
  };
  const writeDataPoint = vi.fn();
  logRequest({ FIGURES: { writeDataPoint } }, request);
  expect(write).toHaveBeenCalledOnce();
  const line = String(write.mock.calls[0]?.[0]);
  expect(line).not.toContain("\n");
  expect(JSON.parse(line)).toMatchObject({ event: "request", requestId: "1", status: 302, country: "TH", ms: 1.5 });
  expect(writeDataPoint).toHaveBeenCalledExactlyOnceWith({
    indexes: ["request"],
    blobs: ["bypass", "ok"],
    doubles: [1, 1.5],
  });
});

test.each([
  ["render_failed", {}],
  ["request", { status: 503 }],
])("%s %j goes to the error stream", (event, fields) => {
  const write = vi.spyOn(console, "error").mockReturnValue();
  log(event, fields);
  expect(write).toHaveBeenCalledOnce();
});
