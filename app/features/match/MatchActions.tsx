import { useTranslation } from "react-i18next";
import { alertsPath, matchCalendarPath } from "#contract/tables/paths";
import { FOLLOW_FORM_ID } from "~/features/favourites/star-forms";
import { SHARE_OPENER } from "~/features/share/share-ids";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import type { MatchAbout } from "./match-about.ts";
import styles from "./match-actions.module.css";

interface MatchActionsProps {
  match: MatchAbout["match"];
  locale: Page["locale"];
}

/**
 * Actions for a match, as signs; upcoming ones can be added to a calendar. Works without script. The link that goes at
 * kick-off has an id, so that a page that follows the match does not take the bell for it (live/morph.ts).
 */
export function MatchActions({ match, locale }: MatchActionsProps) {
  const { t } = useTranslation(["match", "frame"]);
  const name = t("heading", { home: match.home.name, away: match.away.name });
  return (
    <div className={styles.actions}>
      {match.state === "scheduled" && (
        <a className="act-day" id="add-day" href={localePath(locale, matchCalendarPath(match))} rel="nofollow">
          <span className="visually-hidden">{t("calendar")}</span>
        </a>
      )}
      <button type="submit" form={FOLLOW_FORM_ID} name="match" value={match.id} data-name={name}>
        <span className="visually-hidden">{t("favourite")}</span>
      </button>
      <a
        className={`act-alerts ${styles.alerts}`}
        href={localePath(locale, alertsPath(match.sport, "match", match.id))}
        data-tip="favourites"
      >
        <span className="visually-hidden">{t("frame:favourite.alerts", { name })}</span>
      </a>
      <button type="button" className={`act-share ${styles.share}`} id="share-open" {...SHARE_OPENER}>
        <span className="visually-hidden">{t("share")}</span>
      </button>
    </div>
  );
}
