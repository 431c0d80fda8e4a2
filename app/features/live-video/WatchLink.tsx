import type { MouseEvent } from "react";

export interface WatchLinkProps {
  /** Address that leads to the video, in the browser's own player. */
  href: string;
  text: string;
  /** Title of the video. */
  title: string;
  className: string | undefined;
  isBusy?: boolean;
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A member's link to a livestream, which works without script. */
export const WatchLink = ({ href, text, title, className, isBusy, onPress }: WatchLinkProps) => (
  <a
    className={className}
    href={href}
    // Not a page: neither prefetched nor crawled.
    rel="nofollow"
    data-press=""
    aria-label={`${text}: ${title}`}
    aria-busy={isBusy || undefined}
    onClick={onPress}
  >
    {text}
  </a>
);
