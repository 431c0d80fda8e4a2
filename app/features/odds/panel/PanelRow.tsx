import type { TFunction } from "i18next";
import type { Match } from "#contract/domain/match";
import type { PricedMatch } from "#contract/domain/odds";
import type { LocaleCode } from "#contract/tables/locales";
import { matchPath } from "#contract/tables/paths";
import { scoreText } from "#contract/text/score-text";
import { dateIn } from "#contract/time/zone";
import { formatDate } from "~/i18n/format-date";
import { localePath } from "~/page/locale-path";
import { classNames } from "~/ui/class-names";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import styles from "./odds-result.module.css";
import { PanelPrices } from "./PanelPrices.tsx";

interface PanelRowProps {
  priced: PricedMatch;
  /** Its name; undefined if unknown. */
  competition: string | undefined;
  showsPrices: boolean;
  timeZone: string;
  locale: LocaleCode;
  t: TFunction<"odds">;
}

/** A past match of the subject with its result, closing prices and how they settled. */
export function PanelRow({ priced, competition, showsPrices, timeZone, locale, t }: PanelRowProps) {
  const { match, side, result, odds } = priced;
  return (
    <li>
      <p>
        <time dateTime={new Date(match.kickOff).toISOString()}>{dayOf(match, timeZone, locale)}</time>
        {competition !== undefined && ` · ${competition}`}
      </p>
      <a href={localePath(locale, matchPath(match))}>
        <span className={classNames(styles.result, RESULT_CLASSES[result])}>
          <span className="visually-hidden">{`${t(`panel.result.${result}`)} `}</span>
          <span aria-hidden="true">{t(`panel.letter.${result}`)}</span>
        </span>{" "}
        <span className={styles.teams}>
          <TeamName match={match} of="home" subject={side} />{" "}
          <span className={classNames(styles.score, "tabular")}>{scoreOf(match, locale)}</span>{" "}
          <TeamName match={match} of="away" subject={side} />
        </span>
      </a>
      {showsPrices && odds && <PanelPrices priced={priced} odds={odds} t={t} />}
    </li>
  );
}

/** The row as a fragment. */
export function panelRowFragment(props: PanelRowProps): Fragment {
  const { priced, competition, showsPrices, timeZone, locale } = props;
  const { match, side, result, handicap, total, odds } = priced;
  const { home, away, kickOff } = match;
  const path = localePath(locale, matchPath(match));
  const texts = [dayOf(match, timeZone, locale), kickOff, home.name, away.name, scoreOf(match, locale), competition];
  const prices = showsPrices ? [handicap, total, odds?.early, odds?.closing] : [];
  return {
    key: `odds panel ${path} ${side} ${result} ${JSON.stringify([...texts, ...prices])}`,
    render: () => <PanelRow {...props} />,
  };
}

const RESULT_CLASSES = { W: styles.won, D: undefined, L: styles.lost };

const dayOf = (match: Match, timeZone: string, locale: LocaleCode): string =>
  formatDate(dateIn(match.kickOff, timeZone), locale, "date");

interface TeamNameProps {
  match: Match;
  of: "home" | "away";
  subject: PricedMatch["side"];
}

const TeamName = ({ match, of, subject }: TeamNameProps) => (of === subject ? <b>{match[of].name}</b> : match[of].name);

/** The score that prices are settled by: after 90 minutes in football, even if more was played. */
function scoreOf(match: Match, locale: LocaleCode): string {
  if (match.state === "scheduled" || !match.score) return "–";
  return scoreText(match.fullTime ?? match.score, locale, "cell");
}
