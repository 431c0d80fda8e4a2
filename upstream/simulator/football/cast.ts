import type { Side } from "#contract/domain/match";
import { sideIndex } from "../../match/score.ts";
import { otherSide, SIDES } from "../../match/sides.ts";
import { createRandom, type Random } from "../../platform/random.ts";
import type { Incident, Timeline } from "../engine/timeline.ts";
import { cardsIn } from "./cards.ts";
import { takers } from "./kick-takers.ts";
import { buildClock, decisionOn, isRunning, pausesOf, playMisses } from "./play-time.ts";
import { Players } from "./players.ts";
import { changesOf, menRandom, secondYellowsOf } from "./side-cards.ts";
import type { BySide, CardReason, Cast, EventKind, MatchEvent, MatchKick, TeamSheet } from "./types.ts";

/** Shares of goals with an assist, by kind of goal; penalties and own goals have none. */
const ASSISTED = 0.74;

type Mark = { at: number } & (
  | { kind: "incident"; incident: Incident; index: number }
  | { kind: "change"; side: Side; count: number; isInjury?: true }
  | { kind: "miss"; side: Side }
);

const CARD_REASONS: readonly [CardReason, number][] = [
  ["foul", 0.78],
  ["dissent", 0.08],
  ["time_wasting", 0.07],
  ["handball", 0.07],
];

function reasonOf(random: Random, isRed: boolean): CardReason {
  let rest = random.next();
  if (isRed) return rest < 0.9 ? "foul" : "handball";
  for (const [reason, share] of CARD_REASONS) {
    rest -= share;
    if (rest < 0) return reason;
  }
  return "foul";
}

/** Assigns people to every incident of a timeline, in order of time, and adds incidents that concern only people. */
class Casting {
  readonly #random: Random;
  readonly #men: BySide<Random>;
  readonly #players: BySide<Players>;
  readonly #events: (EventKind & { at: number })[] = [];
  readonly #incidents: readonly Incident[];
  readonly #cards: Map<number, ReturnType<typeof cardsIn>[number]>;
  #score: [number, number] = [0, 0];

  constructor(id: string, { incidents }: Timeline, players: BySide<Players>) {
    this.#random = createRandom(`cast ${id}`);
    this.#men = { home: menRandom(id, "home"), away: menRandom(id, "away") };
    this.#players = players;
    this.#incidents = incidents;
    const cards = cardsIn(incidents);
    this.#cards = new Map(cards.map((card) => [card.at, card]));
    for (const side of SIDES) players[side].expect(secondYellowsOf(cards, side));
  }

  get events() {
    return this.#events;
  }

  play(mark: Mark): void {
    if (mark.kind === "change") this.#change(mark);
    else if (mark.kind === "miss") this.#miss(mark);
    else this.#happen(mark.incident, mark.index);
  }

  #happen(incident: Incident, index: number): void {
    const { at } = incident;
    if (incident.kind === "goal") this.#goal(incident, index);
    else if (incident.kind === "card") this.#card(at);
    else if (incident.kind === "review") this.#push({ kind: "review", at, side: this.#lastGoal().side });
    else if (incident.kind === "decision") this.#decide(incident);
    else if (incident.kind === "phase")
      this.#push({ kind: "period", at, phase: incident.phase, score: [...this.#score] });
  }

  #push(event: EventKind & { at: number }): void {
    this.#events.push(event);
  }

  #lastGoal() {
    const goal = this.#events.findLast((event) => event.kind === "goal");
    if (!goal) throw new Error("a review without a goal");
    return goal;
  }

  #goal({ at, goal }: Extract<Incident, { kind: "goal" }>, index: number): void {
    const { side } = goal;
    this.#score[sideIndex(side)] += 1;
    const how = goal.isOwnGoal ? "own" : goal.isPenalty ? "penalty" : "open";
    const players = this.#players[how === "own" ? otherSide(side) : side];
    const man =
      how === "own"
        ? players.unlucky(this.#random)
        : how === "penalty"
          ? players.taker()
          : players.scorer(this.#random);
    const assist = how === "open" && this.#random.chance(ASSISTED) ? players.helper(this.#random, man) : undefined;
    const decision = decisionOn(this.#incidents, index);
    this.#push({
      kind: "goal",
      at,
      side,
      how,
      man,
      ...(assist !== undefined && { assist }),
      score: [...this.#score],
      ...(decision && !decision.isGoal && { deletedAt: decision.at }),
    });
  }

  #decide({ at, isGoal }: Extract<Incident, { kind: "decision" }>): void {
    const { side, how } = this.#lastGoal();
    if (isGoal) {
      this.#push({ kind: "decision", at, side, outcome: "GOAL_CONFIRMED" });
      return;
    }
    this.#score[sideIndex(side)] -= 1;
    const reason = how === "penalty" || this.#random.chance(0.25) ? "foul" : "offside";
    this.#push({ kind: "decision", at, side, outcome: "GOAL_CANCELLED", reason });
  }

  #card(at: number): void {
    const { side, colour } = this.#cards.get(at)!;
    const man = this.#players[side].punish(this.#men[side], at, colour);
    this.#push({ kind: "card", at, side, man, colour, reason: reasonOf(this.#random, colour === "red") });
  }

  #change({ at, side, count, isInjury }: Extract<Mark, { kind: "change" }>): void {
    for (let left = count; left > 0; left--) {
      const men = this.#players[side].replace(this.#men[side], at, isInjury === true);
      if (men) this.#push({ kind: "substitution", at, side, ...men, ...(isInjury && { reason: "injury" as const }) });
    }
  }

  #miss({ at, side }: Extract<Mark, { kind: "miss" }>): void {
    const lot = this.#random.next();
    const outcome = lot < 0.66 ? "saved" : lot < 0.9 ? "off" : "post";
    this.#push({ kind: "miss", at, side, man: this.#players[side].taker(), outcome });
  }
}

