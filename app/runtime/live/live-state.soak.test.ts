import { expect, test } from "vitest";
import type { LiveMessage, MatchChange } from "#contract/domain/live";
import { randomFrom } from "#contract/test-random";
import { goalsAt, messageOf } from "../../features/live/test-changes.ts";
import { type LiveState, receive, replacePage, startState } from "./live-state.ts";

const EVENTS = 1_000_000;
/** Simultaneous matches, and events in each before another replaces it. */
const MATCHES = 40;
const EVENTS_OF_A_MATCH = 60;
/** Milliseconds between events: several days of matches are played. */
const EVERY = 2_000;
/** How long the edge keeps changes, in milliseconds. */
const WINDOW = 600_000;

/** The true state of all matches, and the changes that the edge has kept. */
class Stadium {
  readonly truth = new Map<string, MatchChange>();
  #log: MatchChange[] = [];
  now = 10_000_000;
  #count = 0;

  constructor(readonly random: () => number) {}

  play(): void {
    this.now += EVERY;
    const place = Math.floor(this.random() * MATCHES);
    const id = `${place}-${Math.floor(this.#count / (MATCHES * EVENTS_OF_A_MATCH))}`;
    const last = this.truth.get(id);
    const [home, away] = last && "score" in last.match && last.match.score ? last.match.score : [0, 0];
    // One event in four revokes a goal.
    const score: [number, number] = this.random() < 0.25 && home > 0 ? [home - 1, away] : [home + 1, away];
    const change = goalsAt(id, (last?.seq ?? 0) + 1, this.now, score);
    this.truth.set(id, change);
    this.#log.push(change);
    this.#count += 1;
    if (this.#log.length > 2_000) this.#log = this.#log.filter(({ at }) => at > this.now - WINDOW);
  }

  answer(since: number): LiveMessage {
    if (since < this.now - WINDOW) return { reload: true, to: this.now, now: this.now, hasPush: true };
    const latest = new Map<string, MatchChange>();
    for (let place = this.#log.length - 1; place >= 0; place -= 1) {
      const change = this.#log[place];
      if (!change || change.at <= since) break;
      if (!latest.has(change.id)) latest.set(change.id, change);
    }
    return messageOf(since, this.now, [...latest.values()], true);
  }

  page(): { at: number; rows: Map<string, MatchChange> } {
    return { at: this.now, rows: new Map(this.truth) };
  }
}

/** A page that applies messages and fails when something older replaces something newer. */
class Screen {
  readonly shown: Map<string, MatchChange>;
  mostSeen = 0;
  regressions = 0;
  reloads = 0;
  #state: LiveState;

  constructor({ at, rows }: ReturnType<Stadium["page"]>) {
    this.shown = new Map(rows);
    this.#state = startState(at);
  }

  get cursor(): number {
    return this.#state.cursor;
  }

  take(message: LiveMessage, stadium: Stadium): "changes" | "gap" | "reload" {
    const received = receive(this.#state, message);
    if (received.kind === "changes") {
      this.#state = received.state;
      this.#show(received.changes);
    }
    if (received.kind === "reload") this.#reload(stadium.page());
    this.mostSeen = Math.max(this.mostSeen, this.#state.seen.size);
    return received.kind;
  }

  /** Loads a page from a cache. */
  refresh({ at, rows }: ReturnType<Stadium["page"]>): void {
    const replaced = replacePage(this.#state, at);
    if (!replaced) return;
    const before = new Map(this.shown);
    this.shown.clear();
    for (const [id, change] of rows) this.shown.set(id, change);
    this.#state = replaced.state;
    for (const change of replaced.changes) this.shown.set(change.id, change);
    for (const [id, { seq }] of before) if ((this.shown.get(id)?.seq ?? 0) < seq) this.regressions += 1;
  }

  #reload(page: ReturnType<Stadium["page"]>): void {
    this.reloads += 1;
    this.refresh(page);
  }

  #show(changes: readonly MatchChange[]): void {
    for (const change of changes) {
      if (change.seq < (this.shown.get(change.id)?.seq ?? 0)) this.regressions += 1;
      this.shown.set(change.id, change);
    }
  }
}

test("over a million events lost, doubled, out of order and across reconnections, a page ends with the truth and never goes back", () => {
  const random = randomFrom(20261121);
  const stadium = new Stadium(random);
  for (let index = 0; index < 200; index += 1) stadium.play();
  const screen = new Screen(stadium.page());
  const onTheWay: LiveMessage[] = [];
  let cached = stadium.page();
  let pushedAt = stadium.now;
  let awayUntil = 0;

  for (let index = 0; index < EVENTS; index += 1) {
    stadium.play();
    if (random() < 0.001) cached = stadium.page();
    if (random() < 0.0005) awayUntil = stadium.now + random() * 2 * WINDOW;
    if (stadium.now < awayUntil || random() > 0.2) continue;

    const message = stadium.answer(pushedAt);
    pushedAt = stadium.now;
    if (random() < 0.9) onTheWay.push(message);
    if (random() < 0.1) onTheWay.push(message);
    if (random() < 0.3) continue;
    onTheWay.sort(() => random() - 0.5);
    for (const arrived of onTheWay.splice(0, Math.ceil(random() * onTheWay.length))) {
      if (screen.take(arrived, stadium) === "gap") screen.take(stadium.answer(screen.cursor), stadium);
    }
    if (random() < 0.002) screen.refresh(cached);
  }
  screen.take(stadium.answer(screen.cursor), stadium);

  const shown = [...stadium.truth].filter(([id]) => screen.shown.has(id));
  expect(shown.length).toBeGreaterThan(MATCHES);
  expect(shown.filter(([id, { seq }]) => screen.shown.get(id)?.seq !== seq)).toEqual([]);
  expect(screen.shown.size).toBe(stadium.truth.size);
  expect(screen.regressions).toBe(0);
  expect(screen.reloads).toBeGreaterThan(10);
  // Three hours' matches out of thousands.
  expect(screen.mostSeen).toBeLessThan(8 * MATCHES);
}, 180_000);
