import { DurableObject } from "cloudflare:workers";
import type { SupplierName } from "#contract/tables/supplier-services";
import { systemClock } from "../platform/clock.ts";
import type { Env } from "../platform/env.ts";
import { withRetries } from "../platform/retrying-database.ts";
import { ADAPTERS, listedSuppliers, type Question, type SupplierAdapter } from "./adapter.ts";
import { askSupplier, SupplierFailure } from "./ask-supplier.ts";
import type { Reading } from "./facts.ts";
import { allowedAt, charged, failed, type Ledger, leftToday, newLedger } from "./ledger.ts";
import type { Covered, PassContext, PassResult } from "./pass-context.ts";
import { type Agenda, type AgendaMatch, type DueCall, dueCall, mayBePlayed, nextLook, READ_DAILY } from "./schedule.ts";
import type { SupplierStatus } from "./supplier-status.ts";

/** Stored beyond the object's lifetime in memory. Instants in milliseconds. */
interface ClockState {
  supplier: SupplierName;
  ledger: Ledger;
  covered: Covered[];
  competitionsReadAt: number;
  /** When the supplier answered last; 0 before. */
  answeredAt: number;
  /** The setting by which `covered` was chosen. */
  wanted: string;
}

/** How long the list of matches around now is used again: what the clock itself reads, it notes. */
const MATCHES_LAST = 60_000;
/** Of a match's details: they are due. */
const NEVER = 0;
/** Between two requests, so that other work of the object gets its turn. */
const SHORTEST_PAUSE = 250;

/** What the object does to the world and hears of it. */
interface Effects {
  fetch: typeof globalThis.fetch;
  now(): number;
}

const REAL: Effects = { fetch: (input, init) => fetch(input, init), now: systemClock };

/** A competition whose season is read next at an instant, if it is the supplier's of this id. */
const readNextAt = (one: Covered, theirId: string, dueAt: number): Covered =>
  one.theirs.id === theirId ? { ...one, dueAt } : one;

/**
 * One object per supplier, and the only one that asks it: no visitor's request does, so that a crowd costs no quota. An
 * alarm makes the most urgent call, of one or a few requests, and sets the next. Sleeps while nothing plays; real time,
 * since suppliers know no other.
 */
export class SupplierClock extends DurableObject<Env> {
  #state: ClockState | undefined;
  #matches: { readAt: number; list: AgendaMatch[] } | undefined;
  #liveReadAt = 0;
  #livePricesReadAt = 0;
  /** The ids of the last whole live list. */
  #listed: ReadonlySet<string> = new Set();

  readonly #effects: Effects;

  constructor(ctx: DurableObjectState, env: Env, effects: Effects = REAL) {
    super(ctx, withRetries(env));
    this.#effects = effects;
    ctx.blockConcurrencyWhile(async () => {
      this.#state = await ctx.storage.get<ClockState>("state");
    });
  }

