import { useTranslation } from "react-i18next";
import { BannerControls } from "~/features/banners/BannerControls";
import { BANNERS_ID } from "~/features/banners/banners-id";
import { Island } from "~/runtime/Island";
import { BannerSlide } from "./BannerSlide.tsx";
import type { Slide } from "./slide.ts";
import { isHome } from "./where-shown.ts";

interface BannerStripProps {
  slides: readonly Slide[];
  /** Path of the page, after the locale. */
  path: string;
}

/**
 * Beside the content on wide screens, below it elsewhere: a list that scrolls without script, with controls that appear
 * once the island has hydrated.
 */
export function BannerStrip({ slides, path }: BannerStripProps) {
  const { t } = useTranslation("banner");
  const names = slides.map((_, index) => t("strip.slide", { number: index + 1, total: slides.length }));
  const controls = { names, pause: t("strip.pause") };
  const hasPictures = slides.some(({ pictures }) => pictures);
  return (
    <section className={isHome(path) ? "banner-strip banner-strip-home" : "banner-strip"} aria-label={t("strip.label")}>
      <div id={BANNERS_ID}>
        <ul className={hasPictures ? "banner-list" : "banner-texts"}>
          {slides.map((slide, index) => (
            <li key={names[index]}>
              <BannerSlide slide={slide} name={slide.alt ?? names[index] ?? ""} />
            </li>
          ))}
        </ul>
        {hasPictures && slides.length > 1 && (
          <Island name="banners" props={controls}>
            <BannerControls {...controls} />
          </Island>
        )}
      </div>
    </section>
  );
}
