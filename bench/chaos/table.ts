import { percentile } from "../report.ts";
import type { Round } from "./round.ts";
import type { Group, Listening, Visit } from "./visits.ts";

const counted = (values: readonly (string | number)[]): string => {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const each = [...counts].sort(([, a], [, b]) => b - a);
  return each.length === 1 ? String(each[0]?.[0]) : each.map(([value, count]) => `${value} × ${count}`).join(", ");
};

const whole = (milliseconds: number): string => milliseconds.toFixed(0);
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
const named = (status: number): string | number => status || "none";

/** Statuses; how many are incomplete, if any; median and 99th percentile in milliseconds. */
export function warmCell(group: Group, visits: readonly Visit[]): string {
  const own = visits.filter((one) => one.group === group);
  if (own.length === 0) return "–";
  const lacking = own.filter(({ isComplete }) => !isComplete).length;
  const times = own.map(({ ms }) => ms);
  const statuses = counted(own.map(({ status }) => named(status)));
  return `${statuses}${lacking > 0 ? ` (${lacking} of ${own.length} incomplete)` : ""}; ${whole(percentile(times, 0.5))}, ${whole(percentile(times, 0.99))}`;
}

/** Statuses, and the slowest. */
export const slowestCell = (answers: readonly (Visit | Listening)[]): string =>
  answers.length === 0
    ? "–"
    : `${counted(answers.map(({ status }) => named(status)))}; ${seconds(Math.max(...answers.map(({ ms }) => ms)))}`;

const share = (part: number, all: number): string => `${Math.round((100 * part) / Math.max(1, all))} %`;

const HEAD = [
  "what fails",
  "pages",
  "API",
  "pictures",
  "polls",
  "sockets",
  "says its age",
  "upstream calls",
  "fresh again",
  "without copies",
];

function cells({ fault, warm, sockets, calls, recovery, cold }: Round): string[] {
  const aging = warm.filter(({ group }) => group === "pages" || group === "api");
  return [
    fault,
    ...(["pages", "api", "pictures", "live"] as const).map((group) => warmCell(group, warm)),
    slowestCell(sockets),
    share(aging.filter(({ saysAge }) => saysAge).length, aging.length),
    share(calls, warm.length),
    recovery === undefined ? "never" : seconds(recovery),
    slowestCell(cold),
  ];
}

const lineOf = (row: readonly string[]): string => `| ${row.join(" | ")} |`;

/** The fault of a table row, whose cells may be padded. */
const faultOfRow = (line: string): string => (line.split("|")[1] ?? "").trim();

const rowOf = (round: Round): string => lineOf(cells(round));
const underHead = (rows: readonly string[]): string =>
  [lineOf(HEAD), lineOf(HEAD.map(() => "---")), ...rows].join("\n");

/** One Markdown row per fault. */
export const faultTable = (rounds: readonly Round[]): string => underHead(rounds.map(rowOf));

/** The table with new rows for faults measured again, in the order of `names`; unknown rows are removed. */
export function mergeRows(table: string, rounds: readonly Round[], names: readonly string[]): string {
  const rows = new Map(table.split("\n").map((line) => [faultOfRow(line), line]));
  for (const round of rounds) rows.set(round.fault, rowOf(round));
  return underHead(names.flatMap((name) => rows.get(name) ?? []));
}

/** Maximum number of different findings printed per round. */
const MOST = 5;

/** The findings as a list; empty if there are none. */
export const findingLines = (rounds: readonly Round[]): string[] =>
  rounds.flatMap(({ fault, findings }) => {
    const texts = [...new Set(findings.map(({ text }) => text))];
    const shown = texts.slice(0, MOST).map((text) => `${fault}: ${text}`);
    return texts.length > MOST ? [...shown, `${fault}: and ${texts.length - MOST} more`] : shown;
  });
