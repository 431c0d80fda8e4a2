import { useContext, useEffect, useReducer, useRef } from "react";
import { PlaceContext } from "../../runtime/islands/use-opener.ts";
import { BannerControls, type BannerControlsProps } from "./BannerControls.tsx";
import { type CarouselEvent, carouselAfter, type Hold, isRunning, SLIDE_TIME, startCarousel } from "./carousel.ts";
import { BANNERS_ID } from "./start-banners.ts";

/** Reports reasons to hold the banners: pointer or focus on them, a hidden tab, the strip out of view. */
function watchHolds(strip: HTMLElement, take: (event: CarouselEvent) => void): () => void {
  const page = strip.ownerDocument;
  const over = new AbortController();
  const { signal } = over;
  const hold = (by: Hold, isHeld: boolean) => take({ type: "hold", by, isHeld });
  // Touch does not hover, so only a mouse holds the banners.
  strip.addEventListener("pointerenter", ({ pointerType }) => hold("pointer", pointerType === "mouse"), { signal });
  strip.addEventListener("pointerleave", () => hold("pointer", false), { signal });
  strip.addEventListener(
    "focusin",
    ({ target }) => {
      const slides = [...(strip.querySelector("ul")?.children ?? [])];
      const index = slides.findIndex((slide) => target instanceof Node && slide.contains(target));
      if (index >= 0) take({ type: "show", index });
      hold("focus", strip.querySelector(":focus-visible") !== null);
    },
    { signal },
  );
  strip.addEventListener("focusout", () => hold("focus", false), { signal });
  const readTab = () => hold("hiddenTab", page.hidden);
  page.addEventListener("visibilitychange", readTab, { signal });
  readTab();
  const sight = new IntersectionObserver(([entry]) => hold("outOfSight", !entry?.isIntersecting), { threshold: 0.5 });
  sight.observe(strip);
  // Makes the controls visible.
  strip.dataset.on = "";
  return () => {
    over.abort();
    sight.disconnect();
    delete strip.dataset.on;
  };
}

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
