import { useTranslation } from "react-i18next";
import type { Clip } from "./load-highlight.server.ts";
import type { Playback } from "./playback.ts";

/**
 * What plays a summary, or why nothing does. Nothing of a third party is in the document: its player comes when the
 * visitor asks for it (player-script.ts), its page stands beside as a link. Class names are those of highlights.css.
 */
export function Player({ clip }: { clip: Clip }) {
  const { t } = useTranslation("highlights");
  const { playback, cover } = clip;
  switch (playback.kind) {
    case "animation":
      return <Animation clip={clip} src={playback.src} />;
    case "film":
      return (
        // biome-ignore lint/a11y/useMediaCaption: suppliers give no captions.
        <video className="screen" controls preload="none" playsInline poster={cover} src={playback.src}>
          <p>
            {t("cannotPlay")} <a href={playback.src}>{t("openFile")}</a>
          </p>
        </video>
      );
    case "frame":
      return <Consent clip={clip} playback={playback} />;
    case "link":
      return (
        <div className="screen ask">
          <p>{t("elsewhere", { host: playback.host })}</p>
          <Elsewhere playback={playback} />
        </div>
      );
    case "blocked":
    case "unplayable":
      return (
        <div className="screen ask">
          <p>{t(playback.kind)}</p>
        </div>
      );
  }
}

/** Opened and closed by the browser itself: closing stops it. The drawing stands still where motion is not wanted. */
function Animation({ clip: { cover }, src }: { clip: Clip; src: string }) {
  const { t } = useTranslation(["highlights", "frame"]);
  return (
    <details className="anim">
      <summary>
        <span className="screen">{cover && <img src={cover} width="320" height="180" alt="" />}</span>
        <span className="play">{t("play")}</span>
        <span className="stop">{t("frame:close")}</span>
      </summary>
      <img className="screen" src={src} width="320" height="180" alt={t("animation")} loading="lazy" />
      <button type="button" className="chip js" data-again="">
        {t("again")}
      </button>
    </details>
  );
}

interface ConsentProps {
  clip: Clip;
  playback: Extract<Playback, { kind: "frame" }>;
}

function Consent({ clip, playback }: ConsentProps) {
  const { t } = useTranslation("highlights");
  return (
    <div className="screen ask">
      <p>{t("consent", { host: playback.host })}</p>
      <button type="button" className="btn js" data-frame={playback.src} data-title={clip.title}>
        {t("load")}
      </button>
      <Elsewhere playback={playback} />
    </div>
  );
}

function Elsewhere({ playback: { page, host } }: { playback: { page: string; host: string } }) {
  const { t } = useTranslation("highlights");
  return (
    <a className="btn btn-plain" href={page} rel="noopener noreferrer nofollow external">
      {t("watchOn", { host })}
    </a>
  );
}
