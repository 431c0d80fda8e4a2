import type { Pair, Side } from "#contract/domain/match";
import type { SentenceKey } from "../../data/sentences/tips.ts";
import { type Fixture, isSimulated, type MatchAt } from "../../match/match.ts";
import { sideIndex } from "../../match/score.ts";
import { turnedPair } from "../../match/sides.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { filterBeside, meetings, playedBy } from "../../matches/history/team-history.ts";
import { countOut } from "../../simulator/football/absences-of-match.ts";
import type { Figures } from "./sentences.ts";

/** Facts about two teams before they meet; pairs are of the match's home and away side. */
export interface Facts {
  /** Their last matches against anyone, latest first. */
  recent: { home: MatchAt[]; away: MatchAt[] };
  /** Points and number of the last matches that count as form. */
  points: Pair;
  matches: Pair;
  /** Goals of both sides per match in all of those. */
  goals: number;
  meetings: { played: number; won: Pair };
  /** Number of absent players; only known for simulated matches. */
  absences?: Pair;
}

const FORM = 5;
const RECENT = 10;
const MEETINGS = 6;

/** Goals are those of ninety minutes, by which totals are settled. */
const ninetyMinutes = ({ state: { fullTime, score } }: MatchAt): Pair => fullTime ?? score ?? [0, 0];

/** Three for a win, in extra time too, and one for a draw, whoever wins its shoot-out. */
function pointsOf(match: MatchAt, teamId: string): number {
  const [home, away] = match.state.score ?? [0, 0];
  const [own, other] = match.fixture.homeId === teamId ? [home, away] : [away, home];
  return own > other ? 3 : own === other ? 1 : 0;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const wins = (matches: readonly MatchAt[], teamId: string): number =>
  matches.filter((match) => pointsOf(match, teamId) === 3).length;

/** As of the context's instant. */
export async function getFacts(fixture: Fixture, context: CallContext): Promise<Facts> {
  const { homeId, awayId } = fixture;
  const filter = filterBeside(fixture);
  const [home, away, met] = await Promise.all([
    playedBy(homeId, context.now, RECENT, context, filter),
    playedBy(awayId, context.now, RECENT, context, filter),
    meetings(homeId, awayId, context.now, MEETINGS, context, filter),
  ]);
  const form: readonly [MatchAt[], MatchAt[]] = [home.slice(0, FORM), away.slice(0, FORM)];
  const both = [...form[0], ...form[1]];
  const out = isSimulated(fixture) ? await countOut(fixture, context) : undefined;
  return {
    recent: { home, away },
    points: [
      sum(form[0].map((match) => pointsOf(match, homeId))),
      sum(form[1].map((match) => pointsOf(match, awayId))),
    ],
    matches: [form[0].length, form[1].length],
    goals: both.length === 0 ? 0 : sum(both.flatMap((match) => [...ninetyMinutes(match)])) / both.length,
    meetings: { played: met.length, won: [wins(met, homeId), wins(met, awayId)] },
    ...(out && { absences: [out.home, out.away] as const }),
  };
}

/** A fact in favour of a side, with its weight and sentence. */
export interface Reason {
  key: SentenceKey;
  figures: Figures;
  weight: number;
}

const ofSide = (pair: Pair, side: Side): readonly [own: number, other: number] =>
  side === "home" ? pair : turnedPair(pair);

/** Minimum matches for a statement about form, and minimum meetings for one about a habit. */
const LEAST_MATCHES = 3;

/** A fact's argument for a side; undefined if there is none, or not enough is known. */
export function reasonFor(key: SentenceKey, side: Side, facts: Facts): Reason | undefined {
  if (key === "form") {
    const [own, other] = ofSide(facts.points, side);
    const isKnown = Math.min(...facts.matches) >= LEAST_MATCHES && facts.matches[0] === facts.matches[1];
    const figures = { count: own, otherCount: other, of: facts.matches[sideIndex(side)] };
    return isKnown && own > other ? { key, figures, weight: own - other } : undefined;
  }
  if (key === "meetings") {
    const { played, won } = facts.meetings;
    const [own, other] = ofSide(won, side);
    const figures = { count: own, of: played };
    return played >= LEAST_MATCHES && own > other ? { key, figures, weight: own - other } : undefined;
  }
  if (key === "absences" && facts.absences) {
    const [own, other] = ofSide(facts.absences, side);
    return other > own && other > 1
      ? { key, figures: { count: own, otherCount: other }, weight: other - own }
      : undefined;
  }
  return undefined;
}

/** The goals of the last matches, if there are enough matches. */
export function goalsReason({ goals, matches }: Facts): Reason | undefined {
  const [of, other] = matches;
  // The sentence names one number for both teams.
  return of >= LEAST_MATCHES && of === other ? { key: "goals", figures: { average: goals, of }, weight: 1 } : undefined;
}
