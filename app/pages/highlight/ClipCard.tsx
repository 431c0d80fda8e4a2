import { useTranslation } from "react-i18next";
import { playTime } from "~/features/highlights/play-time";
import { unbrokenScores } from "~/i18n/unbroken-scores";
import { isoMinute } from "~/i18n/zone-offsets";
import { classNames } from "~/ui/class-names";
import type { Clip } from "./load-highlight.server.ts";
import { Player } from "./Player.tsx";
import styles from "./player.module.css";

/** A video summary: its player, title and details. */
export function ClipCard({ clip }: { clip: Clip }) {
  const { t } = useTranslation("highlights");
  const { title, duration, publishedAt, publishedOn, views } = clip;
  return (
    <section className={classNames(styles.clip, "card")}>
      <Player clip={clip} />
      <h2>{unbrokenScores(title)}</h2>
      <p className="note tabular">
        {duration > 0 && <span>{t("length", { time: playTime(duration) })}</span>}
        <time dateTime={isoMinute(publishedAt)}>{t("published", { date: publishedOn })}</time>
        {views !== undefined && <span>{t("views", { count: views })}</span>}
      </p>
    </section>
  );
}
