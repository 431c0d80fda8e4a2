import { useTranslation } from "react-i18next";
import { Section } from "~/features/entity/Section";
import { Island } from "~/islands/Island";
import { WatchLink } from "~/islands/live-video/WatchLink";
import { callBackOf, signPath } from "~/page/call-back";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import styles from "./sevens.module.css";
import type { VideoView } from "./video-views.ts";
import "~/ui/button.css";

interface LiveVideosProps {
  videos: readonly VideoView[];
  page: Page;
}

/**
 * The cameras beside the pitches. The page is everyone's: it has the words for guests, who are asked to sign up or log in
 * to watch (specification, section 8), and a member's links; `data-account` at its root says which is seen.
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
          // With an id, by which the page's renewal finds it again while somebody watches.
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

/** Where no host of films is configured there is nothing to watch. */
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
