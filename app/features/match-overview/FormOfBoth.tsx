import { useTranslation } from "react-i18next";
import type { Match, Side } from "#contract/domain/match";
import type { FormMark } from "#contract/domain/standings";
import { matchPath } from "#contract/tables/paths";
import { scoreText } from "#contract/text/score-text";
import { unbrokenName } from "#contract/text/unbroken-name";
import { Section } from "~/features/entity/Section";
import { scoreLine, slugOf } from "~/features/standings/FormStrip";
import { dayOf, type StandingsFacts } from "~/features/standings/standings-facts";
import { inBrackets, joinParts, labelled } from "~/i18n/join-texts";
import { localePath } from "~/page/locale-path";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
import { TeamImage } from "~/ui/TeamImage";
import styles from "./overview.module.css";

/** Both teams' last results, latest first. */
export interface Form {
  home: readonly FormMark[];
  away: readonly FormMark[];
  facts: StandingsFacts;
}

const SIDES = ["home", "away"] as const satisfies readonly Side[];
const LENGTH = 5;

/** Both teams' last matches with score, opponent and venue, latest on the right. */
export function FormOfBoth({ match, form }: { match: Match; form: Form }) {
  const { t } = useTranslation("team");
  if (form.home.length + form.away.length === 0) return null;
  return (
    <Section id="form" title={t(`form.${match.sport}`)}>
      <ul className={`${styles.form} tabular hold-until-parsed`}>
        {SIDES.map((side) => (
          <li key={side}>
            <span>{unbrokenName(match[side].name)}</span>
            <ol id={`form-${side}`}>
              {form[side]
                .slice(0, LENGTH)
                .reverse()
                .map((mark) => (
                  <li key={mark.matchId}>
                    <FormMatch mark={mark} team={match[side]} facts={form.facts} />
                  </li>
                ))}
            </ol>
          </li>
        ))}
      </ul>
      <ParsedEnd />
    </Section>
  );
}

interface FormMatchProps {
  mark: FormMark;
  team: Match["home"];
  facts: StandingsFacts;
}

const CLASSES: Readonly<Record<FormMark["result"], string | undefined>> = {
  W: styles.won,
  D: styles.drawn,
  L: styles.lost,
};

/** The team's own goals first, above the opponent's crest. */
function FormMatch({ mark, team, facts }: FormMatchProps) {
  const { t } = useTranslation(["standings", "team"]);
  const { sport, countryKey, leagueKey, locale, storageBaseUrl } = facts;
  const { opponent, result, goalsFor, goalsAgainst, isHome } = mark;
  const path = matchPath({ sport, countryKey, leagueKey, slug: slugOf(mark, team), id: mark.matchId });
  const where = t(`team:side.${isHome ? "home" : "away"}`);
  const title = labelled(
    t(`result.${result}`),
    joinParts([scoreLine(mark, team, locale), dayOf(mark.kickOff, facts)], locale) + inBrackets(where, locale),
    locale,
  );
  return (
    <a className={CLASSES[result]} href={localePath(locale, path)} title={title}>
      <b>{scoreText([goalsFor, goalsAgainst], locale, "cell")}</b>
      {storageBaseUrl === undefined ? (
        <span>{t(`letter.${result}`)}</span>
      ) : (
        <TeamImage team={opponent} storageBaseUrl={storageBaseUrl} />
      )}
      <span className="visually-hidden">{title}</span>
    </a>
  );
}
