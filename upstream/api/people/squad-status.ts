import type { AbsenceWire, SquadStatusBody } from "#contract/calls/people/squad-status";
import type { Side } from "#contract/domain/match";
import type { QueryOf } from "#contract/registry";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { utcDate } from "#contract/time/utc-date";
import { showsPeopleOf } from "../../match/simulation.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { personWire } from "../../matches/wire/player-wire.ts";
import { getAbsences } from "../../simulator/football/absences-of-match.ts";
import type { Absence } from "../../simulator/people/types.ts";
import { requestedMatch } from "../context/requested.ts";

const absenceWire = ({ player, kind, certainty, reason, from, until }: Absence, locale: LocaleCode): AbsenceWire => ({
  ...personWire(player, locale),
  kind,
  certainty,
  reason,
  since: utcDate(from),
  until: utcDate(until),
});

/** Players of both teams who will or may miss a match. */
export const statusOfSquads =
  (sport: Sport) =>
  async ({ matchId, lang }: QueryOf<"squadStatus">, context: CallContext): Promise<SquadStatusBody> => {
    const fixture = await requestedMatch(matchId, sport, context);
    const locale = localeOf(lang);
    const absences = await getAbsences(fixture, context);
    // Absences at kick-off that are known by now.
    const absencesOf = (side: Side): AbsenceWire[] => {
      const team = context.directory.teamById(side === "home" ? fixture.homeId : fixture.awayId);
      const isShown = team && showsPeopleOf(team, context.directory, context.simulation);
      return (isShown ? absences[side] : []).map((absence) => absenceWire(absence, locale));
    };
    return { data: { home: absencesOf("home"), away: absencesOf("away"), updatedAt: context.now } };
  };
