import type { CoverView } from "./news-cards.ts";

interface CoverImageProps {
  cover: CoverView;
  className: string | undefined;
  /** How wide it is shown, as the attribute of that name says it. */
  sizes: string;
  /** The page's largest picture: fetched before others. */
  isFirst: boolean;
  /** It is seen at once. */
  isEager: boolean;
}

/** A cover in the space that its size reserves; where there are several files of it, the one that fits best. */
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

// React 18 knows the attribute by its name in HTML only.
const FIRST = { fetchpriority: "high" };
