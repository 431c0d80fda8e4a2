import type { TFunction } from "i18next";
import type { Team } from "#contract/domain/match";
import { cutText, LONGEST_TITLE, lengthOf } from "~/features/page-meta/fit-texts";

export interface MatchTextFacts {
  home: Pick<Team, "name" | "shortName">;
  away: Pick<Team, "name" | "shortName">;
  competition: string;
  /** The formatted day of kick-off. */
  date: string;
}

type MatchTranslator = TFunction<"match">;

/** Both names first, in full and short. */
function headings({ home, away }: MatchTextFacts, t: MatchTranslator): string[] {
  const full = t("heading", { home: home.name, away: away.name });
  const short = t("heading", { home: home.shortName ?? home.name, away: away.shortName ?? away.name });
  return short === full ? [full] : [full, short];
}

/** Of names that no title has room for, the first words of each. */
function cutHeading({ home, away }: MatchTextFacts, t: MatchTranslator): string {
  const room = LONGEST_TITLE - lengthOf(t("heading", { home: "", away: "" }));
  const cut = ({ name, shortName = name }: MatchTextFacts["home"]) => cutText(shortName, Math.floor(room / 2));
  return t("heading", { home: cut(home), away: cut(away) });
}

/**
 * Titles of a match page, best first: both names, what the page shows (`about`) and the day. The day goes first, then
 * the long names, then what the page shows; never part of a name while another version fits.
 */
export function matchTitles(
  facts: MatchTextFacts,
  t: MatchTranslator,
  about: (match: string) => string = (match) => match,
): string[] {
  const names = headings(facts, t);
  const titles = names.flatMap((match) => {
    const title = about(match);
    return [t("title.dated", { title, date: facts.date }), title];
  });
  return [...titles, ...names, cutHeading(facts, t)];
}

/**
 * Descriptions of a match page, best first: the match with its competition and day, with less of that, with short
 * names.
 */
export function matchDescriptions(
  facts: MatchTextFacts,
  t: MatchTranslator,
  about: (match: string) => string,
): string[] {
  const { competition, date } = facts;
  return headings(facts, t).flatMap((match) => [
    about(t("occasion", { match, competition, date })),
    about(t("title.dated", { title: match, date })),
    about(match),
  ]);
}
