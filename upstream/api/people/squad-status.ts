import type { AbsenceWire, SquadStatusBody } from "#contract/calls/people/squad-status";
import type { Side } from "#contract/domain/match";
import type { QueryOf } from "#contract/registry";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { utcDate } from "#contract/time/dates";
import type { Fixture } from "../../match/match.ts";
import { showsPeopleOf } from "../../match/simulation.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { personWire } from "../../matches/wire/player-wire.ts";
import { rosterAt, teamsOf } from "../../simulator/basketball/progress-of-game.ts";
import { namedOf } from "../../simulator/basketball/roster.ts";
import { OFFICIAL_BEFORE as BASKETBALL_OFFICIAL } from "../../simulator/basketball/rules.ts";
import { getAbsences } from "../../simulator/football/absences-of-match.ts";
import { getCast, hasProgress } from "../../simulator/football/progress.ts";
import { OFFICIAL_BEFORE as FOOTBALL_OFFICIAL } from "../../simulator/football/sheets.ts";
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

type NamedIn = (fixture: Fixture, context: CallContext) => Promise<readonly string[]>;

/** Ids of everybody in the official line-ups: a doubt about them is over. */
const NAMED: Readonly<Record<Sport, NamedIn>> = {
  async football(fixture, context) {
    if (!hasProgress(fixture, context) || context.now < fixture.kickOff - FOOTBALL_OFFICIAL) return [];
    const { home, away } = (await getCast(fixture, context)).sheets;
    return [home, away].flatMap(({ men }) => men.map(({ member }) => member.player.id));
  },
  async basketball(fixture, context) {
    if (context.now < fixture.kickOff - BASKETBALL_OFFICIAL) return [];
    const { home, away } = teamsOf(fixture, context);
    return [home, away].flatMap((team) => namedOf(rosterAt(team, fixture.kickOff)).map(({ id }) => id));
  },
};

/** Players of both teams who will or may miss a match. */
export const statusOfSquads =
  (sport: Sport) =>
  async ({ matchId, lang }: QueryOf<"squadStatus">, context: CallContext): Promise<SquadStatusBody> => {
    const fixture = await requestedMatch(matchId, sport, context);
    const locale = localeOf(lang);
    const [absences, named] = await Promise.all([getAbsences(fixture, context), NAMED[sport](fixture, context)]);
    // Absences at kick-off that are known by now.
    const absencesOf = (side: Side): AbsenceWire[] => {
      const team = context.directory.teamById(side === "home" ? fixture.homeId : fixture.awayId);
      const isShown = team && showsPeopleOf(team, context.directory, context.simulation);
      const missing = isShown ? absences[side].filter(({ player }) => !named.includes(player.id)) : [];
      return missing.map((absence) => absenceWire(absence, locale));
    };
    return { data: { home: absencesOf("home"), away: absencesOf("away"), updatedAt: context.now } };
  };
