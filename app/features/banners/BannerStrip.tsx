import { useTranslation } from "react-i18next";
import { BANNER_DEVICES } from "#contract/tables/devices";
import { BANNERS_ID } from "~/features/banners/start-banners";
import { Island } from "~/runtime/islands/Island";
import { BannerControls } from "./BannerControls.tsx";
import { isHome, type Slide } from "./slide.ts";

const { desktop, mobile } = BANNER_DEVICES;

interface BannerSlideProps {
  slide: Slide;
  /** Text of the link, or alternative text of its picture. */
  name: string;
}

/** A banner's link, with its pictures if it has any. */
const BannerSlide = ({ slide: { link, opensNewTab, pictures }, name }: BannerSlideProps) => (
  <a href={link} {...(opensNewTab && { target: "_blank", rel: "noopener" })}>
    {pictures ? (
      <picture>
        <source media="(max-width:1099px)" srcSet={pictures.mobile} width={mobile.width} height={mobile.height} />
        <img src={pictures.desktop} width={desktop.width} height={desktop.height} alt={name} loading="lazy" />
      </picture>
    ) : (
      name
    )}
  </a>
);

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
