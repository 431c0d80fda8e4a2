import type { Match, Pair, Side } from "#contract/domain/match";
import { type Phase, type PhaseGroup, phaseGroup } from "#contract/domain/status";
import type { LocaleCode } from "#contract/tables/locales";
import { matchVersion, NEUTRAL } from "#contract/tables/share-pictures";
import { fillText } from "#contract/text/fill-text";
import { dateIn, wallClock } from "#contract/time/zone";
import { dayIn } from "../../../data/contests/contest-dates.ts";
import { SHARE_WORDS, type ShownState } from "../../../data/media/share-words.ts";
import type { Fixture, MatchState } from "../../../match/match.ts";
import { otherSide } from "../../../match/sides.ts";
import type { CallContext } from "../../../matches/call-context.ts";
import { cutAt } from "../../../simulator/football/cut.ts";
import { getProgress, hasProgress } from "../../../simulator/football/progress.ts";
import type { DrawnShare } from "./drawn-share.ts";
import { type MatchShare, matchShare } from "./match-share.ts";
import { drawnName } from "./share-letters.ts";

const STATES: Readonly<Record<PhaseGroup, Match["state"]>> = {
  pre: "scheduled",
  live: "live",
  final: "finished",
  halted: "halted",
  void: "void",
  unknown: "unknown",
};

const WORDS: Readonly<Partial<Record<Phase, ShownState>>> = {
  FULL_TIME: "fullTime",
  AWARDED: "fullTime",
  AFTER_ET: "afterExtraTime",
  AFTER_PENS: "afterPenalties",
  INTERRUPTED: "interrupted",
  SUSPENDED: "interrupted",
  POSTPONED: "postponed",
  CANCELLED: "cancelled",
  ABANDONED: "abandoned",
  NO_RESULT: "abandoned",
};

const stateWord = (phase: Phase): ShownState | undefined => (phaseGroup(phase) === "live" ? "live" : WORDS[phase]);

interface Scored {
  side: Side;
  minute: number;
  addedMinute?: number | undefined;
  player: string;
  how: "open" | "penalty" | "own";
}

/** The goals that stand, with their scorers as the picture's language writes them. */
async function goalsOf({ fixture, state }: Shared, context: CallContext, locale: LocaleCode): Promise<Scored[]> {
  if (!hasProgress(fixture, context))
    return state.goals.flatMap(({ player, isPenalty, isOwnGoal, ...goal }) =>
      player ? [{ ...goal, player, how: isOwnGoal ? "own" : isPenalty ? "penalty" : "open" } as const] : [],
    );
  const { events, sheets } = cutAt(await getProgress(fixture, context), context.now);
  return events.flatMap((event) => {
    if (event.kind !== "goal" || event.deletedAt !== undefined) return [];
    const { side, how, man, minute, addedMinute } = event;
    const scorer = sheets[how === "own" ? otherSide(side) : side].men[man]?.member.player;
    return scorer ? [{ side, minute, addedMinute, how, player: drawnName(scorer.names, locale) }] : [];
  });
}

interface Shared {
  fixture: Fixture;
  state: MatchState;
}

/** "Saka 23', 90+4'": a line for each scorer, in the order of their first goals. */
function scorerLines(goals: readonly Scored[], locale: LocaleCode): string[] {
  const words = SHARE_WORDS[locale];
  const lines = new Map<string, string[]>();
  for (const { player, how, minute, addedMinute } of goals) {
    const name = how === "open" ? player : fillText(words[how], { name: player });
    lines.set(name, [...(lines.get(name) ?? []), `${minute}${addedMinute ? `+${addedMinute}` : ""}'`]);
  }
  return [...lines].map(([name, minutes]) => `${name} ${minutes.join(", ")}`);
}

const pointsOf = (periods: readonly Pair[], side: 0 | 1): string[] =>
  periods.length > 0 ? [periods.map((pair) => pair[side]).join(" · ")] : [];

async function notesOf(shared: Shared, context: CallContext, locale: LocaleCode): Promise<Record<Side, string[]>> {
  const { periods } = shared.state;
  if (periods) return { home: pointsOf(periods, 0), away: pointsOf(periods, 1) };
  const goals = await goalsOf(shared, context, locale);
  const of = (side: Side) =>
    scorerLines(
      goals.filter((goal) => goal.side === side),
      locale,
    );
  return { home: of("home"), away: of("away") };
}

/** What stands between the sides. */
function middleOf({ fixture, state }: Shared, locale: LocaleCode): Pick<MatchShare, "score" | "state" | "extra"> {
  const { states, shootout } = SHARE_WORDS[locale];
  const word = stateWord(state.phase);
  const day = dayIn(dateIn(fixture.kickOff, "UTC"), locale);
  if (word && state.score) {
    const extra = state.shootout && fillText(shootout, { score: state.shootout.join("–") });
    return { score: state.score, state: states[word], extra };
  }
  if (word) return { state: states[word], extra: day };
  const time = fixture.isTimeConfirmed ? `${wallClock(fixture.kickOff, "UTC").time} UTC` : "";
  return { state: time, extra: day };
}

/** A match's picture: neutral, or of its state at the call's instant, with the version of that. */
export async function readMatchShare(
  id: string,
  { locale, version }: { locale: LocaleCode; version: string },
  context: CallContext,
): Promise<(DrawnShare & { isOver: boolean }) | undefined> {
  const { sources, directory, now } = context;
  const fixture = await sources.find(id, now);
  const competition = fixture && directory.competitionById(fixture.competitionId);
  const [home, away] = [fixture?.homeId, fixture?.awayId].map((one) => (one ? directory.teamById(one) : undefined));
  if (!fixture || !competition || !home || !away) return undefined;
  const state = await sources.stateAt(fixture, now);
  const isNeutral = version === NEUTRAL;
  const notes = isNeutral ? { home: [], away: [] } : await notesOf({ fixture, state }, context, locale);
  const side = (club: typeof home, of: Side) => ({ club, name: drawnName(club.names, locale), notes: notes[of] });
  const day = dayIn(dateIn(fixture.kickOff, "UTC"), locale);
  const svg = matchShare({
    competition: drawnName(competition.names, locale),
    home: side(home, "home"),
    away: side(away, "away"),
    ...(isNeutral ? { state: "–", extra: day } : middleOf({ fixture, state }, locale)),
  });
  const { score, shootout } = state;
  const { kickOff } = fixture;
  const current = matchVersion({ state: STATES[phaseGroup(state.phase)], kickOff, score, shootout });
  return { svg, isCurrent: isNeutral || version === current, isOver: phaseGroup(state.phase) === "final" };
}
