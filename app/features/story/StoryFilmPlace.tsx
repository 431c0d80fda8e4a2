import { useTranslation } from "react-i18next";
import { FrameConsent } from "~/features/media-player/FrameConsent";
import { Island } from "~/runtime/Island";
import styles from "./story.module.css";
import type { StoryFilm } from "./story.ts";
import "~/ui/button.css";

/** A third-party video: nothing of it loads before the visitor consents. */
export function StoryFilmPlace({ id, film: { src, host, page } }: StoryFilm) {
  const { t } = useTranslation(["highlights", "news"]);
  const question = {
    consent: t("consent", { host }),
    load: t("load"),
    link: { href: page, text: t("watchOn", { host }) },
    className: styles.film,
  };
  const frame = { src, title: t("news:film", { host }), className: styles.film };
  return (
    <Island name="third-party-frame" id={id} props={{ question, frame }}>
      <FrameConsent {...question} />
    </Island>
  );
}
