import { useContext, useEffect, useReducer, useRef } from "react";
import { PlaceContext } from "../../runtime/use-opener.ts";
import { BannerControls, type BannerControlsProps } from "./BannerControls.tsx";
import { BANNERS_ID } from "./banners-id.ts";
import { carouselAfter, isRunning, SLIDE_TIME, startCarousel } from "./carousel.ts";
import { watchHolds } from "./watch-holds.ts";

/**
 * Advances the banners automatically and by buttons. Their list stays the server's markup: its pictures are already
 * there, and without script it scrolls by hand.
 */
export default function BannersIsland({ names, pause }: Pick<BannerControlsProps, "names" | "pause">) {
  const strip = useContext(PlaceContext)?.closest<HTMLElement>(`#${BANNERS_ID}`);
  const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const [carousel, take] = useReducer(carouselAfter, undefined, () => startCarousel(names.length, lessMotion.matches));
  const { index, isPaused } = carousel;

  useEffect(() => {
    if (!isRunning(carousel)) return undefined;
    const timer = setTimeout(() => take({ type: "time" }), SLIDE_TIME);
    return () => clearTimeout(timer);
  }, [carousel]);

  const shown = useRef(index);
  useEffect(() => {
    const list = strip?.querySelector("ul");
    const slide = list?.children[index];
    if (shown.current === index || !(slide instanceof HTMLElement)) return;
    shown.current = index;
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
    list?.scrollTo({ left: slide.offsetLeft - list.offsetLeft, behavior });
  }, [strip, index]);

  useEffect(() => (strip ? watchHolds(strip, take) : undefined), [strip]);

  return (
    <BannerControls
      names={names}
      pause={pause}
      isPaused={isPaused}
      index={index}
      onPause={() => take({ type: "pause" })}
      onChoose={(at) => take({ type: "show", index: at })}
    />
  );
}
