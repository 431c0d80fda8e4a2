import type { WorldNames } from "../imports/resolve-competition.ts";
import type { Env } from "../platform/env.ts";
import type { Question, SupplierAdapter } from "./adapter.ts";
import { askSupplier, SupplierFailure } from "./ask-supplier.ts";
import type { MatchFacts, Reading } from "./facts.ts";
import { teamsIn } from "./facts.ts";
import { charged, type Ledger, leftToday, newLedger } from "./ledger.ts";
import { type OurCompetition, ourCompetitions, readWanted } from "./our-competitions.ts";
import { teamsOfWorld } from "./our-teams.ts";

/** What an operator needs to know of a supplier before listing it. Contains nothing of the key. */
export interface SupplierCheck {
  supplier: string;
  /** Number of competitions that the supplier has, and those of ours among them; absent before its first answer. */
  listed?: number;
  covered: { id: string; name: string; season: string; theirId: string }[];
  /** Named by the operator but not found. */
  missing: string[];
  seasons: SeasonCheck[];
  /** Absent if the supplier did not answer: it is then unknown. */
  quota?: { leftToday: number; perDay: number; perMinute: number };
  requests: number;
  /** Why it ended early. */
  failure?: string;
}

export interface SeasonCheck {
  id: string;
  name: string;
  matches: number;
  clubs: number;
  /** Club names without a certain match, each with its candidates. */
  unknown: { name: string; suggestions: string[] }[];
  /** Number of unreadable rows, with the first reason. */
  refused: number;
  reason?: string;
}

interface Checking {
  adapter: SupplierAdapter;
  env: Env;
  world: WorldNames;
  /** How many seasons of the covered competitions to read: each costs a request. */
  seasons: number;
  fetch: typeof globalThis.fetch;
  now(): number;
}

function checkSeason(
  { entry, theirs, season }: OurCompetition,
  { facts, reasons }: Reading<MatchFacts>,
  { adapter, world }: Checking,
): SeasonCheck {
  const teams = teamsIn(facts);
  const about = { supplier: adapter.name, entry, teams, about: theirs.name };
  const { questions } = teamsOfWorld(about, world);
  return {
    id: entry.id,
    name: `${entry.names.en} ${season}`,
    matches: facts.length,
    clubs: teams.length,
    unknown: questions.map(({ text, suggestions }) => ({
      name: text,
      suggestions: suggestions.map(({ name }) => name),
    })),
    refused: reasons.length,
    ...(reasons[0] !== undefined && { reason: reasons[0] }),
  };
}

/** Requests a supplier's competitions and some seasons of ours, and stores nothing. */
export async function checkSupplier(checking: Checking): Promise<SupplierCheck> {
  const { adapter, env, world, now, fetch } = checking;
  let ledger: Ledger = newLedger(now(), adapter.smallestPlan);
  const counted = { requests: 0, answers: 0 };
  const ask = async <Fact>(question: Question<Fact>): Promise<Reading<Fact>> => {
    if (adapter.access(env)) counted.requests += 1;
    const answered = await askSupplier(question, { adapter, env, ledger: charged(ledger, now()), fetch, now });
    ledger = answered.ledger;
    counted.answers += 1;
    return answered.reading;
  };
  const check: Pick<SupplierCheck, "listed" | "covered" | "missing" | "seasons" | "failure"> = {
    covered: [],
    missing: [],
    seasons: [],
  };
  try {
    const wanted = readWanted(env.SUPPLIER_COMPETITIONS, adapter.name);
    const { facts } = await ask(adapter.competitions(now()));
    const ours = ourCompetitions(facts, wanted, world);
    check.listed = facts.length;
    check.covered = ours.map(({ entry, season, theirs }) => ({
      id: entry.id,
      name: entry.names.en,
      season,
      theirId: theirs.id,
    }));
    check.missing = [...(wanted.ids ?? [])].filter((id) => !ours.some(({ entry }) => entry.id === id));
    for (const one of ours.slice(0, checking.seasons))
      check.seasons.push(checkSeason(one, await ask(adapter.season(one.theirs)), checking));
  } catch (error) {
    if (!(error instanceof SupplierFailure)) throw error;
    check.failure = `${error.kind}: ${error.message}`;
    ledger = error.ledger;
  }
  const { perDay, perMinute } = ledger;
  return {
    supplier: adapter.name,
    ...check,
    ...(counted.answers > 0 && { quota: { leftToday: leftToday(ledger, now()), perDay, perMinute } }),
    requests: counted.requests,
  };
}
