import { contestDay, openHours, openingDay } from "#contract/contests/contest-days";
import { bookmakerLabel } from "#contract/tables/bookmakers";
import { contestRules } from "../../data/contests/contest-rules.ts";
import { type Call, localeOf } from "../../matches/call-context.ts";
import { teamWire } from "../../matches/wire/references.ts";
import { notFound } from "../../platform/envelope.ts";
import type { ContestSeason } from "../../services/contests/calendar/seasons.ts";
import { contestMatchesWire, contestWire } from "../../services/contests/contest-wire.ts";
import type { ContestMatchRow } from "../../services/contests/entry-wire.ts";
import { CONTEST_COMPANY } from "../../services/contests/lines.ts";
import { entryCounts, getMatches, publishedDays } from "../../services/contests/read-contests.ts";
import { teamsOfContest } from "../../services/contests/teams-of-contest.ts";
import { broughtUp, requestedContest } from "./requested-contest.ts";

export const getContestInfo: Call<"getContestInfo"> = async ({ contestId, lang }, context) => {
  const season = requestedContest(contestId, context.now);
  const { db, stores } = await broughtUp(season, context);
  const locale = localeOf(lang);
  const counts = (await entryCounts(stores, [season.id])).get(season.id);
  const rows = season.kind === "score" ? await getMatches(db, season.id) : [];
  return {
    data: {
      ...contestWire(season, { locale, counts, isParticipating: false }),
      rules: contestRules(season.kind, season.sport, locale),
      matches: await contestMatchesWire(rows, context, { locale, hasLines: false }),
      ledgerDays: await publishedDays(db, season.id),
    },
  };
};

/** The requested day, else the next that can be picked, else, before matches are chosen, the latest up to today. */
function requestedDay(
  { days = [] }: ContestSeason,
  rows: readonly ContestMatchRow[],
  { date, now }: { date: string | undefined; now: number },
): string {
  const [first] = days;
  if (first === undefined) throw notFound("contestId", "not a contest of days");
  if (date !== undefined && !days.includes(date)) throw notFound("date", "not a day of the contest");
  const today = contestDay(now);
  return date ?? openingDay(rows, now) ?? days.findLast((day) => day <= today) ?? first;
}

export const getContestDay: Call<"getContestDay"> = async ({ contestId, date, lang }, context) => {
  const season = requestedContest(contestId, context.now);
  const { db } = await broughtUp(season, context);
  const rows = await getMatches(db, season.id);
  const day = requestedDay(season, rows, { date, now: context.now });
  const ofDay = rows.filter((row) => row.day === day);
  const hours = openHours(day);
  const facts = { locale: localeOf(lang), hasLines: season.kind === "prediction" };
  return {
    data: {
      day,
      opensAt: hours.from,
      closesAt: hours.to,
      days: [...new Set(rows.map((row) => row.day))],
      companyId: CONTEST_COMPANY,
      companyName: bookmakerLabel(CONTEST_COMPANY, "en"),
      matches: await contestMatchesWire(ofDay, context, facts),
    },
  };
};

export const getTeamListByContestId: Call<"getTeamListByContestId"> = async ({ contestId, lang }, context) => {
  const season = requestedContest(contestId, context.now);
  const { db } = await broughtUp(season, context);
  const teams = await teamsOfContest(db, season, context);
  return { data: teams.map((team) => teamWire(team, localeOf(lang))) };
};
