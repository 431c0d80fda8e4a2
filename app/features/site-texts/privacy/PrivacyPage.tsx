import type { MetaDescriptor } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import { pageMeta } from "~/features/page-meta/page-meta";
import { SiteTextLinks } from "~/features/site-texts/SiteTextLinks";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { type Page, pageOf, type RouteMatches } from "~/page/page";
import type { PrivacyData } from "./load-privacy.server.ts";
import styles from "./privacy.module.css";
import { COOKIES, IN_TAB, storedOnDevice } from "./stored-names.ts";

/** Configured services that involve other companies. */
function OtherCompanies({ config, hasFirebase }: Pick<Page, "config"> & Pick<PrivacyData, "hasFirebase">) {
  const {
    storageBaseUrl,
    liveVideoHosts,
    fantasyEnterUrl,
    fantasyLogOutUrl,
    botCheck,
    noticeDatabase,
    signInProviders,
  } = config;
  const { t } = useTranslation("privacy");
  return (
    <>
      <p>{t(/^https?:/.test(storageBaseUrl) ? "others.pictures" : "others.none")}</p>
      {botCheck && botCheck.provider !== "off" && <p>{t("others.botCheck")}</p>}
      <p>{t("others.embeds")}</p>
      {liveVideoHosts && <p>{t("others.livestreams")}</p>}
      {fantasyEnterUrl && <p>{t("others.fantasyGame")}</p>}
      {fantasyLogOutUrl && <p>{t("others.fantasy")}</p>}
      {signInProviders && signInProviders.length > 0 && <p>{t("others.providers")}</p>}
      {hasFirebase && <p>{t("others.codes")}</p>}
      {noticeDatabase && <p>{t("others.notices")}</p>}
      <p>{t("others.links")}</p>
    </>
  );
}

interface NameListProps {
  rows: readonly { names: readonly string[]; text: string }[];
}

/** Names under which a browser stores data, and their purpose. */
const NameList = ({ rows }: NameListProps) => (
  <dl>
    {rows.map(({ names, text }) => (
      <div key={names[0]}>
        {names.map((name) => (
          <dt key={name}>
            <code>{name}</code>
          </dt>
        ))}
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

const SECTIONS = [
  { id: "short", heading: "short.heading", paragraphs: ["short.noTracking", "short.noAccount"] },
  { id: "cookies", heading: "cookies.heading", paragraphs: ["cookies.about"] },
  { id: "device", heading: "device.heading", paragraphs: ["device.about"] },
  {
    id: "account",
    heading: "account.heading",
    paragraphs: [
      "account.holds",
      "account.passkeys",
      "account.follows",
      "account.events",
      "account.recognised",
      "account.seen",
      "account.comments",
    ],
  },
  {
    id: "contests",
    heading: "contests.heading",
    paragraphs: ["contests.stored", "contests.seen", "contests.ledger", "contests.videos", "contests.traces"],
  },
  { id: "notices", heading: "notices.heading", paragraphs: ["notices.stored", "notices.push", "notices.app"] },
  {
    id: "newsletter",
    heading: "newsletter.heading",
    paragraphs: ["newsletter.stored", "newsletter.ended", "newsletter.account"],
  },
  {
    id: "server",
    heading: "server.heading",
    paragraphs: ["server.address", "server.log", "server.duration", "server.reports"],
  },
  { id: "others", heading: "others.heading", paragraphs: [] },
  { id: "retention", heading: "retention.heading", paragraphs: ["retention.times", "retention.account"] },
  { id: "children", heading: "children.heading", paragraphs: ["children.age", "children.parents"] },
  { id: "rights", heading: "rights.heading", paragraphs: ["rights.choice", "rights.changes"] },
] as const;

/** How the site uses visitors' data. Keep it in sync with the code. */
export function PrivacyPage({ data, page }: { data: PrivacyData; page: Page }) {
  const { t } = useTranslation("privacy");
  const { supportMail, hasNewsletter } = page.config;
  const sections = SECTIONS.filter(({ id }) => id !== "newsletter" || hasNewsletter);
  return (
    <article className={styles.policy}>
      <h1>{t("title")}</h1>
      <p className="note">{t("changedOn", { date: data.changedOn })}</p>
      {sections.map(({ id, heading, paragraphs }) => (
        <section key={id} aria-labelledby={`privacy-${id}`}>
          <h2 id={`privacy-${id}`}>{t(heading)}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{t(paragraph)}</p>
          ))}
          {id === "cookies" && (
            <NameList rows={COOKIES.map(({ key, names }) => ({ names, text: t(`cookie.${key}`) }))} />
          )}
          {id === "device" && <DeviceLists config={page.config} />}
          {id === "others" && <OtherCompanies config={page.config} hasFirebase={data.hasFirebase} />}
          {id === "rights" && supportMail && (
            <p>
              <a href={`mailto:${supportMail}`}>{t("rights.contact", { address: supportMail })}</a>
            </p>
          )}
        </section>
      ))}
      <SiteTextLinks locale={page.locale} current="/privacy-policy" />
    </article>
  );
}

function DeviceLists({ config }: Pick<Page, "config">) {
  const { t } = useTranslation("privacy");
  return (
    <>
      <NameList rows={storedOnDevice(config).map(({ key, names }) => ({ names, text: t(`stored.${key}`) }))} />
      <p>{t("device.tab")}</p>
      <NameList rows={IN_TAB.map(({ key, names }) => ({ names, text: t(`stored.${key}`) }))} />
      <p>{t("device.remove")}</p>
    </>
  );
}

export function privacyMeta(matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  return pageMeta(page, { title: t("privacy:title"), description: t("privacy:description") });
}
