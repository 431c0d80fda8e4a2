import type {
  LineupAbsenceWire,
  LineupBody,
  LineupPlayerWire,
  TeamLineupWire,
} from "#contract/calls/match-centre/line-ups";
import { phaseGroup } from "#contract/domain/status";
import type { QueryOf } from "#contract/registry";
import type { LocaleCode } from "#contract/tables/locales";
import { utcDate } from "#contract/time/dates";
import type { Fixture } from "../../match/match.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { detailsNow } from "../../matches/counted-now.ts";
import { memberWire, personWire, UNPLAYED } from "../../matches/wire/player-wire.ts";
import { getAbsences } from "../../simulator/football/absences-of-match.ts";
import { type Appearance, appearancesIn } from "../../simulator/football/appearances.ts";
import { Counters } from "../../simulator/football/counters.ts";
import { type FootballProgress, getPrediction } from "../../simulator/football/progress.ts";
import { OFFICIAL_BEFORE, PREDICTED_BEFORE } from "../../simulator/football/sheets.ts";
import type { BySide, SheetMan, TeamSheet } from "../../simulator/football/types.ts";
import type { Absence } from "../../simulator/people/types.ts";
import { requestedMatch } from "../context/requested.ts";
import { progressNow } from "./progress-now.ts";
import { reportedLineUps } from "./reported-details.ts";

function manFields({ member, role, row, column }: SheetMan, isCaptain: boolean, locale: LocaleCode) {
  return {
    ...memberWire(member, locale),
    pos: role,
    gridRow: row ?? null,
    gridCol: column ?? null,
    isCaptain: isCaptain || undefined,
  };
}

const playedFields = (one: Appearance, stats: LineupPlayerWire["stats"]) => ({
  rating: one.rating?.toFixed(1) ?? null,
  isMotm: one.isManOfTheMatch || undefined,
  goals: one.goals,
  ownGoals: one.ownGoals,
  assists: one.assists,
  yellow: one.yellow,
  secondYellow: one.isSecondYellow || undefined,
  red: one.red,
  inMinute: one.inMinute ?? null,
  outMinute: one.outMinute ?? null,
  minutes: one.minutes ?? 0,
  stats,
});

const absenceWire = (
  { player, kind, certainty, reason, from, until }: Absence,
  locale: LocaleCode,
): LineupAbsenceWire => ({
  ...personWire(player, locale),
  kind,
  certainty,
  reason,
  since: utcDate(from),
  until: utcDate(until),
});

/** The fields of a team that has not named its players (yet). */
const nobody = (teamId: string): TeamLineupWire => ({ teamId, avgRating: null, starters: [], bench: [], absences: [] });

/** The absences announced by now, except players who are on the sheet. */
const without = ({ men }: TeamSheet, absences: readonly Absence[]): Absence[] => {
  const named = new Set(men.map(({ member }) => member.player.id));
  return absences.filter(({ player }) => !named.has(player.id));
};

interface Shown {
  fixture: Fixture;
  absences: BySide<readonly Absence[]>;
  locale: LocaleCode;
  /** Present once the match has begun. */
  played?: { progress: FootballProgress; counters: Counters; appearances: readonly Appearance[] };
}

function average(ratings: readonly number[]): string | null {
  if (ratings.length === 0) return null;
  return (ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length).toFixed(2);
}

function teamWire(side: "home" | "away", sheet: TeamSheet, { absences, locale, played }: Shown): TeamLineupWire {
  const own = played?.appearances.filter((one) => one.side === side);
  const players = sheet.men.map((sheetMan, man): LineupPlayerWire => {
    const fields = manFields(sheetMan, man === sheet.captain, locale);
    const one = own?.[man];
    return { ...fields, ...(one && played ? playedFields(one, played.counters.statsOf(side, man)) : UNPLAYED) };
  });
  return {
    teamId: sheet.team.id,
    formation: sheet.formation,
    kit: sheet.kit,
    ...(sheet.coach && { coach: personWire(sheet.coach, locale) }),
    avgRating: average(own?.flatMap(({ rating }) => rating ?? []) ?? []),
    starters: players.slice(0, 11),
    bench: players.slice(11),
    absences: without(sheet, absences[side]).map((absence) => absenceWire(absence, locale)),
  };
}

const buildBody = (state: "predicted" | "official", sheets: BySide<TeamSheet>, shown: Shown): LineupBody => ({
  data: {
    state,
    ...(state === "official" && { confirmedAt: shown.fixture.kickOff - OFFICIAL_BEFORE }),
    home: teamWire("home", sheets.home, shown),
    away: teamWire("away", sheets.away, shown),
  },
});

/** A match's line-ups as known now. */
export async function lineupOfMatch(
  { matchId, lang }: QueryOf<"matchLineup">,
  context: CallContext,
): Promise<LineupBody> {
  const { now, sources } = context;
  const fixture = await requestedMatch(matchId, "football", context);
  const progress = await progressNow(fixture, context);
  const { phase } = await sources.stateAt(fixture, now);
  const isOff = phaseGroup(phase) === "void" && progress?.timeline.periods.length === 0;
  const reported = progress ? undefined : reportedLineUps(fixture, await detailsNow(fixture, context));
  if (reported) return reported;
  if (!progress || isOff || now < fixture.kickOff - PREDICTED_BEFORE)
    return { data: { state: "none", home: nobody(fixture.homeId), away: nobody(fixture.awayId) } };
  const shown: Shown = { fixture, absences: await getAbsences(fixture, context), locale: localeOf(lang) };
  if (now < fixture.kickOff - OFFICIAL_BEFORE)
    return buildBody("predicted", await getPrediction(fixture, context), shown);
  if (progress.timeline.periods.length === 0) return buildBody("official", progress.sheets, shown);
  const played = { progress, counters: new Counters(progress), appearances: appearancesIn(progress) };
  return buildBody("official", progress.sheets, { ...shown, played });
}
