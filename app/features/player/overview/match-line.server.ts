import type { TFunction } from "i18next";
import type { Match, Side } from "#contract/domain/match";
import type { Performance } from "#contract/domain/performance";
import type { LocaleCode } from "#contract/tables/locales";
import { matchPath } from "#contract/tables/paths";
import { scoreText } from "#contract/text/score-text";
import { dateIn } from "#contract/time/zone";
import { formatDecimal } from "~/features/people/format-amounts";
import { formatDate } from "~/i18n/format-date";
import { localePath } from "~/page/locale-path";
import type { Rated } from "./RatingBars.tsx";

/** A player's match and their actions in it, as text. */
export interface MatchLine {
  href: string;
  /** YYYY-MM-DD and formatted, in the visitor's zone. */
  date: string;
  day: string;
  home: string;
  away: string;
  /** Home first; empty if there is none. */
  score: string;
  /** The result of the player's team, if the match is over and the team is known. */
  outcome?: "W" | "D" | "L";
  isLive: boolean;
  minutes: string;
  isStarter: boolean;
  /** Goals, assists, cards; points, rebounds … */
  actions: string[];
  rating?: Rated;
}

interface LineFacts {
  locale: LocaleCode;
  timeZone: string;
  /** The player's present team. */
  teamId: string | undefined;
  t: TFunction<"player">;
}

const COUNTED = ["goals", "assists", "ownGoals", "pts", "reb", "ast", "stl", "blk"] as const;
const CARDS = ["yellow", "red"] as const;

export function matchLine(
  { match, side, minutes, rating, isStarter, stats }: Performance,
  facts: LineFacts,
): MatchLine {
  const { locale, timeZone, teamId, t } = facts;
  const date = dateIn(match.kickOff, timeZone);
  const outcome = outcomeFor(match, side ?? sideOf(match, teamId));
  return {
    href: localePath(locale, matchPath(match)),
    date,
    day: formatDate(date, locale, "date"),
    home: match.home.name,
    away: match.away.name,
    score: "score" in match && match.score ? scoreText(match.score, locale, "cell") : "",
    ...(outcome && { outcome }),
    isLive: match.state === "live",
    minutes: t("matches.minutes", { count: minutes }),
    isStarter,
    actions: [
      ...COUNTED.flatMap((key) => (stats[key] ? [t(`did.${key}`, { count: stats[key] })] : [])),
      ...CARDS.flatMap((key) => (stats[key] ? [t(`did.${key}`)] : [])),
    ],
    ...(rating && { rating: { value: Number(rating), text: formatDecimal(rating, locale) } }),
  };
}

const sideOf = ({ home, away }: Match, teamId: string | undefined): Side | undefined => {
  if (teamId === undefined) return undefined;
  if (home.id === teamId) return "home";
  return away.id === teamId ? "away" : undefined;
};

/** Undefined while the match is in progress, and for a team that did not play. */
export function outcomeFor(match: Match, side: Side | undefined): MatchLine["outcome"] {
  if (side === undefined || match.state !== "finished") return undefined;
  if (match.winner === undefined) return "D";
  return match.winner === side ? "W" : "L";
}
