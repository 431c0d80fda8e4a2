import { useTranslation } from "react-i18next";
import chips from "~/features/highlights/highlights.module.css";
import type { Playback } from "~/features/highlights/playback";
import { Animation } from "~/features/media-player/Animation";
import { FrameConsent } from "~/features/media-player/FrameConsent";
import { Island } from "~/runtime/islands/Island";
import { classNames } from "~/ui/class-names";
import type { Clip } from "./load-highlight.server.ts";
import styles from "./player.module.css";
import "~/ui/button.css";

/**
 * A summary's player, or why there is none. The document has nothing of a third party: its player loads once the
 * visitor consents (features/media-player), with a link to its page beside it.
 */
export function Player({ clip }: { clip: Clip }) {
  const { t } = useTranslation("highlights");
  const { playback, cover } = clip;
  switch (playback.kind) {
    case "animation":
      return <AnimationPlayer clip={clip} src={playback.src} />;
    case "film":
      return (
        // biome-ignore lint/a11y/useMediaCaption: suppliers provide no captions.
        <video className={styles.screen} controls preload="none" playsInline poster={cover} src={playback.src}>
          <p>
            {t("cannotPlay")} <a href={playback.src}>{t("openFile")}</a>
          </p>
        </video>
      );
    case "frame":
      return <FramePlayer clip={clip} playback={playback} />;
    case "link":
      return (
        <div className={classNames(styles.screen, styles.notice)}>
          <p>{t("elsewhere", { host: playback.host })}</p>
          <Elsewhere playback={playback} />
        </div>
      );
    case "blocked":
    case "unplayable":
      return (
        <div className={classNames(styles.screen, styles.notice)}>
          <p>{t(playback.kind)}</p>
        </div>
      );
  }
}

/** Opened and closed natively by the browser; closing stops it. Does not move if the visitor prefers reduced motion. */
function AnimationPlayer({ clip: { id, cover }, src }: { clip: Clip; src: string }) {
  const { t } = useTranslation(["highlights", "frame"]);
  const classes = { picture: styles.screen, button: classNames(chips.chip, styles.again) };
  const animation = { src, alt: t("animation"), again: t("again"), classes };
  return (
    <details className={styles.animation}>
      <summary>
        <span className={styles.screen}>{cover && <img src={cover} width="320" height="180" alt="" />}</span>
        <span className={styles.play}>{t("play")}</span>
        <span className={styles.stop}>{t("frame:close")}</span>
      </summary>
      <Island name="highlight-animation" id={`clip-${id}`} props={animation}>
        <Animation {...animation} />
      </Island>
    </details>
  );
}

interface FramePlayerProps {
  clip: Clip;
  playback: Extract<Playback, { kind: "frame" }>;
}

function FramePlayer({ clip: { id, title }, playback: { src, host, page } }: FramePlayerProps) {
  const { t } = useTranslation("highlights");
  const question = {
    consent: t("consent", { host }),
    load: t("load"),
    link: { href: page, text: t("watchOn", { host }) },
    className: classNames(styles.screen, styles.notice),
  };
  return (
    <Island
      name="third-party-frame"
      id={`clip-${id}`}
      props={{ question, frame: { src, title, className: styles.screen } }}
    >
      <FrameConsent {...question} />
    </Island>
  );
}

function Elsewhere({ playback: { page, host } }: { playback: { page: string; host: string } }) {
  const { t } = useTranslation("highlights");
  return (
    <a className="button plain-button" href={page} rel="noopener noreferrer nofollow external">
      {t("watchOn", { host })}
    </a>
  );
}
