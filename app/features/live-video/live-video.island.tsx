import { useMutation } from "@tanstack/react-query";
import { type MouseEvent, useContext, useEffect, useReducer, useRef } from "react";
import { leaveToSignIn } from "~/runtime/members/leave-session";
import { SessionEnded } from "~/runtime/members/session-ended";
import { isPlain } from "../../runtime/islands/island-decisions.ts";
import { PlaceContext } from "../../runtime/islands/use-opener.ts";
import { askFilm } from "./ask-film.ts";
import styles from "./live-video.module.css";
import { WatchLink, type WatchLinkProps } from "./WatchLink.tsx";
import { CLOSED, type Film, nextWatch, type WatchEvent, type WatchFault } from "./watch-state.ts";

interface FilmPlayerProps {
  film: Film;
  title: string;
  onEvent(event: WatchEvent): void;
}

/** A livestream in the native player. Plays at once, because it replaces the link that the member pressed. */
function FilmPlayer({ film, title, onEvent }: FilmPlayerProps) {
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

export interface LiveVideoIslandProps {
  videoId: string;
  link: Omit<WatchLinkProps, "isBusy" | "onPress">;
  faults: Record<WatchFault, string>;
}

/**
 * A livestream of the sevens for members, played in place: its address is requested on press and again when it has
 * expired.
 */
export default function LiveVideoIsland({ videoId, link, faults }: LiveVideoIslandProps) {
  const [state, dispatch] = useReducer(nextWatch, CLOSED);
  const { film, isAsking, fault } = state;
  const place = useContext(PlaceContext);
  const { mutate: ask } = useMutation({
    networkMode: "always",
    mutationFn: () => askFilm(videoId),
    onSuccess: dispatch,
    onError: (error) =>
      error instanceof SessionEnded ? leaveToSignIn() : dispatch({ type: "refused", fault: "failed" }),
  });
  const send = (event: WatchEvent) => {
    dispatch(event);
    if (!isAsking && nextWatch(state, event).isAsking) ask();
  };
  // The focused player is gone.
  useEffect(() => {
    const hasLostFocus = document.activeElement === document.body;
    if (fault && hasLostFocus) place?.querySelector<HTMLElement>("[data-press]")?.focus();
  }, [fault, place]);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    send({ type: "press" });
  };
  if (film) return <FilmPlayer film={film} title={link.title} onEvent={send} />;
  return (
    <>
      <WatchLink {...link} isBusy={isAsking} onPress={press} />
      <p role="alert" className={styles.fault}>
        {fault && faults[fault]}
      </p>
    </>
  );
}
