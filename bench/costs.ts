import { dollarsForMillion, type Usage } from "./prices.ts";

interface Kind {
  what: string;
  /** For one request. */
  usage: Partial<Usage>;
}

// Milliseconds of the edge, by `npm run bench -- cpu` (docs/performance.md, "Time").
const HIT = 0.17;
const RENDERED_60 = 1.23;
const RENDERED_500 = 2.7;
const API_500 = 0.46;
// Milliseconds of the reference upstream, by `npm run bench -- data`: time of a call beyond that of a crest, which
// reads nothing. It includes waiting for the database, so the CPU time is less.
const LIST_CALL = 21;
const MATCH_CALL = 14;
// Rows, by upstream/store/rows-read.pool.test.ts.
const LIST_ROWS = 9;
const MATCH_ROWS = 11;

/**
 * A hub with listeners polls each second: an alarm, the row that schedules the next, the row of its cursor when it
 * sends, and a question to the root of its sport, which is another object and asks the upstream. Other hubs share it.
 */
const HUB_HOUR = 3_600;
/** Listeners of a full hub (LIVE_MAX_SOCKETS). */
const LISTENERS = 20_000;

/** Usage of one address of each kind; the maximum if a kind varies. */
export const KINDS: readonly Kind[] = [
  { what: "a page from the page cache", usage: { requests: 1, cpuMs: HIT } },
  { what: "a page of 60 matches, rendered from cached answers", usage: { requests: 1, cpuMs: RENDERED_60 } },
  { what: "a page of 500 matches, rendered from cached answers", usage: { requests: 1, cpuMs: RENDERED_500 } },
  {
    what: "a day's list of 500 matches that no cache has: three calls, two of them for banners",
    usage: { requests: 1, cpuMs: RENDERED_500 + LIST_CALL, kvReads: 3, kvWrites: 3, databaseRowsRead: LIST_ROWS },
  },
  {
    what: "a match's page that no cache has: five calls",
    usage: { requests: 1, cpuMs: RENDERED_60 + 5 * MATCH_CALL, kvWrites: 5, databaseRowsRead: 5 * MATCH_ROWS },
  },
  { what: "`/api`: a cached list of 500 matches", usage: { requests: 1, cpuMs: API_500 } },
  {
    what: "`/api`: a list that no cache has",
    usage: { requests: 1, cpuMs: API_500 + LIST_CALL, databaseRowsRead: LIST_ROWS },
  },
  { what: "a poll of `/live`", usage: { requests: 1, cpuMs: HIT } },
  { what: "a socket opened", usage: { requests: 1, objectRequests: 1, cpuMs: 2 * HIT } },
  {
    what: "an hour of a socket, 20,000 to the only hub, pushed to each second",
    usage: {
      cpuMs: (HUB_HOUR * (LIST_CALL + HIT)) / LISTENERS,
      objectRequests: (2 * HUB_HOUR) / LISTENERS,
      objectSeconds: (2 * HUB_HOUR) / LISTENERS,
      objectRowsWritten: (2 * HUB_HOUR) / LISTENERS,
      databaseRowsRead: (HUB_HOUR * LIST_ROWS) / LISTENERS,
    },
  },
  { what: "a picture of the reference upstream, cached or not", usage: { requests: 1, cpuMs: 8 } },
  { what: "a static file", usage: {} },
  {
    what: "a page of a made-up match",
    usage: { requests: 1, cpuMs: RENDERED_60 + MATCH_CALL, kvReads: 0.07, databaseRowsRead: MATCH_ROWS },
  },
  { what: "a request beyond the limit of cold calls", usage: { requests: 1, cpuMs: RENDERED_60 } },
];

/** At most two decimals: no figure is more precise. */
const figure = (value: number): string => String(Number(value.toFixed(2)));

const rowOf = ({ what, usage }: Kind): string => {
  const { requests = 0, cpuMs = 0, kvReads = 0, kvWrites = 0, objectRequests = 0, objectSeconds = 0 } = usage;
  const { objectRowsWritten = 0, databaseRowsRead = 0 } = usage;
  const cells = [
    figure(requests),
    figure(cpuMs),
    `${figure(kvReads)}; ${figure(kvWrites)}`,
    [objectRequests, objectSeconds, objectRowsWritten].map(figure).join("; "),
    figure(databaseRowsRead),
    `$${dollarsForMillion(usage).toFixed(2)}`,
  ];
  return [what, ...cells].join(" | ");
};

const HEAD = "one of each | requests | CPU ms | KV reads; writes | object requests; s; rows | D1 rows | a million";

/** The rows of the table in docs/costs.md, as cells. */
export const costRows = (): string[] => [HEAD, ...KINDS.map(rowOf)];

/** That table as Markdown. */
export function costTable(): string {
  const [head = "", ...rows] = costRows().map((row) => `| ${row} |`);
  return [head, head.replaceAll(/[^|]+/g, " --- "), ...rows].join("\n");
}
