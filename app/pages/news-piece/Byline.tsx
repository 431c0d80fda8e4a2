import { useTranslation } from "react-i18next";
import type { Moment } from "~/features/news/moment";
import { SHARE_OPENER } from "~/features/share/share-ids";
import { classNames } from "~/ui/class-names";
import type { PieceData } from "./load-piece.server.ts";
import styles from "./piece.module.css";

type BylineProps = { data: Pick<PieceData, "author" | "published" | "updated" | "readingTime"> };

/** Author, dates of publication and update, and reading time of an article; and the share button. */
export function Byline({ data: { author, published, updated, readingTime } }: BylineProps) {
  const { t } = useTranslation(["news", "match"]);
  return (
    <div className={classNames(styles.byline, "hold-until-parsed")}>
      <p>
        <a href={author.href} rel="author">
          {author.name}
        </a>
        <Time of={published} text={t("published", { date: published.date, time: published.clock })} />
        {updated && <Time of={updated} text={t("updated", { date: updated.date, time: updated.clock })} />}
        <span>{t("readingTime", { count: readingTime })}</span>
      </p>
      <button type="button" className={styles.share} id="share-open" {...SHARE_OPENER}>
        {t("match:share")}
      </button>
    </div>
  );
}

const Time = ({ of: { iso }, text }: { of: Moment; text: string }) => (
  <time className="tabular" dateTime={iso}>
    {text}
  </time>
);
