// Measures the figures of docs/performance.md; `soak` runs only when named. Ratios are of one run: run it twice and
// compare ratios, not microseconds.
//   node bench/run.ts [--quick] [--minutes=N] [SECTION…]
import "../scripts/lib/output.mjs";
import { writeDevVars } from "../scripts/lib/dev-vars.mjs";
import { freePort } from "../scripts/lib/ports.mjs";
import { prepareDatabase } from "../scripts/lib/prepare.mjs";
import { STATE } from "../scripts/lib/project.mjs";
import { endOne, stop, stopWithCommand } from "../scripts/lib/server.mjs";
import { claimOnly } from "../scripts/lib/states.mjs";
import { startBoth } from "../scripts/lib/workers.mjs";
import { blockingTime } from "./blocking-time.ts";
import { contests } from "./contests.ts";
import { costTable } from "./costs.ts";
import { cpuAndBytes } from "./cpu-and-bytes.ts";
import { goalToNotice } from "./goal-to-notice.ts";
import { goalToPainted } from "./goal-to-painted.ts";
import { heap } from "./heap.ts";
import { hostile } from "./hostile.ts";
import { islands } from "./islands.ts";
import { lighthouse } from "./lighthouse.ts";
import { members } from "./members.ts";
import { notices } from "./notices.ts";
import { rates } from "./rates.ts";
import { readBenchArguments, SECTION_NAMES } from "./read-arguments.mjs";
import { referenceUpstream } from "./reference-upstream.ts";
import { createReport, type Report } from "./report.ts";
import { slowNetwork } from "./slow-network.ts";
import { soak } from "./soak.ts";
import { sockets } from "./sockets.ts";
import { startUp } from "./start-up.ts";
import { storyCpu, storyPages } from "./story.ts";
import { suppliers } from "./suppliers.ts";
import { upstreamCalls } from "./upstream-calls.ts";

const { isQuick, minutes, wanted } = readBenchArguments();
const requests = isQuick ? 300 : 1500;

/** The whole site on a Saturday afternoon, for sections that use a browser. */
const withSite = (measure: (site: string, report: Report) => Promise<void>) => async (report: Report) => {
  const port = await freePort();
  const server = await startBoth(port, { NOW: "2026-10-17T14:20:00Z" });
  try {
    await measure(`http://127.0.0.1:${port}`, report);
  } finally {
    await endOne(server);
  }
};

const SECTIONS: Readonly<Record<(typeof SECTION_NAMES)[number], (report: Report) => Promise<void>>> = {
  cpu: (report) => cpuAndBytes(requests, report),
  heap,
  suppliers: (report) => suppliers(isQuick ? 2 : 6, report),
  start: startUp,
  slow: withSite(slowNetwork),
  story: async (report) => {
    await storyCpu(requests, report);
    await withSite(storyPages)(report);
  },
  lighthouse: withSite(lighthouse),
  blocking: withSite(blockingTime),
  islands: withSite(islands),
  live: async (report) => {
    await goalToPainted(report);
    await sockets(report);
  },
  upstream: upstreamCalls,
  hostile,
  cost: async () => console.log(costTable()),
  load: (report) => rates(isQuick ? 1 : 2, report),
  members: (report) => members(requests, report),
  notices: async (report) => {
    await notices(isQuick ? 1_000 : 10_000, report);
    await goalToNotice(report);
  },
  contests: (report) => contests(isQuick ? 5_000 : 100_000, report),
  soak: (report) => soak(minutes, report),
  data: (report) => referenceUpstream(isQuick ? 10 : 150, report),
};

stopWithCommand();
await claimOnly(STATE, "Figures of two benches at a time are those of neither: wait until it has ended.");
await prepareDatabase();
await writeDevVars();
const report = createReport();
for (const name of SECTION_NAMES) if (wanted.includes(name)) await SECTIONS[name](report);
const table = report.table();
if (table) console.log(`\n${table}`);
await stop(0);
