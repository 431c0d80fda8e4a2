import type { TFunction } from "i18next";
import type { FormLetter, FormMark, StandingsRow } from "#contract/domain/standings";
import { matchPath } from "#contract/tables/paths";
import { scoreText } from "#contract/text/score-text";
import { inBrackets, joinParts, labelled } from "~/i18n/join-texts";
import { localePath } from "~/page/locale-path";
import { adapterOf } from "~/sports/sports";
import styles from "./form-strip.module.css";
import { dayOf, type StandingsFacts } from "./standings-facts.ts";

/** A team's last matches as shown in a table. */
interface ShownForm {
  /** From 0, latest last. */
  place: number;
  letter: FormLetter;
  /** Absent if only the result is known. */
  match?: FormMark;
}

const LENGTH = 5;

/** At most five, latest last, in reading order; upstreams send the latest first. */
export function shownForm(letters: readonly FormLetter[], matches: readonly FormMark[] = []): ShownForm[] {
  const marks: Omit<ShownForm, "place">[] =
    matches.length > 0
      ? matches.map((match) => ({ letter: match.result, match }))
      : letters.map((letter) => ({ letter }));
  return marks
    .slice(0, LENGTH)
    .reverse()
    .map((mark, place) => ({ ...mark, place }));
}

/** The teams and score of a mark's match, home first. */
export function scoreLine(
  { opponent, isHome, goalsFor, goalsAgainst }: FormMark,
  team: { name: string },
  locale: string,
): string {
  const score = scoreText(isHome ? [goalsFor, goalsAgainst] : [goalsAgainst, goalsFor], locale, "names");
  return isHome ? `${team.name} ${score} ${opponent.name}` : `${opponent.name} ${score} ${team.name}`;
}

/** The slug of a mark's match: home-vs-away, from the English names. */
export const slugOf = ({ opponent, isHome }: FormMark, team: { key: string }): string =>
  isHome ? `${team.key}-vs-${opponent.key}` : `${opponent.key}-vs-${team.key}`;

interface FormStripProps {
  of: {
    team: StandingsRow["team"];
    form: readonly FormLetter[];
    formMatches?: readonly FormMark[];
  };
  facts: StandingsFacts;
  t: TFunction<"standings">;
}

/** A team's last results, latest last: letters that link to the matches and have the score as title. */
export function FormStrip({ of: { team, form, formMatches }, facts, t }: FormStripProps) {
  const marks = shownForm(form, formMatches);
  if (marks.length === 0) return null;
  return (
    <span className={styles.strip}>
      {marks.map((mark) => (
        <Letter key={mark.place} mark={mark} team={team} facts={facts} t={t} />
      ))}
    </span>
  );
}

const CLASSES: Readonly<Partial<Record<FormLetter, string | undefined>>> = { W: styles.won, L: styles.lost };

interface LetterProps extends Omit<FormStripProps, "of"> {
  mark: ShownForm;
  team: FormStripProps["of"]["team"];
}

function Letter({ mark: { letter, match }, team, facts, t }: LetterProps) {
  const { locale, sport, countryKey, leagueKey, half } = facts;
  // In sports without draws, a level match is not over.
  const isOpen = letter === "D" && !adapterOf(sport).match.hasDraws;
  const text = isOpen ? "–" : t(`letter.${letter}`);
  const className = isOpen ? styles.open : CLASSES[letter];
  const result = t(`result.${letter}`);
  if (!match) {
    return (
      <span className={className} title={result}>
        {text}
      </span>
    );
  }
  const path = matchPath({ sport, countryKey, leagueKey, slug: slugOf(match, team), id: match.matchId });
  const counted = half ? result + inBrackets(t(`view.${half}`), locale) : result;
  const played = joinParts([scoreLine(match, team, locale), dayOf(match.kickOff, facts)], locale);
  const title = isOpen ? played : labelled(counted, played, locale);
  return (
    <a className={className} href={localePath(locale, path)} title={title}>
      {text}
    </a>
  );
}