const byTime = (a: { at: number }, b: { at: number }): number => a.at - b.at;

function marksOf(id: string, timeline: Timeline, expected: readonly [number, number]): Mark[] {
  const { incidents, periods } = timeline;
  const pauses = pausesOf(timeline);
  // A shoot-out needs no marks: its kicks are assigned after everything else.
  const marks: Mark[] = incidents.map((incident, index) => ({ kind: "incident", at: incident.at, incident, index }));
  for (const side of SIDES) {
    for (const change of changesOf(id, side, timeline)) marks.push({ kind: "change", side, ...change });
    const misses = playMisses(createRandom(`misses ${id} ${side}`), periods, expected[sideIndex(side)]);
    for (const at of misses) if (isRunning(periods, pauses, at)) marks.push({ kind: "miss", side, at });
  }
  return marks.sort(byTime);
}

function kicksOf(incidents: readonly Incident[], players: BySide<Players>, random: Random): MatchKick[] {
  const kicks = incidents.filter((incident) => incident.kind === "kick");
  if (kicks.length === 0) return [];
  const next = takers(players, random);
  const score: [number, number] = [0, 0];
  return kicks.map(({ at, side, isScored }, index) => {
    if (isScored) score[sideIndex(side)] += 1;
    return { at, order: index + 1, side, man: next(side), isScored, score: [...score] };
  });
}

interface MatchToCast {
  id: string;
  timeline: Timeline;
  sheets: BySide<TeamSheet>;
  /** Expected goals of each side. */
  expected: readonly [number, number];
}

/** Who played, and who was involved in the timeline's incidents. */
export function castMatch({ id, timeline, sheets, expected }: MatchToCast): Cast {
  const { incidents, periods } = timeline;
  const start = periods[0]?.startsAt ?? Number.POSITIVE_INFINITY;
  const end = periods.at(-1)?.endsAt;
  const players = { home: new Players(sheets.home, start), away: new Players(sheets.away, start) };
  const casting = new Casting(id, timeline, players);
  for (const mark of marksOf(id, timeline, expected)) {
    const isOfPlay = mark.at >= start && !(mark.kind === "incident" && mark.incident.kind === "kick");
    if (isOfPlay) casting.play(mark);
  }
  const events: MatchEvent[] = casting.events.map((event, index) => ({
    ...event,
    seq: index + 1,
    ...buildClock(periods, event.at),
  }));
  const kicks = kicksOf(incidents, players, createRandom(`kicks ${id}`));
  const forms = createRandom(`forms ${id}`);
  const formsOf = (side: Side) => sheets[side].men.map(() => forms.next() + forms.next() + forms.next() - 1.5);
  return {
    timeline,
    sheets,
    events,
    kicks,
    stints: { home: players.home.stints(end), away: players.away.stints(end) },
    forms: { home: formsOf("home"), away: formsOf("away") },
  };
}
