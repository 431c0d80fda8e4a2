import type { MetaDescriptor } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import { FANTASY_OPEN_PATH } from "#contract/tables/pages/fantasy-pages";
import { SITE_NAME } from "#contract/tables/site";
import { SPORTS, type Sport } from "#contract/tables/sports";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { fantasyCallBack } from "~/page/call-back";
import { localePath } from "~/page/locale-path";
import { type Page, pageOf, type RouteMatches } from "~/page/page";
import { signPath } from "~/page/sign-path";
import { basicsOf } from "~/sports/sport-basics";
import { Icon } from "~/ui/Icon";
import styles from "./fantasy.module.css";
import "~/ui/button.css";

const STEPS = ["team", "points", "change", "league"] as const;

interface FantasyPageProps {
  sport: Sport;
  page: Pick<Page, "locale" | "config">;
}

/** The fantasy game of a sport: what it is or will be, the link to it, and other features of the site. */
export function FantasyPage({ sport, page: { locale, config } }: FantasyPageProps) {
  const { t } = useTranslation("fantasy");
  const others = SPORTS.map(({ code }) => code).filter((one) => one !== sport);
  const isOpen = config.fantasyEnterUrl !== undefined;
  return (
    <div className={styles.page}>
      <header>
        <h1>{t(`title.${sport}`)}</h1>
        {!isOpen && <span className="tag">{t("soon")}</span>}
        <p>{t(`lead.${sport}`)}</p>
      </header>
      {isOpen && <OpenForm locale={locale} />}
      <section aria-labelledby="fantasy-how">
        <h2 id="fantasy-how">{t(isOpen ? "open.how" : "how")}</h2>
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
      <AccountSection locale={locale} isOpen={isOpen} />
      <section aria-labelledby="fantasy-until">
        <h2 id="fantasy-until">{t(isOpen ? "open.more" : "until")}</h2>
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

/**
 * Members enter by a form, which the edge answers with a one-time token: the token appears neither in this shared page
 * nor in an address.
 */
function OpenForm({ locale }: Pick<Page, "locale">) {
  const { t } = useTranslation("fantasy");
  return (
    <form
      className={styles.ofMember}
      method="post"
      action={localePath(locale, FANTASY_OPEN_PATH)}
      target="_blank"
      rel="noopener"
    >
      <button type="submit" className="button">
        {t("open.button")}
      </button>
      <p className="note">{t("open.text")}</p>
    </form>
  );
}

function AccountSection({ locale, isOpen }: Pick<Page, "locale"> & { isOpen: boolean }) {
  const { t } = useTranslation(["fantasy", "frame"]);
  const callBack = fantasyCallBack(locale);
  return (
    <section className={styles.ofGuest} aria-labelledby="fantasy-account">
      <h2 id="fantasy-account">{t("account")}</h2>
      <p>{t(isOpen ? "open.accountText" : "accountText")}</p>
      <p className={styles.actions}>
        <a className="button" href={signPath("signup", locale, callBack)}>
          {t("frame:account.signUp")}
        </a>
        <a className="button plain-button" href={signPath("signin", locale, callBack)}>
          {t("frame:account.logIn")}
        </a>
      </p>
    </section>
  );
}

/** Title, description and breadcrumbs of a sport's fantasy page. */
export function fantasyMeta(sport: Sport, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const title = t(`fantasy:title.${sport}`);
  const isOpen = page.config.fantasyEnterUrl !== undefined;
  return pageMeta(page, {
    title,
    description: t(isOpen ? `fantasy:open.description.${sport}` : `fantasy:description.${sport}`, { site: SITE_NAME }),
    trail: [{ name: t(`frame:nav.${sport}`), path: `/${sport}/matches` }, { name: title }],
  });
}
