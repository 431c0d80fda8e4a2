import { useEffect, useRef } from "react";
import styles from "./live-video.module.css";
import type { Film, WatchEvent } from "./watch-state.ts";

interface FilmPlayerProps {
  film: Film;
  title: string;
  onEvent(event: WatchEvent): void;
}

/** A livestream in the native player. Plays at once, because it replaces the link that the member pressed. */
export function FilmPlayer({ film, title, onEvent }: FilmPlayerProps) {
  const player = useRef<HTMLVideoElement>(null);
  // The focused link is gone.
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
