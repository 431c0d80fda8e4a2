import type { CarouselEvent, Hold } from "./carousel.ts";

/** Reports reasons to hold the banners: pointer or focus on them, a hidden tab, the strip out of view. */
export function watchHolds(strip: HTMLElement, take: (event: CarouselEvent) => void): () => void {
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
