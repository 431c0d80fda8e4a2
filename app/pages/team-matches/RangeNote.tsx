import { useTranslation } from "react-i18next";
import { formatDate } from "~/i18n/format-date";
import type { Page } from "~/page/page";
import type { TeamMatchesData } from "./load-team-matches.server.ts";
import styles from "./team-matches.module.css";

interface RangeNoteProps {
  data: Pick<TeamMatchesData, "range" | "cutTo">;
  page: Page;
}

/** Which days are shown, and whether they are fewer than requested. */
export function RangeNote({ data: { range, cutTo }, page }: RangeNoteProps) {
  const { t } = useTranslation("team");
  if (!range) return null;
  const formatted = ({ from, to }: { from: string; to: string }) => ({
    from: formatDate(from, page.locale, "date"),
    to: formatDate(to, page.locale, "date"),
  });
  return (
    <>
      <h2 className={styles.heading}>{t("range.shown", formatted(range))}</h2>
      {cutTo && (
        <p className="note" role="note">
          {t("range.cut", formatted(cutTo))}
        </p>
      )}
    </>
  );
}
