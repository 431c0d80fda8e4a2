import { BANNER_DEVICES } from "#contract/tables/devices";
import type { Slide } from "./slide.ts";

const { desktop, mobile } = BANNER_DEVICES;

interface BannerSlideProps {
  slide: Slide;
  /** Text of the link, or alternative text of its picture. */
  name: string;
}

/** A banner's link, with its pictures if it has any. */
export const BannerSlide = ({ slide: { link, opensNewTab, pictures }, name }: BannerSlideProps) => (
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
