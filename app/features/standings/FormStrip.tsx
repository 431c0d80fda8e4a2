import type { TFunction } from "i18next";
import type { FormLetter, FormMark, StandingsRow } from "#contract/domain/standings";
import { matchPath } from "#contract/tables/paths";
import { localePath } from "~/page/locale-path";
import { adapterOf } from "~/sports/sports";
import { type ShownForm, scoreLine, shownForm, slugOf } from "./form-marks.ts";
import styles from "./form-strip.module.css";
import { dayOf, type StandingsFacts } from "./standings-facts.ts";

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
  const counted = half ? `${result} (${t(`view.${half}`)})` : result;
  const title = `${isOpen ? "" : `${counted}: `}${scoreLine(match, team)}, ${dayOf(match.kickOff, facts)}`;
  return (
    <a className={className} href={localePath(locale, path)} title={title}>
      {text}
    </a>
  );
}
