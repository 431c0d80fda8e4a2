import { type MouseEvent, useContext, useEffect, useReducer } from "react";
import { leaveSession } from "~/browser/leave-session";
import { isPlain } from "../runtime/island-decisions.ts";
import { PlaceContext } from "../runtime/use-opener.ts";
import { askFilm } from "./ask-film.ts";
import { FilmPlayer } from "./FilmPlayer.tsx";
import styles from "./live-video.module.css";
import { WatchLink, type WatchLinkProps } from "./WatchLink.tsx";
import { CLOSED, nextWatch, type WatchFault } from "./watch-state.ts";

export interface LiveVideoIslandProps {
  videoId: string;
  link: Omit<WatchLinkProps, "isBusy" | "onPress">;
  faults: Record<WatchFault, string>;
}

/** A livestream of the sevens for members, where they are: its address is asked for when they press, and when it has run out. */
export default function LiveVideoIsland({ videoId, link, faults }: LiveVideoIslandProps) {
  const [{ film, isAsking, fault }, dispatch] = useReducer(nextWatch, CLOSED);
  const place = useContext(PlaceContext);
  useEffect(() => {
    if (!isAsking) return undefined;
    let isGone = false;
    askFilm(videoId).then((answer) => {
      if (isGone) return;
      if (answer !== "signedOut") return dispatch(answer);
      leaveSession();
    });
    return () => {
      isGone = true;
    };
  }, [isAsking, videoId]);
  // The player that had the focus is gone.
  useEffect(() => {
    const hasLostFocus = document.activeElement === document.body;
    if (fault && hasLostFocus) place?.querySelector<HTMLElement>("[data-press]")?.focus();
  }, [fault, place]);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    dispatch({ type: "press" });
  };
  if (film) return <FilmPlayer film={film} title={link.title} dispatch={dispatch} />;
  return (
    <>
      <WatchLink {...link} isBusy={isAsking} onPress={press} />
      <p role="alert" className={styles.fault}>
        {fault && faults[fault]}
      </p>
    </>
  );
}
