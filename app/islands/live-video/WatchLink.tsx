import type { MouseEvent } from "react";

export interface WatchLinkProps {
  /** Leads to the film, in the browser's own player. */
  href: string;
  text: string;
  /** What is shown. */
  title: string;
  className: string | undefined;
  isBusy?: boolean;
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A member's way to a livestream, which works without script. */
export const WatchLink = ({ href, text, title, className, isBusy, onPress }: WatchLinkProps) => (
  <a
    className={className}
    href={href}
    // No page: neither prefetched nor crawled.
    rel="nofollow"
    data-press=""
    aria-label={`${text}: ${title}`}
    aria-busy={isBusy || undefined}
    onClick={onPress}
  >
    {text}
  </a>
);
