import { useTranslation } from "react-i18next";
import type { Sport } from "#contract/tables/sports";
import { memberCallBack, signPath } from "~/features/frame/call-back";
import { Icon } from "~/features/frame/Icon";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";

const OTHER: Readonly<Record<Sport, Sport>> = { football: "basketball", basketball: "football" };
const STEPS = ["team", "points", "change", "league"] as const;

/** What the fantasy game of a sport will be, how to be there when it opens, and what there is until then. */
export function FantasyPage({ sport, page: { locale } }: { sport: Sport; page: Pick<Page, "locale"> }) {
  const { t } = useTranslation(["fantasy", "frame"]);
  const callBack = memberCallBack("fantasy", locale);
  return (
    <div className="fs">
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
        <p className="fs-ways">
          <a className="btn" href={signPath("signup", locale, callBack)}>
            {t("frame:account.signUp")}
          </a>
          <a className="btn btn-plain" href={signPath("signin", locale, callBack)}>
            {t("frame:account.logIn")}
          </a>
        </p>
      </section>
      <section aria-labelledby="fantasy-until">
        <h2 id="fantasy-until">{t("until")}</h2>
        <ul>
          {[sport, OTHER[sport]].map((one) => (
            <li key={one}>
              <a className="card" href={localePath(locale, `/${one}/matches`)}>
                <Icon name={one === "football" ? "home" : one} />
                {t(`matches.${one}`)}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
