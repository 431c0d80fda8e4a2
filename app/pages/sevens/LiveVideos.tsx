import { useTranslation } from "react-i18next";
import { Section } from "~/features/entity/Section";
import { WatchLink } from "~/features/live-video/WatchLink";
import { callBackOf, signPath } from "~/page/call-back";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { Island } from "~/runtime/Island";
import { classNames } from "~/ui/class-names";
import styles from "./sevens.module.css";
import type { VideoView } from "./video-views.ts";
import "~/ui/button.css";

interface LiveVideosProps {
  videos: readonly VideoView[];
  page: Page;
}

/**
 * The cameras beside the pitches. The page is shared: it contains a prompt to sign up or log in for guests
 * (specification, section 8) and links for members; `data-account` on the root decides which is visible.
 */
export function LiveVideos({ videos, page }: LiveVideosProps) {
  const { t } = useTranslation(["sevens", "frame"]);
  if (videos.length === 0) return null;
  const callBack = callBackOf(page);
  const canBeWatched = page.config.liveVideoHosts !== undefined;
  return (
    <Section id="videos" title={t("videos")}>
      <ul className={styles.cameras}>
        {videos.map((video) => (
          // The id lets a page update keep the element while someone is watching.
          <li key={video.id} id={`camera-${video.id}`}>
            <b>{video.title}</b>
            <small>
              {video.isLive ? <span className="live">{t("videoLive")}</span> : video.starts}
              {` · ${video.pitch}`}
            </small>
            {video.isLive && canBeWatched && <Watch video={video} page={page} />}
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

/** Nothing to watch if no video host is configured. */
function Watch({ video: { id, title }, page }: { video: VideoView; page: Page }) {
  const { t } = useTranslation("sevens");
  const link = {
    href: localePath(page.locale, `/hkfc/video/${id}`),
    text: t("watch"),
    title,
    className: classNames("button", styles.watch),
  };
  const faults = { failed: t("videoFailed"), unplayable: t("videoUnplayable") };
  return (
    <Island name="live-video" id={`watch-${id}`} props={{ videoId: id, link, faults }}>
      <WatchLink {...link} />
    </Island>
  );
}
