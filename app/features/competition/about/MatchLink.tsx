import type { Match } from "#contract/domain/match";
import { matchPath } from "#contract/tables/paths";
import { scoreText } from "#contract/text/score-text";
import { unbrokenScores } from "~/i18n/unbroken-scores";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import styles from "./competition-about.module.css";

/** A match with its result, and its day. */
export function MatchLink({ match, day, page }: { match: Match; day: string; page: Page }) {
  const score = "score" in match && match.score ? unbrokenScores(scoreText(match.score, page.locale, "names")) : "–";
  return (
    <>
      <a className={`${styles.teamLink} tabular`} href={localePath(page.locale, matchPath(match))}>
        {`${match.home.name} ${score} ${match.away.name}`}
      </a>
      <small>{day}</small>
    </>
  );
}
