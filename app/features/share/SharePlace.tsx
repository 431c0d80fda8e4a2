import { useTranslation } from "react-i18next";
import { ShareSheet } from "~/features/share/ShareSheet";
import { shareTargets } from "~/features/share/share-links";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { Island } from "~/runtime/islands/Island";
import styles from "./share-sheet.module.css";

interface SharePlaceProps {
  page: Pick<Page, "locale" | "origin" | "path">;
  /** Title of the sheet. */
  title: string;
  /** What the page is about. */
  text: string;
}

/** The share sheet, opened by buttons with the attributes SHARE_OPENER. Without script its links work too. */
export function SharePlace({ page: { locale, origin, path }, title, text }: SharePlaceProps) {
  const { t } = useTranslation(["match", "banner", "frame"]);
  const url = origin + localePath(locale, path);
  const sheet = {
    className: `sheet ${styles.share}`,
    title,
    close: t("frame:close"),
    copy: t("match:copyLink"),
  };
  const texts = { locale, url, text, copied: t("match:linkCopied"), failed: t("banner:download.failed") };
  return (
    <Island name="share" props={{ ...sheet, ...texts }}>
      <ShareSheet {...sheet} targets={shareTargets(locale, { url, text })} />
    </Island>
  );
}
