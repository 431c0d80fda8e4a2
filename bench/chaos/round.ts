import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { MINUTE } from "#contract/time/units";
import { COLD_LOCALE, coldAddresses, WARM_LOCALE } from "./addresses.ts";
import type { ChaosFault } from "./faults.ts";
import { type Finding, judgeCold, judgeListening, judgeTimes, judgeWarm, type Limits } from "./judge.ts";
import { type Site, startSite } from "./site.ts";
import { type Stores, startStores } from "./stores.ts";
import type { Supplier } from "./supplier.ts";
import { type Address, type Group, type Listening, listen, type Visit, visit } from "./visits.ts";

/** Shared by all rounds. */
export interface Chaos {
  supplier: Supplier;
  /** Makes the reference upstream's database fail, or work again. */
  failDatabase(mode: string): Promise<void>;
  addresses: readonly Address[];
  /** Visits per address while the fault is on. */
  turns: number;
  limits: Limits;
  /** Folder of the processes' files. */
  folder: string;
}

/** What visitors got during a fault. */
export interface Round {
  fault: string;
  /** With good entries, from an isolate that has them in memory and one that has just started. */
  warm: Visit[];
  cold: Visit[];
  sockets: Listening[];
  /** Calls of the supplier during the fault, with good entries. */
  calls: number;
  /** Milliseconds from the end of the fault until everything is fresh; undefined if that never happened. */
  recovery: number | undefined;
  findings: Finding[];
  /** The machine was so busy that a working store timed out: the findings are meaningless. */
  isDisturbed: boolean;
}

/** The clock while caches are filled, in milliseconds: a Saturday afternoon. */
export const START = Date.parse("2026-10-17T14:20:00Z");
/** Age of cache entries when the fault begins: live ones have expired, none is discarded. */
const AGED = 10 * MINUTE;
/** Real milliseconds within which a recovered supplier must be noticed; the breaker's longest pause is a minute. */
const RECOVERY_LIMIT = 90_000;
const SOCKETS = ["/live/football/socket?since=0", "/live/basketball/socket?since=0"];

/** A page that needs no supplier answer. */
const WITHOUT_DATA = `/${WARM_LOCALE}/privacy-policy`;

/** Visits all addresses without a fault, and records the responses. Throws if one fails. */
async function warm(site: Site, addresses: readonly Address[]): Promise<Map<string, string>> {
  const healthy = new Map<string, string>();
  for (const address of addresses) {
    const { status, isReadable, text } = await visit(site.url, address);
    if (status !== 200 || !isReadable) throw new Error(`${address.path} answered ${status} while nothing failed`);
    healthy.set(address.path, text);
  }
  return healthy;
}

/** Waits until the background writes are done. */
async function untilWritten({ kv, colo }: Stores): Promise<void> {
  for (let before = -1; before !== kv.size() + colo.size(); await pause(300)) before = kv.size() + colo.size();
}

async function setFault(
  chaos: Chaos,
  fault: ChaosFault | undefined,
  stores: readonly Stores[],
  sites: readonly Site[],
) {
  chaos.supplier.passOn(fault?.database !== undefined);
  await chaos.failDatabase(fault?.database ?? "good");
  for (const { kv, colo } of stores) {
    kv.fail(fault?.kv ?? "good");
    colo.fail(fault?.colo ?? "good");
  }
  for (const site of sites) await site.failHubs(fault?.hubs ?? "good");
  chaos.supplier.fail(fault?.supplier);
}

/** Visits all addresses repeatedly, a minute apart. */
async function visitInTurns({ addresses, turns }: Chaos, site: Site, healthy: ReadonlyMap<string, string>) {
  const visits: Visit[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    await site.setClock(START + AGED + turn * MINUTE);
    for (const address of addresses) visits.push(await visit(site.url, address, healthy.get(address.path)));
  }
  return visits;
}

/** Addresses that show whether everything is fresh again: the first of each group. */
const firstOfEach = (addresses: readonly Address[]): Address[] => [
  ...new Map(addresses.toReversed().map((one) => [one.group, one])).values(),
];

