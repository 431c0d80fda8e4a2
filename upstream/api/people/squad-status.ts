import type { AbsenceWire, SquadStatusBody } from "#contract/calls/people/squad-status";
import type { QueryOf } from "#contract/registry";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { showsPeopleOf } from "../../match/simulation.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { personWire } from "../../matches/wire/player-wire.ts";
import { absencesOfMatch } from "../../simulator/people/absences.ts";
import type { Absence } from "../../simulator/people/types.ts";
import { requestedMatch } from "../context/requested.ts";
import { isoDate } from "./write-people.ts";

const absenceWire = ({ player, kind, certainty, reason, from, until }: Absence, locale: LocaleCode): AbsenceWire => ({
  ...personWire(player, locale),
  kind,
  certainty,
  reason,
  since: isoDate(from),
  until: isoDate(until),
});

/** Players of both teams who will or may miss a match. */
export const statusOfSquads =
  (sport: Sport) =>
  async ({ matchId, lang }: QueryOf<"squadStatus">, context: CallContext): Promise<SquadStatusBody> => {
    const { homeId, awayId, kickOff } = await requestedMatch(matchId, sport, context);
    const locale = localeOf(lang);
    // Absences at kick-off that are known by now.
    const absencesOf = (teamId: string): AbsenceWire[] => {
      const team = context.directory.teamById(teamId);
      const isShown = team && showsPeopleOf(team, context.directory, context.simulation);
      const absences = isShown ? absencesOfMatch(team, kickOff, context.now) : [];
      return absences.map((absence) => absenceWire(absence, locale));
    };
    return { data: { home: absencesOf(homeId), away: absencesOf(awayId), updatedAt: context.now } };
  };
