import { useTranslation } from "react-i18next";
import { isoMinute } from "~/i18n/zone-offsets";
import type { Clip } from "./load-highlight.server.ts";
import { Player } from "./Player.tsx";
import { playTime } from "./play-time.ts";

/** A summary: its player, its title and what is known of it. */
export function ClipCard({ clip }: { clip: Clip }) {
  const { t } = useTranslation("highlights");
  const { title, duration, publishedAt, publishedOn, views } = clip;
  return (
    <section className="card clip">
      <Player clip={clip} />
      <h2>{title}</h2>
      <p className="note num">
        {duration > 0 && <span>{t("length", { time: playTime(duration) })}</span>}
        <time dateTime={isoMinute(publishedAt)}>{t("published", { date: publishedOn })}</time>
        {views !== undefined && <span>{t("views", { count: views })}</span>}
      </p>
    </section>
  );
}
