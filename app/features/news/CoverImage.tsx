import type { CoverView } from "./news-cards.ts";

interface CoverImageProps {
  cover: CoverView;
  className: string | undefined;
  /** The displayed width, as in the attribute `sizes`. */
  sizes: string;
  /** The page's largest picture: loaded with high priority. */
  isFirst: boolean;
  /** Whether it is above the fold. */
  isEager: boolean;
}

/** A cover with reserved space; if there are several files, the best match. */
export function CoverImage({ cover, className, sizes, isFirst, isEager }: CoverImageProps) {
  const { src, width, height, alt, sources } = cover;
  const image = (
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
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} width={width} height={height} />
      ))}
      {image}
    </picture>
  );
}

// React 18 knows the attribute only by its HTML name.
const FIRST = { fetchpriority: "high" };
