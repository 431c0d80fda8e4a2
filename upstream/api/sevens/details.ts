import type { LineupPlayerWire } from "#contract/calls/match-centre/line-ups";
import type { QueryOf, ResultOf } from "#contract/registry";
import type { LocaleCode } from "#contract/tables/locales";
import type { TeamEntry } from "../../data/entries/types.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { memberWire, personWire, UNPLAYED } from "../../matches/wire/player-wire.ts";
import { coachAt } from "../../simulator/people/coaches.ts";
import type { SquadMember } from "../../simulator/people/types.ts";
import { clubOfEntrant } from "../../simulator/sevens/entrants.ts";
import { fieldPlayer, STARTERS, sevensSquad } from "../../simulator/sevens/sevens-squads.ts";
import type { SevensMatch } from "../../simulator/sevens/tournament.ts";
import { sevensMatchOf } from "./matches.ts";

const squadOf = (match: SevensMatch, team: TeamEntry): SquadMember[] =>
  sevensSquad(team, match.category, Number(match.fixture.season), match.fixture.kickOff);

/** Goals and cards so far with their players, and the kicks of a shoot-out. */
export function sevensEvents(
  { matchId, lang }: QueryOf<"sevensMatchEvents">,
  { now }: CallContext,
): ResultOf<"sevensMatchEvents"> {
  const match = sevensMatchOf(matchId, now);
  const locale = localeOf(lang);
  const squads = { home: squadOf(match, match.home), away: squadOf(match, match.away) };
  const past = match.incidents.filter(({ at }) => at <= now);
  const score = { home: 0, away: 0 };
  const kicks = { home: 0, away: 0 };
  const half = match.slot.halfLength;
  const playerOf = (side: "home" | "away", taker: number) => {
    const member = fieldPlayer(squads[side], taker);
    return member ? { player: memberWire(member, locale) } : {};
  };
  const events = past.flatMap((incident, index) => {
    if (incident.kind !== "goal" && incident.kind !== "card") return [];
    const { side, minute, taker } = incident;
    if (incident.kind === "goal") score[side] += 1;
    const isGoal = incident.kind === "goal";
    return [
      {
        eventId: String(index + 1),
        type: isGoal ? ("GOAL" as const) : ("YELLOW" as const),
        side,
        minute,
        addedMinute: null,
        period: minute <= half ? ("H1" as const) : minute <= 2 * half ? ("H2" as const) : ("ET1" as const),
        ...playerOf(side, taker),
        homeScore: isGoal ? score.home : null,
        awayScore: isGoal ? score.away : null,
        seq: index + 1,
      },
    ];
  });
  const shootout = past.flatMap((incident) => {
    if (incident.kind !== "kick") return [];
    if (incident.isScored) kicks[incident.side] += 1;
    return [{ ...incident, homeScore: kicks.home, awayScore: kicks.away }];
  });
  return {
    data: {
      events,
      shootout: shootout.map(({ side, isScored, taker, homeScore, awayScore }, index) => ({
        order: index + 1,
        side,
        isScored,
        ...playerOf(side, taker),
        homeScore,
        awayScore,
      })),
    },
  };
}

const ROLES: Readonly<Record<string, LineupPlayerWire["pos"]>> = { G: "G", D: "D", M: "M", F: "F" };

const manWire = (member: SquadMember, locale: LocaleCode): LineupPlayerWire => ({
  ...memberWire(member, locale),
  pos: ROLES[member.player.role] ?? "M",
  gridRow: null,
  gridCol: null,
  ...UNPLAYED,
});

function teamLineup(match: SevensMatch, team: TeamEntry, locale: LocaleCode) {
  const squad = squadOf(match, team);
  const club = clubOfEntrant(team);
  const coach = club && coachAt(club, match.fixture.kickOff);
  return {
    teamId: team.id,
    ...(coach && { coach: personWire(coach, locale) }),
    avgRating: null,
    starters: squad.slice(0, STARTERS).map((member) => manWire(member, locale)),
    bench: squad.slice(STARTERS).map((member) => manWire(member, locale)),
    absences: [],
  };
}

/** Both squads of twelve: line-ups of a weekend are public from the start. */
export function sevensLineup(
  { matchId, lang }: QueryOf<"sevensMatchLineup">,
  { now }: CallContext,
): ResultOf<"sevensMatchLineup"> {
  const match = sevensMatchOf(matchId, now);
  const locale = localeOf(lang);
  return {
    data: {
      state: "official",
      home: teamLineup(match, match.home, locale),
      away: teamLineup(match, match.away, locale),
    },
  };
}
