import { useTranslation } from "react-i18next";
import { Section } from "~/features/entity/Section";
import { callBackOf, signPath } from "~/page/call-back";
import type { Page } from "~/page/page";
import styles from "./sevens.module.css";
import type { VideoView } from "./video-views.ts";
import "~/ui/button.css";

interface LiveVideosProps {
  videos: readonly VideoView[];
  page: Page;
}

/** The cameras beside the pitches; visitors are asked to sign up or log in to watch (specification, section 8). */
export function LiveVideos({ videos, page }: LiveVideosProps) {
  const { t } = useTranslation(["sevens", "frame"]);
  if (videos.length === 0) return null;
  const callBack = callBackOf(page);
  return (
    <Section id="videos" title={t("videos")}>
      <ul className={styles.cameras}>
        {videos.map(({ id, title, pitch, starts, isLive }) => (
          <li key={id}>
            <b>{title}</b>
            <small>
              {isLive ? <span className="live">{t("videoLive")}</span> : starts}
              {` · ${pitch}`}
            </small>
          </li>
        ))}
      </ul>
      <div className={styles.signUp}>
        <p>{t("mustLogIn")}</p>
        <a className="button" href={signPath("signup", page.locale, callBack)}>
          {t("frame:account.signUp")}
        </a>
        <a className="button plain-button" href={signPath("signin", page.locale, callBack)}>
          {t("frame:account.logIn")}
        </a>
      </div>
    </Section>
  );
}