  /** Schedules an alarm unless one is set. */
  async wake(supplier: SupplierName): Promise<void> {
    if (this.#state?.supplier !== supplier)
      await this.#store({
        supplier,
        ledger: newLedger(this.#effects.now(), (await ADAPTERS[supplier]()).smallestPlan),
        covered: [],
        competitionsReadAt: 0,
        answeredAt: 0,
        wanted: this.#wanted(),
      });
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(this.#effects.now());
  }

  /** For operators; undefined before it was woken. */
  async status(): Promise<SupplierStatus | undefined> {
    if (!this.#state) return undefined;
    const { supplier, ledger, covered, answeredAt } = this.#state;
    const { failures, pausedUntil, perDay } = ledger;
    return {
      supplier,
      answeredAt,
      competitions: covered.map(({ entryId, season, theirs }) => ({ id: entryId, season, theirId: theirs.id })),
      perDay,
      leftToday: leftToday(ledger, this.#effects.now()),
      failures,
      pausedUntil,
      nextAt: await this.ctx.storage.getAlarm(),
    };
  }

  override async alarm(): Promise<void> {
    const state = this.#state;
    // Switched off: the next start wakes it.
    if (!state || !listedSuppliers(this.env).includes(state.supplier)) return;
    if (state.wanted !== this.#wanted()) await this.#store({ ...state, wanted: this.#wanted(), competitionsReadAt: 0 });
    const now = this.#effects.now();
    const next = await this.#look(now);
    await this.ctx.storage.setAlarm(Math.max(this.#effects.now() + SHORTEST_PAUSE, next));
  }

  #wanted(): string {
    return this.env.SUPPLIER_COMPETITIONS ?? "";
  }

  async #store(state: ClockState): Promise<void> {
    await this.ctx.storage.put("state", state);
    this.#state = state;
  }

  /** Makes a call if one is due and allowed. Returns when to look again. */
  async #look(now: number): Promise<number> {
    const { ledger } = this.#state!;
    const allowed = allowedAt(ledger, now);
    if (allowed > now) return allowed;
    let call: DueCall | undefined;
    try {
      const agenda = await this.#agenda(now);
      call = dueCall(agenda, now, this.#budget(now));
      if (!call) return nextLook(agenda, now, this.#budget(now));
      await this.#make(call, now);
    } catch (error) {
      await this.#fail(error, call, now);
    }
    return this.#effects.now();
  }

  #budget(now: number) {
    const { ledger } = this.#state!;
    return { left: leftToday(ledger, now), perDay: ledger.perDay };
  }

  async #agenda(now: number): Promise<Agenda> {
    const { covered, competitionsReadAt, supplier } = this.#state!;
    if (!this.#matches || now >= this.#matches.readAt + MATCHES_LAST) {
      const { readAgendaMatches } = await import("./agenda-matches.ts");
      this.#matches = { readAt: now, list: await readAgendaMatches(this.env.DB, { supplier, covered, now }) };
    }
    const seasons = covered.map(({ theirs, dueAt }) => ({ id: theirs.id, dueAt }));
    return {
      competitionsReadAt,
      liveReadAt: this.#liveReadAt,
      livePricesReadAt: this.#livePricesReadAt,
      seasons,
      matches: this.#matches.list,
    };
  }

  /** Notes before the request that it was made, so that one that fails is not made again and again. */
  async #make(call: DueCall, now: number): Promise<void> {
    if (call.kind === "live") this.#liveReadAt = now;
    if (call.kind === "livePrices") this.#livePricesReadAt = now;
    if (call.kind === "details") this.#noteRead("detailsReadAt", call.matches, now);
    if (call.kind === "prices") this.#noteRead("pricesReadAt", [call.match], now);
    const [{ makeCall }, { WORLD_NAMES }] = await Promise.all([
      import("./supplier-pass.ts"),
      import("../competitions/world/world-names.ts"),
    ]);
    const adapter = await ADAPTERS[this.#state!.supplier]();
    const { env } = this;
    const context: PassContext = {
      env,
      adapter,
      world: WORLD_NAMES,
      now,
      covered: this.#state!.covered,
      matches: this.#matches?.list ?? [],
      ask: (question) => this.#ask(question, adapter),
      mayAsk: () => allowedAt(this.#state!.ledger, this.#effects.now()) <= this.#effects.now(),
      log: (event, facts) => console.log(JSON.stringify({ event, ...facts })),
    };
    await this.#apply(await makeCall(call, context), call, now);
  }

  async #ask<Fact>(question: Question<Fact>, adapter: SupplierAdapter): Promise<Reading<Fact>> {
    await this.#store({ ...this.#state!, ledger: charged(this.#state!.ledger, this.#effects.now()) });
    const { ledger } = this.#state!;
    const answered = await askSupplier(question, {
      adapter,
      env: this.env,
      ledger,
      ...this.#effects,
    });
    await this.#store({ ...this.#state!, ledger: answered.ledger, answeredAt: this.#effects.now() });
    return answered.reading;
  }

  async #apply({ covered, listed }: PassResult, call: DueCall, now: number): Promise<void> {
    const isList = call.kind === "competitions";
    if (covered || isList)
      await this.#store({
        ...this.#state!,
        ...(covered && { covered }),
        ...(isList && { competitionsReadAt: now }),
      });
    // Its matches may be played now.
    if (call.kind === "season") this.#matches = undefined;
    if (listed) this.#noteListed(listed, now);
  }

  /** A match that has left the live list has probably ended, and is asked about at once instead of a minute later. */
  #noteListed(listed: ReadonlySet<string>, now: number): void {
    const hasLeft = (match: AgendaMatch) => this.#listed.has(match.id) && !listed.has(match.id);
    for (const match of this.#matches?.list ?? [])
      if (hasLeft(match) && mayBePlayed(match, now)) match.detailsReadAt = NEVER;
    this.#listed = listed;
  }

  #noteRead(what: "detailsReadAt" | "pricesReadAt", ids: readonly string[], now: number): void {
    const read = new Set(ids);
    const list = this.#matches?.list ?? [];
    for (const match of list) if (read.has(match.id)) match[what] = now;
  }

  /** A season that is refused as such, as of a plan without it, is left for a day: the others go on. */
  async #fail(error: unknown, call: DueCall | undefined, now: number): Promise<void> {
    const { supplier, ledger } = this.#state!;
    const isOurs = error instanceof SupplierFailure;
    const kind = isOurs ? error.kind : "fault";
    const reason = error instanceof Error ? error.message : "unknown";
    const { covered } = this.#state!;
    const isRefused = kind === "request" && call?.kind === "season";
    await this.#store({
      ...this.#state!,
      ...(isRefused && { covered: covered.map((one) => readNextAt(one, call.competition, now + READ_DAILY)) }),
      ledger: failed(isOurs ? error.ledger : ledger, kind, now),
    });
    const { failures, pausedUntil } = this.#state!.ledger;
    console.error(JSON.stringify({ event: "supplier_failed", supplier, kind, reason, failures, pausedUntil }));
  }
}
