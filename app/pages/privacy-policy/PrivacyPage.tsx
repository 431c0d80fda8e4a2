import { useTranslation } from "react-i18next";
import type { Page } from "~/page/page";
import type { PrivacyData } from "./load-privacy.server.ts";
import styles from "./privacy.module.css";

/** Every cookie that the site sets; the page gives the reason for each. */
const COOKIES = ["locale", "tz", "theme", "saving", "sport"] as const;

const SECTIONS = [
  { id: "short", heading: "short.heading", paragraphs: ["short.noTracking", "short.noAccount"] },
  { id: "cookies", heading: "cookies.heading", paragraphs: ["cookies.about"] },
  {
    id: "device",
    heading: "device.heading",
    paragraphs: ["device.kept", "device.searches", "device.copies", "device.remove"],
  },
  { id: "server", heading: "server.heading", paragraphs: ["server.address", "server.log", "server.duration"] },
  { id: "others", heading: "others.heading", paragraphs: ["others.links"] },
  { id: "rights", heading: "rights.heading", paragraphs: ["rights.choice", "rights.changes"] },
] as const;

/** What the site does with data of its visitors. Keep it in step with the code. */
export function PrivacyPage({ data, page }: { data: PrivacyData; page: Page }) {
  const { t } = useTranslation("privacy");
  const { supportMail, storageBaseUrl } = page.config;
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
          {id === "others" && <p>{t(/^https?:/.test(storageBaseUrl) ? "others.pictures" : "others.none")}</p>}
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

function CookieList() {
  const { t } = useTranslation("privacy");
  return (
    <dl>
      {COOKIES.map((name) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{t(`cookie.${name}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
