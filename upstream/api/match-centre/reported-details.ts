import type { KickWire, MatchEventsBody, MatchEventWire } from "#contract/calls/match-centre/events";
import type { LineupBody, LineupPlayerWire, TeamLineupWire } from "#contract/calls/match-centre/line-ups";
import type { PlayerRefWire } from "#contract/wire/player-ref";
import type { Fixture } from "../../match/match.ts";
import type { LinedUp, MatchDetails, ReportedLineUp, ReportedPerson } from "../../match/match-details.ts";
import { type OrderedEvent, orderedEvents } from "../../match/reported-events.ts";
import { UNPLAYED } from "../../matches/wire/player-wire.ts";

// Events and line-ups as a supplier tells them. Its people have names and no pages.

const personWire = ({ name }: ReportedPerson, number: number | undefined = undefined): PlayerRefWire => ({
  playerName: name,
  number: number ?? null,
});

function ownFields({
  type,
  player,
  other,
  playerIn,
  playerOut,
  isGoalCancelled,
}: OrderedEvent): Partial<MatchEventWire> {
  if (type === "SUBST")
    return {
      ...(playerIn && { playerIn: personWire(playerIn) }),
      ...(playerOut && { playerOut: personWire(playerOut) }),
    };
  if (type === "VAR") return { varOutcome: isGoalCancelled ? "GOAL_CANCELLED" : "GOAL_CONFIRMED" };
  const hasAssist = type === "GOAL" && other;
  return { ...(player && { player: personWire(player) }), ...(hasAssist && { assist: personWire(other) }) };
}

const eventWire = (event: OrderedEvent, index: number): MatchEventWire => ({
  eventId: String(index + 1),
  type: event.type,
  side: event.side,
  minute: event.minute,
  addedMinute: event.added ?? null,
  period: event.period,
  homeScore: event.score?.[0] ?? null,
  awayScore: event.score?.[1] ?? null,
  seq: index + 1,
  ...ownFields(event),
});

function kicksWire(kicks: readonly OrderedEvent[]): KickWire[] {
  let [home, away] = [0, 0];
  return kicks.map(({ type, side, player }, index) => {
    const isScored = type !== "PEN_MISS";
    if (isScored && side === "home") home += 1;
    else if (isScored) away += 1;
    return {
      order: index + 1,
      side,
      ...(player && { player: personWire(player) }),
      isScored,
      homeScore: home,
      awayScore: away,
    };
  });
}

/** A match's events so far, with the kicks of its shoot-out. */
export function reportedEvents(details: MatchDetails): MatchEventsBody {
  const all = orderedEvents(details);
  return {
    data: {
      events: all.filter(({ isKick }) => !isKick).map(eventWire),
      shootout: kicksWire(all.filter(({ isKick }) => isKick)),
    },
  };
}

/** Counts of a player by the events. */
function counts(events: readonly OrderedEvent[], id: string | undefined) {
  const own = id === undefined ? [] : events.filter(({ player, isKick }) => player?.id === id && !isKick);
  const of = (...types: OrderedEvent["type"][]) => own.filter(({ type }) => types.includes(type)).length;
  const changes = id === undefined ? [] : events.filter(({ type }) => type === "SUBST");
  const minuteOf = (side: "playerIn" | "playerOut") => changes.find((one) => one[side]?.id === id)?.minute ?? null;
  return {
    goals: of("GOAL", "PEN_GOAL"),
    ownGoals: of("OWN_GOAL"),
    assists: id === undefined ? 0 : events.filter(({ type, other }) => type === "GOAL" && other?.id === id).length,
    yellow: of("YELLOW"),
    secondYellow: of("SECOND_YELLOW") > 0 || undefined,
    red: of("RED"),
    inMinute: minuteOf("playerIn"),
    outMinute: minuteOf("playerOut"),
  };
}

const playerWire = (one: LinedUp, events: readonly OrderedEvent[]): LineupPlayerWire => ({
  ...personWire(one, one.number),
  pos: one.role,
  gridRow: one.row ?? null,
  gridCol: one.column ?? null,
  isCaptain: one.isCaptain,
  ...UNPLAYED,
  ...counts(events, one.id),
  rating: one.rating ?? null,
  minutes: one.minutes ?? 0,
});

const teamWire = (teamId: string, lineUp: ReportedLineUp, events: readonly OrderedEvent[]): TeamLineupWire => ({
  teamId,
  formation: lineUp.formation,
  kit: lineUp.kit,
  ...(lineUp.coach && { coach: personWire(lineUp.coach) }),
  avgRating: null,
  starters: lineUp.starters.map((one) => playerWire(one, events)),
  bench: lineUp.bench.map((one) => playerWire(one, events)),
  absences: [],
});

/** The official line-ups; undefined until the source tells them. */
export function reportedLineUps(
  { homeId, awayId }: Fixture,
  details: MatchDetails | undefined,
): LineupBody | undefined {
  if (!details?.lineUps) return undefined;
  const { home, away } = details.lineUps;
  const events = orderedEvents(details);
  return {
    data: { state: "official", home: teamWire(homeId, home, events), away: teamWire(awayId, away, events) },
  };
}
