import type { CoverView } from "./news-cards.ts";

interface CoverImageProps {
  cover: CoverView;
  className: string | undefined;
  /** The page's largest picture: fetched before others. */
  isFirst: boolean;
  /** It is seen at once. */
  isEager: boolean;
}

/** A cover in the space that its size reserves. */
export const CoverImage = ({ cover: { src, width, height, alt }, className, isFirst, isEager }: CoverImageProps) => (
  <img
    className={className}
    src={src}
    width={width}
    height={height}
    alt={alt}
    loading={isFirst || isEager ? undefined : "lazy"}
    decoding="async"
    {...(isFirst && FIRST)}
  />
);

// React 18 knows the attribute by its name in HTML only.
const FIRST = { fetchpriority: "high" };
