import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { LineUpPlayer } from "#contract/domain/line-ups";
import type { Match } from "#contract/domain/match";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import type { PeopleTranslator } from "~/features/people/person-labels";
import type { Page } from "~/page/page";

/** Props shared by all parts of a line-up. The lists are cached fragments, which have no page context. */
export interface LineUpFacts {
  sport: Sport;
  locale: LocaleCode;
  t: TFunction<"lineups">;
  people: PeopleTranslator;
}

export function useLineUpFacts({ sport }: Pick<Match, "sport">, { locale }: Pick<Page, "locale">): LineUpFacts {
  const { t, i18n } = useTranslation("lineups");
  return { sport, locale, t, people: i18n.getFixedT(null, "people") };
}

/** Marks beside a player; also their class names. */
export const MARKS = ["goal", "own", "assist", "yellow", "second", "red", "off", "on"] as const;
type MarkKind = (typeof MARKS)[number];

interface Mark {
  kind: MarkKind;
  count: number;
}

/** A player's goals, assists and cards. A second yellow is counted as such, not as a yellow and a red. */
export function marksOf({ goals, ownGoals, assists, yellow, isSecondYellow, red }: LineUpPlayer): Mark[] {
  const marks: Mark[] = [
    { kind: "goal", count: goals },
    { kind: "own", count: ownGoals },
    { kind: "assist", count: assists },
    { kind: "yellow", count: isSecondYellow ? 0 : yellow },
    isSecondYellow ? { kind: "second", count: 1 } : { kind: "red", count: red },
  ];
  return marks.filter(({ count }) => count > 0);
}

type MarkTranslators = Pick<LineUpFacts, "t" | "people">;

/** The text of a mark: that of the player statistic if there is one. */
export function markName(kind: MarkKind, { t, people }: MarkTranslators): string {
  if (kind === "goal") return people("count.goals");
  if (kind === "own") return t("ownGoals");
  if (kind === "assist") return people("count.assists");
  if (kind === "yellow") return people("count.yellow");
  if (kind === "second") return people("count.secondYellow");
  if (kind === "red") return people("count.red");
  return people(kind === "off" ? "count.wentOff" : "count.cameOn");
}

/** A mark's text with its number or minute: "Goals: 2". */
export const markLabel = (kind: MarkKind, value: string | number, translators: MarkTranslators): string =>
  translators.t("counted", { what: markName(kind, translators), value: `${value}` });

/** Three bands of ratings; keys of `lineups:band`. */
export const RATING_BANDS = ["good", "fair", "poor"] as const;
type RatingBand = (typeof RATING_BANDS)[number];

const GOOD = 7;
const FAIR = 6;

/** The band of a rating (decimal text, 3.0 to 10.0); undefined if it is not a number. */
export function ratingBand(rating: string): RatingBand | undefined {
  const value = Number.parseFloat(rating);
  if (!Number.isFinite(value)) return undefined;
  if (value >= GOOD) return "good";
  return value >= FAIR ? "fair" : "poor";
}
