import { contestDay, openHours } from "#contract/contests/contest-days";
import type { ContestDay, ContestDetails, ContestMatch } from "#contract/domain/contests";
import { isDate } from "#contract/time/zone";
import { contestHref } from "~/features/contest/contest-head";
import type { ContestContext, LoadedContest } from "~/features/contest/load-contest.server";
import { shownPickMatch } from "~/features/contest/shown-matches.server";
import { shownTime } from "~/features/contest/shown-values.server";
import { loadOrThrowErrorPage } from "~/features/errors/error-states.server";
import { formatDate } from "~/i18n/format-date";
import type { PlayData } from "./contest-matches-data.ts";

interface GameDay extends Pick<ContestDay, "day" | "days" | "matches">, Partial<Pick<ContestDay, "source">> {}

/** The requested day if it has matches, otherwise today, otherwise the last day before, otherwise the first. */
export function shownDay(days: readonly string[], wanted: string | null, today: string): string | undefined {
  if (wanted !== null && days.includes(wanted)) return wanted;
  return days.findLast((day) => day <= today) ?? days[0];
}

const dateIn = (query: URLSearchParams): string | null => {
  const date = query.get("date");
  return date !== null && isDate(date) ? date : null;
};

/** A day of guessed scores: the contest's own matches. */
export function dayOfScores(matches: readonly ContestMatch[], query: URLSearchParams, now: number): GameDay {
  const days = [...new Set(matches.map(({ day }) => day))].sort();
  const day = shownDay(days, dateIn(query), contestDay(now)) ?? contestDay(now);
  return { day, days, matches: matches.filter((match) => match.day === day) };
}

async function dayOfLines(context: ContestContext, { details, query }: LoadedContest): Promise<GameDay> {
  const date = dateIn(query);
  const params = { contestId: details.id, ...(date !== null && { date }) };
  return (await loadOrThrowErrorPage(context, context.upstream.call("getContestDay", params))).value;
}

const hasLines = ({ kind }: Pick<ContestDetails, "kind">): boolean => kind === "prediction";

/** The day's matches; undefined if picks need lines and prices, and the visitor's country has none. */
export async function loadPlay(
  context: ContestContext,
  loaded: LoadedContest,
  path: string,
): Promise<PlayData | undefined> {
  const isOfLines = hasLines(loaded.details);
  if (isOfLines && !context.showsPrices) return undefined;
  const { day, days, matches, source } = isOfLines
    ? await dayOfLines(context, loaded)
    : dayOfScores(loaded.details.matches, loaded.query, context.now);
  const { from, to } = openHours(day);
  return {
    day,
    days: days.map((one) => ({
      name: formatDate(one, context.locale, "row"),
      href: contestHref({ path }, "play", { date: one }),
      isShown: one === day,
    })),
    ...{ opensAt: from, closesAt: to, opens: shownTime(from, context), closes: shownTime(to, context) },
    matches: matches.map((match) => shownPickMatch(match, context)),
    ...(source && { source }),
  };
}
