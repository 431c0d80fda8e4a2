import { describe, expect, it } from "vitest";
import type { Pair } from "#contract/domain/match";
import { phaseGroup } from "#contract/domain/status";
import { SUPPLIER_SERVICES } from "#contract/tables/supplier-services";
import { MINUTE } from "#contract/time/units";
import type { MatchState } from "../../match/match.ts";
import { progressStateAt } from "../../simulator/engine/match-progress.ts";
import { ADAPTERS } from "../adapter.ts";
import type { MatchFacts } from "../facts.ts";
import { createStub, stubVariables } from "../stub/create-stub.ts";
import { engineMatchesAt } from "../stub/engine-evening.ts";
import { STUB_KINDS } from "./stub-kinds.ts";

// Matches of our own engine in each supplier's form, read back by the supplier's adapter: what the engine says is what
// is read, as far as the form has it.

const START = Date.parse("2026-10-17T18:00:00Z");
const SEEDS = ["one", "two", "three", "four", "five", "six"];
const NAMES = SUPPLIER_SERVICES.map(({ code }) => code);
type Name = (typeof NAMES)[number];
/** Minutes at sixty times the speed: extra time, kicks and a late start included. */
const LENGTH = 9;
/** Milliseconds; a match's minute is a second. */
const STEP = 7_300;

async function open(name: Name, seed: string) {
  const kind = STUB_KINDS[name];
  const evening = { startedAt: START, speed: 60, seed };
  const stub = createStub(kind, { evening });
  const adapter = await ADAPTERS[name]();
  const { base, headers } = adapter.access({ ...stubVariables(kind, "http://stub.example", evening) } as never)!;
  const bodyOf = async (path: string, now: number) => stub(new Request(`${base}${path}`, { headers }), now).json();
  const question = adapter.competitions(START);
  const { facts: competitions, reasons } = question.read(await bodyOf(question.path, START));
  expect(reasons).toEqual([]);
  return {
    kind,
    competitions,
    /** All matches that the supplier lists, by id, and those of the engine. */
    async at(now: number) {
      const read = competitions.map(async (one) => {
        const { path, read: toFacts } = adapter.season(one);
        return toFacts(await bodyOf(path, now));
      });
      const answers = await Promise.all(read);
      expect(answers.flatMap((one) => one.reasons)).toEqual([]);
      const facts = answers.flatMap((one) => one.facts);
      const leagues = competitions.map((_, index) => kind.leagues[index]!);
      const truth = engineMatchesAt(now, evening, leagues);
      expect(facts.map(({ id }) => id).toSorted()).toEqual(truth.map(({ id }) => String(id)).toSorted());
      return truth.map(({ id, progress, instant }) => ({
        facts: facts.find((one) => one.id === String(id))!,
        state: progressStateAt(progress, instant),
        progress,
      }));
    },
    async tables(now: number) {
      const requested = competitions.filter(({ coverage }) => coverage.table);
      const read = requested.map(async (one) => {
        const { path, read: toFacts } = adapter.tables!(one);
        return toFacts(await bodyOf(path, now)).facts.flatMap(({ lines }) => lines);
      });
      return (await Promise.all(read)).flat();
    },
  };
}

const isOver = ({ phase }: Pick<MatchState, "phase">) => phaseGroup(phase) === "final";

/** What a final says: the same of every supplier. OpenLigaDB does not tell kicks apart from goals. */
const endOf = ({ score, halfTime, winner }: Pick<MatchFacts, "score" | "halfTime" | "winner">) => ({
  score,
  halfTime,
  winner,
});

describe.each(NAMES)("an evening of our engine in the form of %s", (name) => {
  it.each(SEEDS)("is read as the engine plays it: %s", async (seed) => {
    const { competitions, kind, at, tables } = await open(name, seed);
    expect(competitions.length).toBe(kind.leagues.length);
    for (let now = START; now < START + LENGTH * MINUTE; now += STEP)
      for (const { facts, state } of await at(now)) {
        const { score, phase } = state;
        expect(facts.phase).toBeDefined();
        if (name !== "openligadb" && phaseGroup(phase) === "live") expect(facts.phase).toBe(phase);
        // Without a goal or a result, a match of OpenLigaDB has not begun.
        if (facts.score) expect(facts.score).toEqual(score);
        if (isOver(state)) expect(endOf(facts)).toEqual(endOf(state));
        if (isOver(state)) expect(facts.phase).toBe(phase);
        expect(isOver({ phase: facts.phase! })).toBe(isOver(state));
        if (state.shootout && name !== "openligadb") expect(facts.shootout).toEqual(state.shootout);
      }
    const end = await at(START + LENGTH * MINUTE);
    expect(end.some(({ state }) => isOver(state))).toBe(true);
    const of = (phase: string) => end.filter(({ state }) => state.phase === phase).length;
    expect(of("SCHEDULED") + of("DELAYED")).toBe(0);
    // Each finished match of a league is in two lines of its table.
    const counted = (await tables(START + LENGTH * MINUTE)).reduce((sum, { played }) => sum + played, 0);
    expect(counted).toBeGreaterThan(0);
  });

  it("is the same of a seed, and another of another", async () => {
    const scores = async (seed: string): Promise<(Pair | undefined)[]> =>
      (await (await open(name, seed)).at(START + LENGTH * MINUTE)).map(({ facts }) => facts.score);
    expect(await scores("one")).toEqual(await scores("one"));
    expect(await scores("one")).not.toEqual(await scores("two"));
  });
});

it("goals, cards and reviews of API-Football are the engine's", async () => {
  const kind = STUB_KINDS["api-football"];
  const { apiFootball } = await import("../api-football/adapter.ts");
  const headers = { "x-apisports-key": "stub" };
  const counts = { goals: 0, cards: 0, reviews: 0, kicks: 0 };
  for (let seed = 0; seed < 40; seed++) {
    const evening = { startedAt: START, speed: 60, seed: `evening ${seed}` };
    const stub = createStub(kind, { evening });
    const now = START + LENGTH * MINUTE;
    const truth = engineMatchesAt(now, evening, kind.leagues);
    const keys = truth.map(({ id, kickOff }) => ({ id: String(id), kickOff, competition: "39" }));
    const [question] = apiFootball.details(keys);
    const { facts } = question!.read(await stub(new Request(`http://stub${question!.path}`, { headers }), now).json());
    for (const { id, progress, instant } of truth) {
      const events = facts.find((one) => one.id === String(id))!.events!;
      const state = progressStateAt(progress, instant);
      const goals = events.filter(({ type }) => type.endsWith("GOAL"));
      expect(goals.map(({ side, minute }) => [side, minute])).toEqual(
        state.goals.map(({ side, minute }) => [side, minute]),
      );
      const past = progress.timeline!.incidents;
      const cards = events.filter(({ type }) => ["YELLOW", "SECOND_YELLOW", "RED"].includes(type));
      expect(cards).toHaveLength(past.filter((one) => one.kind === "card").length);
      const cancelled = events.filter(({ isGoalCancelled }) => isGoalCancelled);
      expect(cancelled).toHaveLength(past.filter((one) => one.kind === "decision" && !one.isGoal).length);
      counts.goals += goals.length;
      counts.cards += cards.length;
      counts.reviews += cancelled.length;
      counts.kicks += state.shootout ? 1 : 0;
    }
  }
  // Nothing of it is looked at in vain.
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
});
