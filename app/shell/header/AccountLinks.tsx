import { useTranslation } from "react-i18next";
import { ACCOUNT_SLOTS } from "#contract/tables/account-slots";
import { callBackOf } from "~/page/call-back";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { signPath } from "~/page/sign-path";
import { Island } from "~/runtime/islands/Island";
import { classNames } from "~/ui/class-names";
import { leftToEdge } from "~/ui/left-to-script";
import styles from "./header.module.css";

interface AccountLinksProps {
  page: Pick<Page, "locale" | "path" | "search" | "config">;
}

/**
 * A guest's sign-in and sign-up links, both returning to this page, and a member's account link: on phones a plain
 * link, elsewhere a menu, which is a link until it has loaded. All are in every page; `data-account` on the root
 * decides which are visible, and the edge fills it in per response, with name and picture
 * (worker/members/account-marks.ts).
 */
export function AccountLinks({ page }: AccountLinksProps) {
  const { t } = useTranslation("frame");
  const { locale } = page;
  const callBack = callBackOf(page);
  const account = localePath(locale, "/account");
  return (
    <>
      <p className={styles.account}>
        <a href={signPath("signin", locale, callBack)}>{t("account.logIn")}</a>
        <a className={styles.signUp} href={signPath("signup", locale, callBack)}>
          {t("account.signUp")}
        </a>
      </p>
      <a href={account} className={classNames(styles.member, styles.onPhone)} aria-label={t("account.mine")}>
        <Picture page={page} />
      </a>
      <Island name="account-menu" props={{}}>
        <a href={account} className={classNames(styles.member, styles.onDesktop)} data-press="account">
          <Picture page={page} />
          <span className="visually-hidden">{t("account.mine")} </span>
          <b data-nickname="" {...leftToEdge("nickname")} />
        </a>
      </Island>
    </>
  );
}

const Picture = ({ page: { config } }: AccountLinksProps) => (
  <img
    className="avatar"
    src={`${config.storageBaseUrl}/avatar/${ACCOUNT_SLOTS.avatar}.svg`}
    alt=""
    width={32}
    height={32}
    loading="lazy"
    suppressHydrationWarning
  />
);
