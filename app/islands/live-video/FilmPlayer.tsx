import { useEffect, useRef } from "react";
import styles from "./live-video.module.css";
import type { Film, WatchEvent } from "./watch-state.ts";

interface FilmPlayerProps {
  film: Film;
  title: string;
  onEvent(event: WatchEvent): void;
}

/** A livestream in the browser's own player. It starts by itself, since it stands where its member has pressed. */
export function FilmPlayer({ film, title, onEvent }: FilmPlayerProps) {
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
      onPlaying={() => onEvent({ type: "played" })}
      onError={() => onEvent({ type: "broke" })}
    />
  );
}
