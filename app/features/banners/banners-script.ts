import type { PageScript } from "~/page-script/page-words";
import { BANNERS_ID } from "./banners-id.ts";
import { type CarouselEvent, carouselAfter, type Hold, isRunning, SLIDE_TIME, startCarousel } from "./carousel.ts";

/** Brings the banner strip to life: without it the list is scrolled by hand and has no controls. */
export function startBanners({ page }: PageScript): void {
  const strip = page.getElementById(BANNERS_ID);
  const list = strip?.querySelector("ul");
  const slides = [...(list?.children ?? [])] as HTMLElement[];
  const pause = strip?.querySelector("[data-pause]");
  if (!strip || !list || !pause) return;
  const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
  let carousel = startCarousel(slides.length, lessMotion.matches);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    pause.setAttribute("aria-pressed", String(carousel.isPaused));
    for (const dot of strip.querySelectorAll<HTMLElement>("[data-slide]")) {
      const isShown = Number(dot.dataset.slide) === carousel.index;
      if (isShown) dot.setAttribute("aria-current", "true");
      else dot.removeAttribute("aria-current");
    }
    clearTimeout(timer);
    if (isRunning(carousel)) timer = setTimeout(() => take({ type: "time" }), SLIDE_TIME);
  };
  const take = (event: CarouselEvent) => {
    const before = carousel.index;
    carousel = carouselAfter(carousel, event);
    const slide = slides[carousel.index];
    if (carousel.index !== before && slide) {
      list.scrollTo({ left: slide.offsetLeft - list.offsetLeft, behavior: lessMotion.matches ? "instant" : "smooth" });
    }
    show();
  };

  strip.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("button") : null;
    if (button === pause) take({ type: "pause" });
    else if (button) take({ type: "show", index: Number(button.dataset.slide) });
  });
  strip.addEventListener("focusin", ({ target }) => {
    const index = slides.findIndex((slide) => target instanceof Node && slide.contains(target));
    if (index >= 0) take({ type: "show", index });
  });
  watchHolds(strip, page, (by, isHeld) => take({ type: "hold", by, isHeld }));
  strip.dataset.on = "";
  show();
}

function watchHolds(strip: HTMLElement, page: Document, hold: (by: Hold, isHeld: boolean) => void): void {
  // A finger that has touched does not hover: only what can leave again holds.
  strip.addEventListener("pointerenter", ({ pointerType }) => hold("pointer", pointerType === "mouse"));
  strip.addEventListener("pointerleave", () => hold("pointer", false));
  strip.addEventListener("focusin", () => hold("focus", strip.querySelector(":focus-visible") !== null));
  strip.addEventListener("focusout", () => hold("focus", false));
  const readTab = () => hold("hiddenTab", page.hidden);
  page.addEventListener("visibilitychange", readTab);
  readTab();
  new IntersectionObserver(([entry]) => hold("outOfSight", !entry?.isIntersecting), { threshold: 0.5 }).observe(strip);
}
