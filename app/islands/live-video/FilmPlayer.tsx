import { type Dispatch, useEffect, useRef } from "react";
import styles from "./live-video.module.css";
import type { Film, WatchEvent } from "./watch-state.ts";

interface FilmPlayerProps {
  film: Film;
  title: string;
  dispatch: Dispatch<WatchEvent>;
}

/** A livestream in the browser's own player. It starts by itself, since it stands where its member has pressed. */
export function FilmPlayer({ film, title, dispatch }: FilmPlayerProps) {
  const player = useRef<HTMLVideoElement>(null);
  // The link that had the focus is gone.
  useEffect(() => player.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useMediaCaption: a livestream has no captions.
    <video
      ref={player}
      className={styles.player}
      controls
      autoPlay
      preload="none"
      playsInline
      aria-label={title}
      src={film.address}
      onPlaying={() => dispatch({ type: "played" })}
      onError={() => dispatch({ type: "broke" })}
    />
  );
}
