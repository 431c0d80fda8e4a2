import { useTranslation } from "react-i18next";
import { callBackOf, memberCallBack, signPath } from "~/features/frame/call-back";
import { Icon } from "~/features/frame/Icon";
import type { Page } from "~/features/frame/page";
import { FAVOURITE_FORM_ID, TIP_ID, TIP_TEXT_IDS } from "./tip-ids.ts";

const SIGN_PAGES = [
  { page: "signin", key: "account.logIn", style: "btn" },
  { page: "signup", key: "account.signUp", style: "btn btn-plain" },
] as const;

/**
 * Tells a guest that favourites or fantasy need an account. Opened by the page's script beside what was chosen; where no
 * script runs, the same choices lead to sign-in, stars by the form.
 */
export function LoginTip({ page }: { page: Page }) {
  const { t } = useTranslation("frame");
  const callBack = callBackOf(page);
  const fantasy = memberCallBack("fantasy", page.locale);
  return (
    <>
      <div id={TIP_ID} className="sheet" popover="auto" role="dialog" tabIndex={-1}>
        <p id={TIP_TEXT_IDS.favourites}>{t("tip.favourites")}</p>
        <p id={TIP_TEXT_IDS.fantasy} hidden>
          {t("tip.fantasy")}
        </p>
        {SIGN_PAGES.map(({ page: signPage, key, style }) => (
          <a
            key={signPage}
            className={style}
            href={signPath(signPage, page.locale, callBack)}
            data-fantasy={signPath(signPage, page.locale, fantasy)}
          >
            {t(key)}
          </a>
        ))}
        <button type="button" className="icb" popovertarget={TIP_ID} popovertargetaction="hide" aria-label={t("close")}>
          <Icon name="close" />
        </button>
      </div>
      <form id={FAVOURITE_FORM_ID} action={`/${page.locale}/signin`} hidden>
        <input type="hidden" name="callBackUrl" value={callBack} />
      </form>
    </>
  );
}
