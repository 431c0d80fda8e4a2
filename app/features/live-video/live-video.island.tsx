import { useMutation } from "@tanstack/react-query";
import { type MouseEvent, useContext, useEffect, useReducer } from "react";
import { leaveToSignIn } from "~/browser/leave-session";
import { SessionEnded } from "~/browser/session-ended";
import { isPlain } from "../../runtime/island-decisions.ts";
import { PlaceContext } from "../../runtime/use-opener.ts";
import { askFilm } from "./ask-film.ts";
import { FilmPlayer } from "./FilmPlayer.tsx";
import styles from "./live-video.module.css";
import { WatchLink, type WatchLinkProps } from "./WatchLink.tsx";
import { CLOSED, nextWatch, type WatchEvent, type WatchFault } from "./watch-state.ts";

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
