import { useTranslation } from "react-i18next";
import { favouritesPath } from "#contract/tables/paths";
import { FOLLOW_FORM_ID, TIP_ID, TIP_TEXT_IDS } from "~/features/favourites/star-forms";
import { callBackOf, fantasyCallBack } from "~/page/call-back";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { signPath } from "~/page/sign-path";
import { sportOrDefault } from "~/page/sport-switch";
import { Memoised } from "~/ui/fragments/Memoised";
import { Icon } from "~/ui/Icon";

const SIGN_PAGES = [
  { page: "signin", key: "account.logIn", style: "button" },
  { page: "signup", key: "account.signUp", style: "button plain-button" },
] as const;

/**
 * Tells guests that favourites or fantasy need an account. The page script opens it beside the pressed control; without
 * script the same controls lead to sign-in. Stars are form buttons that add their item for members.
 */
export function LoginTip({ page }: { page: Page }) {
  const { locale } = page;
  const callBack = callBackOf(page);
  const tip = { id: TIP_ID, className: "sheet", popover: "auto", role: "dialog", tabIndex: -1 } as const;
  return (
    <>
      <Memoised as="div" {...tip} of={Tip} props={{ locale, callBack }} />
      <form
        id={FOLLOW_FORM_ID}
        method="post"
        action={localePath(locale, favouritesPath(sportOrDefault(page.path)))}
        hidden
      >
        <input type="hidden" name="callBackUrl" value={callBack} />
      </form>
    </>
  );
}

function Tip({ locale, callBack }: Pick<Page, "locale"> & { callBack: string }) {
  const { t } = useTranslation("frame");
  const fantasy = fantasyCallBack(locale);
  return (
    <>
      <p id={TIP_TEXT_IDS.favourites}>{t("tip.favourites")}</p>
      <p id={TIP_TEXT_IDS.fantasy} hidden>
        {t("tip.fantasy")}
      </p>
      {SIGN_PAGES.map(({ page, key, style }) => (
        <a
          key={page}
          className={style}
          href={signPath(page, locale, callBack)}
          data-fantasy={signPath(page, locale, fantasy)}
        >
          {t(key)}
        </a>
      ))}
      <button
        type="button"
        className="icon-button"
        popovertarget={TIP_ID}
        popovertargetaction="hide"
        aria-label={t("close")}
      >
        <Icon name="close" />
      </button>
    </>
  );
}
