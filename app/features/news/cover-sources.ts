import type { NewsCover } from "#contract/domain/news";
import { ownAddress } from "~/features/highlights/own-address";

/** Smallest files first: a browser takes the first type it supports. */
const TYPES = ["image/avif", "image/webp"] as const;

/** A format of a cover with its widths, as attributes of a <source>. */
export interface CoverSource {
  type: (typeof TYPES)[number];
  srcSet: string;
}

/** They would end an address or the list. */
const SEPARATORS = /[\s,]/;

/** The formats of a cover, preferred first, without third-party pictures and other formats. */
export function coverSources({ sizes = [] }: Pick<NewsCover, "sizes">, base: string): CoverSource[] {
  return TYPES.flatMap((type) => {
    const candidates = sizes.flatMap((size) => {
      const src = size.type === type && size.width > 0 && ownAddress(size.url, base);
      return src && !SEPARATORS.test(src) ? `${src} ${size.width}w` : [];
    });
    return candidates.length > 0 ? { type, srcSet: candidates.join(", ") } : [];
  });
}