async function timeRecovery({ addresses, turns }: Chaos, site: Site): Promise<number | undefined> {
  const from = performance.now();
  // Pages made during the fault have expired.
  await site.setClock(START + AGED + turns * MINUTE);
  const sample = firstOfEach(addresses);
  while (performance.now() - from < RECOVERY_LIMIT) {
    const visits = await Promise.all(sample.map((one) => visit(site.url, one)));
    if (visits.every(({ status, saysAge }) => status === 200 && !saysAge)) return performance.now() - from;
    await pause(200);
  }
  return undefined;
}

/** Entries of live data are in one isolate only. */
const hasCopy = (isNew: boolean, { group }: Visit): boolean => !(isNew && group === "live");

function judge({ limits }: Chaos, fault: ChaosFault, round: Omit<Round, "findings" | "isDisturbed">): Finding[] {
  const rules = { mayBeMissing: /^(?:answers 404|random)/.test(fault.supplier ?? ""), lang: COLD_LOCALE };
  const groups: Group[] = ["pages", "api", "pictures", "live"];
  const found = [
    ...round.warm.map(judgeWarm),
    ...groups.map((group) =>
      judgeTimes(
        group,
        round.warm.filter((one) => one.group === group),
        limits,
      ),
    ),
    ...round.cold.map((one) => judgeCold(one, rules, limits)),
    ...round.sockets.map((one) => judgeListening(one, limits)),
    round.recovery === undefined ? { text: "not fresh again", isTime: false } : undefined,
  ];
  return found.filter((one) => one !== undefined);
}

/** Logged by an isolate when a store times out. */
const STORE_FAILED = "cache_store_failed";

/** Fills the caches, lets the entries age, injects a fault, and records what visitors get. */
async function runOnce(chaos: Chaos, fault: ChaosFault): Promise<Round> {
  const { supplier, folder, addresses } = chaos;
  const [stores, noStores] = [await startStores(), await startStores()];
  const sites: Site[] = [];
  const start = async (name: string, own: Stores, now: number): Promise<Site> => {
    const site = await startSite(path.join(folder, name), own, supplier.url, now);
    sites.push(site);
    return site;
  };
  try {
    const same = await start("same", stores, START);
    if (fault.kv === "loses" || fault.colo === "loses") await setFault(chaos, fault, [stores], []);
    const healthy = await warm(same, addresses);
    await untilWritten(stores);
    const other = await start("new", stores, START + AGED);
    const cold = await start("cold", noStores, START + AGED);
    // An isolate's first visitor pays for its start, more than for any fault; that is measured elsewhere.
    for (const { url } of [other, cold]) await visit(url, { group: "pages", path: WITHOUT_DATA });
    supplier.countCalls();
    await setFault(chaos, fault, [stores, noStores], sites);
    const [bySame, byNew] = await Promise.all([same, other].map((site) => visitInTurns(chaos, site, healthy)));
    const calls = supplier.countCalls();
    const sockets = await Promise.all([same, other].flatMap(({ url }) => SOCKETS.map((socket) => listen(url, socket))));
    const coldVisits = await Promise.all(
      coldAddresses(addresses).map((one) => visit(cold.url, one, healthy.get(one.path))),
    );
    await setFault(chaos, undefined, [stores, noStores], sites);
    const round = {
      fault: fault.name,
      warm: [...(bySame ?? []), ...(byNew ?? []).filter((one) => hasCopy(true, one))],
      cold: [...coldVisits, ...(byNew ?? []).filter((one) => !hasCopy(true, one))],
      sockets,
      calls,
      recovery: await timeRecovery(chaos, same),
    };
    const isDisturbed = !fault.kv && !fault.colo && sites.some((site) => site.log().includes(STORE_FAILED));
    return { ...round, findings: judge(chaos, fault, round), isDisturbed };
  } finally {
    await setFault(chaos, undefined, [], []);
    await Promise.all(sites.map((site) => site.end()));
    await Promise.all([stores.close(), noStores.close()]);
  }
}

/** How often a round is tried if its findings may be due to a busy machine. */
const TRIES = 3;

/** Runs a round, again if it was disturbed or only its times are wrong: the site's own faults recur. */
export async function runRound(chaos: Chaos, fault: ChaosFault): Promise<Round> {
  for (let attempt = 1; ; attempt += 1) {
    const round = await runOnce(chaos, fault);
    const mayBeNoise = round.findings.length > 0 && (round.isDisturbed || round.findings.every(({ isTime }) => isTime));
    if (!mayBeNoise || attempt === TRIES) return round;
  }
}
