import { useTranslation } from "react-i18next";
import { SPORTS, type Sport } from "#contract/tables/sports";
import { fantasyCallBack, signPath } from "~/page/call-back";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { basicsOf } from "~/sports/sport-basics";
import { Icon } from "~/ui/Icon";
import styles from "./fantasy.module.css";
import "~/ui/button.css";

const STEPS = ["team", "points", "change", "league"] as const;

/** What the fantasy game of a sport will be, how to sign up for it, and what the site offers until then. */
export function FantasyPage({ sport, page: { locale } }: { sport: Sport; page: Pick<Page, "locale"> }) {
  const { t } = useTranslation(["fantasy", "frame"]);
  const others = SPORTS.map(({ code }) => code).filter((one) => one !== sport);
  const callBack = fantasyCallBack(locale);
  return (
    <div className={styles.page}>
      <header>
        <h1>{t(`title.${sport}`)}</h1>
        <span className="tag">{t("soon")}</span>
        <p>{t(`lead.${sport}`)}</p>
      </header>
      <section aria-labelledby="fantasy-how">
        <h2 id="fantasy-how">{t("how")}</h2>
        <ol>
          {STEPS.map((step) => (
            <li key={step} className="card">
              <h3>{t(`step.${step}`)}</h3>
              <p>{step === "points" ? t(`points.${sport}`) : t(`step.${step}Text`)}</p>
            </li>
          ))}
        </ol>
        <p className="note">{t("stakes")}</p>
      </section>
      <section aria-labelledby="fantasy-account">
        <h2 id="fantasy-account">{t("account")}</h2>
        <p>{t("accountText")}</p>
        <p className={styles.actions}>
          <a className="button" href={signPath("signup", locale, callBack)}>
            {t("frame:account.signUp")}
          </a>
          <a className="button plain-button" href={signPath("signin", locale, callBack)}>
            {t("frame:account.logIn")}
          </a>
        </p>
      </section>
      <section aria-labelledby="fantasy-until">
        <h2 id="fantasy-until">{t("until")}</h2>
        <ul>
          {[sport, ...others].map((one) => (
            <li key={one}>
              <a className="card" href={localePath(locale, `/${one}/matches`)}>
                <Icon name={basicsOf(one).icon} />
                {t(`matches.${one}`)}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
