import { useTranslation } from "react-i18next";
import { matchPath } from "#contract/tables/paths";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { FAVOURITE_FORM_ID } from "~/features/login-tip/tip-ids";
import type { MatchAbout } from "./match-about.ts";
import { SHARE_BUTTON_ID, SHARE_ID } from "./share-ids.ts";

interface MatchActionsProps {
  match: MatchAbout["match"];
  locale: Page["locale"];
}

/** What a fan can do with a match; its day goes into a calendar while it lies ahead. Works without any script. */
export function MatchActions({ match, locale }: MatchActionsProps) {
  const { t } = useTranslation("match");
  return (
    <div className="acts">
      <button type="submit" className="s" form={FAVOURITE_FORM_ID}>
        {t("favourite")}
      </button>
      <button type="button" className="act-share" id={SHARE_BUTTON_ID} popovertarget={SHARE_ID}>
        {t("share")}
      </button>
      {match.state === "scheduled" && (
        <a className="act-day" href={localePath(locale, `${matchPath(match)}/calendar.ics`)} rel="nofollow">
          {t("calendar")}
        </a>
      )}
    </div>
  );
}
