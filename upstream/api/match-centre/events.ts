import type { KickWire, MatchEventsBody, MatchEventWire } from "#contract/calls/match-centre/events";
import type { QueryOf } from "#contract/registry";
import type { LocaleCode } from "#contract/tables/locales";
import { goalEvent } from "../../match/reported-events.ts";
import { otherSide } from "../../match/sides.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { detailsNow } from "../../matches/counted-now.ts";
import { manWire } from "../../matches/wire/player-wire.ts";
import type { FootballProgress } from "../../simulator/football/progress.ts";
import type { GoalEvent, MatchEvent } from "../../simulator/football/types.ts";
import { requestedMatch } from "../context/requested.ts";
import { progressNow } from "./progress-now.ts";
import { reportedEvents } from "./reported-details.ts";

const NO_SCORE = { homeScore: null, awayScore: null };

type PlayerOf = ReturnType<typeof manWire>;

const CARDS = { yellow: "YELLOW", second_yellow: "SECOND_YELLOW", red: "RED" } as const;
const GOALS = { open: "GOAL", penalty: "PEN_GOAL", own: "OWN_GOAL" } as const;

const goalFields = ({ side, how, man, assist, score, deletedAt }: GoalEvent, player: PlayerOf) => ({
  type: GOALS[how],
  side,
  player: player(how === "own" ? otherSide(side) : side, man),
  ...(assist !== undefined && { assist: player(side, assist) }),
  homeScore: score[0],
  awayScore: score[1],
  isDeleted: deletedAt !== undefined || undefined,
});

/** Fields particular to an event. An ongoing review is shown by the match itself; its result is an event. */
function ownFields(
  event: MatchEvent,
  player: PlayerOf,
): (Pick<MatchEventWire, "type"> & Partial<MatchEventWire>) | undefined {
  switch (event.kind) {
    case "goal":
      return goalFields(event, player);
    case "miss":
      return { type: "PEN_MISS", side: event.side, player: player(event.side, event.man), reason: event.outcome };
    case "card":
      return {
        type: CARDS[event.colour],
        side: event.side,
        player: player(event.side, event.man),
        reason: event.reason,
      };
    case "substitution": {
      const { side, reason } = event;
      return { type: "SUBST", side, playerIn: player(side, event.in), playerOut: player(side, event.out), reason };
    }
    case "decision":
      return { type: "VAR", side: event.side, varOutcome: event.outcome, reason: event.reason };
    case "period":
      return { type: "PERIOD", phase: event.phase, homeScore: event.score[0], awayScore: event.score[1] };
    case "review":
      return undefined;
  }
}

function eventWire(event: MatchEvent, { sheets }: FootballProgress, locale: LocaleCode): MatchEventWire[] {
  const own = ownFields(event, manWire(sheets, locale));
  const { seq, minute, addedMinute = null, period } = event;
  return own ? [{ eventId: String(seq), minute, addedMinute, period, seq, ...NO_SCORE, ...own }] : [];
}

const kicksWire = (progress: FootballProgress, locale: LocaleCode): KickWire[] =>
  progress.kicks.map(({ order, side, man, isScored, score: [homeScore, awayScore] }) => ({
    order,
    side,
    player: manWire(progress.sheets, locale)(side, man),
    isScored,
    homeScore,
    awayScore,
  }));

/** A match's events so far, with the kicks of its shoot-out. */
export async function eventsOfMatch(
  { matchId, lang }: QueryOf<"matchEvents">,
  context: CallContext,
): Promise<MatchEventsBody> {
  const fixture = await requestedMatch(matchId, "football", context);
  const locale = localeOf(lang);
  const progress = await progressNow(fixture, context);
  if (!progress) {
    const details = await detailsNow(fixture, context);
    if (details?.events) return reportedEvents(details);
    const { goals } = await context.sources.stateAt(fixture, context.now);
    return reportedEvents({ events: goals.map(goalEvent) });
  }
  const events = progress.events.flatMap((event) => eventWire(event, progress, locale));
  return { data: { events, shootout: kicksWire(progress, locale) } };
}
