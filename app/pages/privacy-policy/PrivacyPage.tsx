import { useTranslation } from "react-i18next";
import type { Page } from "~/page/page";
import type { PrivacyData } from "./load-privacy.server.ts";
import styles from "./privacy.module.css";

/** Every cookie that the site sets, by its reason on the page. */
const COOKIES = [
  { key: "locale", names: ["locale"] },
  { key: "tz", names: ["tz"] },
  { key: "theme", names: ["theme"] },
  { key: "saving", names: ["saving"] },
  { key: "sport", names: ["sport"] },
  { key: "session", names: ["__Host-session"] },
  { key: "attempt", names: ["__Host-attempt", "__Host-pending"] },
] as const;

const SECTIONS = [
  { id: "short", heading: "short.heading", paragraphs: ["short.noTracking", "short.noAccount"] },
  { id: "cookies", heading: "cookies.heading", paragraphs: ["cookies.about"] },
  {
    id: "device",
    heading: "device.heading",
    paragraphs: ["device.kept", "device.searches", "device.copies", "device.remove"],
  },
  { id: "account", heading: "account.heading", paragraphs: ["account.holds", "account.seen", "account.end"] },
  { id: "server", heading: "server.heading", paragraphs: ["server.address", "server.log", "server.duration"] },
  { id: "others", heading: "others.heading", paragraphs: ["others.links"] },
  { id: "rights", heading: "rights.heading", paragraphs: ["rights.choice", "rights.changes"] },
] as const;

/** What the site does with data of its visitors. Keep it in step with the code. */
export function PrivacyPage({ data, page }: { data: PrivacyData; page: Page }) {
  const { t } = useTranslation("privacy");
  const { supportMail } = page.config;
  return (
    <article className={styles.policy}>
      <h1>{t("title")}</h1>
      <p className="note">{t("changedOn", { date: data.changedOn })}</p>
      {SECTIONS.map(({ id, heading, paragraphs }) => (
        <section key={id} aria-labelledby={`privacy-${id}`}>
          <h2 id={`privacy-${id}`}>{t(heading)}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{t(paragraph)}</p>
          ))}
          {id === "cookies" && <CookieList />}
          {id === "others" && <OtherCompanies config={page.config} hasFirebase={data.hasFirebase} />}
          {id === "rights" && supportMail && (
            <p>
              <a href={`mailto:${supportMail}`}>{t("rights.contact", { address: supportMail })}</a>
            </p>
          )}
        </section>
      ))}
    </article>
  );
}

/** What an operator has configured that lies with others. */
function OtherCompanies({ config, hasFirebase }: Pick<Page, "config"> & Pick<PrivacyData, "hasFirebase">) {
  const { storageBaseUrl, liveVideoHosts, fantasyLogOutUrl, botCheck } = config;
  const { t } = useTranslation("privacy");
  return (
    <>
      <p>{t(/^https?:/.test(storageBaseUrl) ? "others.pictures" : "others.none")}</p>
      {botCheck && botCheck.provider !== "off" && <p>{t("others.botCheck")}</p>}
      {liveVideoHosts && <p>{t("others.livestreams")}</p>}
      {fantasyLogOutUrl && <p>{t("others.fantasy")}</p>}
      {hasFirebase && <p>{t("others.codes")}</p>}
    </>
  );
}

function CookieList() {
  const { t } = useTranslation("privacy");
  return (
    <dl>
      {COOKIES.map(({ key, names }) => (
        <div key={key}>
          {names.map((name) => (
            <dt key={name}>
              <code>{name}</code>
            </dt>
          ))}
          <dd>{t(`cookie.${key}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
