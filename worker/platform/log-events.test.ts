import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");
/** An event's name in code: passed to a log, or in a line of JSON written without one. */
const EVENT = /\blog(?:[A-Z]\w*)?\(\s*"([a-z_]+)"|stringify\(\{\s*event: "([a-z_]+)"/g;

const sources = ["worker", "app", "upstream"].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)test-[^/]+$/.test(name))
    .map((name) => readFileSync(path.join(ROOT, folder, name), "utf8")),
);
const written = new Set(sources.flatMap((text) => [...text.matchAll(EVENT)].map(([, given, json]) => given ?? json)));

const [, alerts = ""] = /^## Alerts\n(.*?)^## /ms.exec(readFileSync(path.join(ROOT, "docs/runbook.md"), "utf8")) ?? [];
const rows = alerts.split("\n").filter((line) => line.startsWith("| `"));
const withoutAlert = /^No alert: .*$/m.exec(alerts)?.[0] ?? "";
const namesIn = (text: string): string[] => [...text.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name ?? "");
/** A row's events precede the conditions on their lines. */
const eventsIn = (row: string): string[] => namesIn(row.split("|")[1]?.split(/ with(?:out)? | of /)[0] ?? "");
const documented = new Set([...rows.flatMap(eventsIn), ...namesIn(withoutAlert)]);

test("every event that the code writes into the log has an alert, or is said to have none", () => {
  expect(written.size).toBeGreaterThan(10);
  expect([...written].filter((event = "") => !documented.has(event))).toEqual([]);
});

test("the alerts name no event that nothing writes", () => {
  expect([...documented].filter((name) => !written.has(name))).toEqual([]);
});
