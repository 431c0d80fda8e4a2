import { useTranslation } from "react-i18next";
import { NEWSLETTER_PATH } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import styles from "./newsletter-card.module.css";
import "~/ui/button.css";

interface NewsletterCardProps {
  page: Pick<Page, "locale" | "config">;
  /** The page's sport; both if absent. */
  sport?: Sport;
}

/**
 * The newsletter form on a shared page: a plain form for the action of the newsletter page, which shows faults and has
 * the bot check. Nothing if there is no newsletter.
 */
export function NewsletterCard({ page: { locale, config }, sport }: NewsletterCardProps) {
  const { t } = useTranslation(["newsletter", "common"]);
  if (!config.hasNewsletter) return null;
  return (
    <aside className={styles.card} aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">{t("card.title")}</h2>
      <p className="note">{t("card.text")}</p>
      <form method="post" action={localePath(locale, NEWSLETTER_PATH)} noValidate className={styles.form}>
        {sport && <input type="hidden" name="sport" value={sport} />}
        <label htmlFor="newsletter-email">{t("email")}</label>
        <div className={styles.row}>
          <input
            id="newsletter-email"
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="send"
          />
          <button type="submit" name="intent" value="subscribe" className="button">
            {t("subscribe")}
          </button>
        </div>
      </form>
      <p className="note">
        {t("use")} <a href={localePath(locale, "/privacy-policy")}>{t("common:footer.privacy")}</a>
      </p>
    </aside>
  );
}
