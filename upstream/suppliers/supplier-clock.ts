import { DurableObject } from "cloudflare:workers";
import type { SupplierName } from "#contract/tables/supplier-services";
import { systemClock } from "../platform/clock.ts";
import type { Env } from "../platform/env.ts";
import { withRetries } from "../platform/retrying-database.ts";
import { ADAPTERS, listedSuppliers, type Question, type SupplierAdapter } from "./adapter.ts";
import { askSupplier, SupplierFailure } from "./ask-supplier.ts";
import { agendaSeason, skipped, tableRequested } from "./covered.ts";
import type { Reading } from "./facts.ts";
import { allowedAt, charged, failed, type Ledger, leftToday, newLedger } from "./ledger.ts";
import type { Covered, PassContext, PassResult } from "./pass-context.ts";
import { type Agenda, type AgendaMatch, type DueCall, dueCall, mayBePlayed, nextLook } from "./schedule.ts";
import { COUNTED_EACH, SilenceCounter } from "./supplier-silence.ts";
import type { SupplierStatus } from "./supplier-status.ts";

/** State stored beyond the object's lifetime in memory. Instants in milliseconds. */
interface ClockState {
  supplier: SupplierName;
  ledger: Ledger;
  covered: Covered[];
  competitionsReadAt: number;
  /** When the supplier last answered; 0 before the first answer. */
  answeredAt: number;
  /** The setting from which `covered` was derived. */
  wanted: string;
}

/** How long the list of matches around now is reused: the clock updates it with what it reads itself. */
const MATCHES_LAST = 60_000;
/** For a match whose details are due. */
const NEVER = 0;
/** Pause between two requests, so that other work of the object gets its turn. */
const SHORTEST_PAUSE = 250;

/** The object's inputs and outputs, replaced in tests. */
interface Effects {
  fetch: typeof globalThis.fetch;
  now(): number;
}

const REAL: Effects = { fetch: (input, init) => fetch(input, init), now: systemClock };

/**
 * One object per supplier, and the only one that makes requests to it: visitors' requests never do, so that a crowd
 * costs no quota. An alarm makes the most urgent call, of one or a few requests, and sets the next. Sleeps while
 * nothing is played. Uses real time, the only one that suppliers know.
 */
export class SupplierClock extends DurableObject<Env> {
  #state: ClockState | undefined;
  #matches: { readAt: number; list: AgendaMatch[] } | undefined;
  #liveReadAt = 0;
  #livePricesReadAt = 0;
  readonly #silence = new SilenceCounter();
  /** The ids in the last complete live list. */
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

  /** For operators; undefined until first woken. */
  async status(): Promise<SupplierStatus | undefined> {
    if (!this.#state) return undefined;
    const { supplier, ledger, covered, answeredAt } = this.#state;
    const { failures, pausedUntil, perDay } = ledger;
    return {
      supplier,
      answeredAt,
      competitions: covered.map(({ entryId, season, theirs, table }) => ({
        id: entryId,
        season,
        theirId: theirs.id,
        ...(table && { differingLines: table.differing }),
      })),
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
    if (allowed > now) return this.#countSilence(now) ? Math.min(allowed, now + COUNTED_EACH) : allowed;
    let call: DueCall | undefined;
    try {
      const agenda = await this.#agenda(now);
      this.#countSilence(now);
      call = dueCall(agenda, now, this.#budget(now));
      if (!call) return nextLook(agenda, now, this.#budget(now));
      await this.#make(call, now);
    } catch (error) {
      await this.#fail(error, call, now);
    }
    return this.#effects.now();
  }

  #countSilence(now: number): boolean {
    return this.#silence.count(this.env, { ...this.#state!, matches: this.#matches?.list ?? [] }, now);
  }

  #budget(now: number) {
    const { ledger } = this.#state!;
    return { left: leftToday(ledger, now), perDay: ledger.perDay };
  }

  async #agenda(now: number): Promise<Agenda> {
    const { covered, competitionsReadAt, supplier } = this.#state!;
    if (!this.#matches || now >= this.#matches.readAt + MATCHES_LAST) {
      const [{ readAgendaMatches }, adapter] = await Promise.all([import("./agenda-matches.ts"), ADAPTERS[supplier]()]);
      this.#matches = { readAt: now, list: await readAgendaMatches(this.env.DB, { adapter, covered, now }) };
    }
    return {
      competitionsReadAt,
      liveReadAt: this.#liveReadAt,
      livePricesReadAt: this.#livePricesReadAt,
      seasons: covered.map((one) => agendaSeason(one, now)),
      matches: this.#matches.list,
    };
  }

  /** Stored before the request is made, so that a failing one is not repeated without end. */
  async #make(call: DueCall, now: number): Promise<void> {
    if (call.kind === "live") this.#liveReadAt = now;
    if (call.kind === "livePrices") this.#livePricesReadAt = now;
    if (call.kind === "details") this.#noteRead("detailsReadAt", call.matches, now);
    if (call.kind === "prices") this.#noteRead("pricesReadAt", [call.match], now);
    if (call.kind === "table") await this.#noteTable(call.competition, now);
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
    // Whether its matches may be in play now.
    if (call.kind === "season") this.#matches = undefined;
    if (listed) this.#noteListed(listed, now);
  }

  /**
   * A match that has left the live list has probably ended, so its details are requested at once instead of a minute
   * later.
   */
  #noteListed(listed: ReadonlySet<string>, now: number): void {
    const hasLeft = (match: AgendaMatch) => this.#listed.has(match.id) && !listed.has(match.id);
    for (const match of this.#matches?.list ?? [])
      if (hasLeft(match) && mayBePlayed(match, now)) match.detailsReadAt = NEVER;
    this.#listed = listed;
  }

  async #noteTable(competition: string, now: number): Promise<void> {
    const covered = this.#state!.covered.map((one) => (one.theirs.id === competition ? tableRequested(one, now) : one));
    await this.#store({ ...this.#state!, covered });
  }

  #noteRead(what: "detailsReadAt" | "pricesReadAt", ids: readonly string[], now: number): void {
    const read = new Set(ids);
    const list = this.#matches?.list ?? [];
    for (const match of list) if (read.has(match.id)) match[what] = now;
  }

  async #fail(error: unknown, call: DueCall | undefined, now: number): Promise<void> {
    const { supplier, ledger } = this.#state!;
    const isOurs = error instanceof SupplierFailure;
    const kind = isOurs ? error.kind : "fault";
    const reason = error instanceof Error ? error.message : "unknown";
    const { covered } = this.#state!;
    await this.#store({
      ...this.#state!,
      covered: covered.map((one) => skipped(one, call, kind, now)),
      ledger: failed(isOurs ? error.ledger : ledger, kind, now),
    });
    const { failures, pausedUntil } = this.#state!.ledger;
    console.error(JSON.stringify({ event: "supplier_failed", supplier, kind, reason, failures, pausedUntil }));
  }
}
