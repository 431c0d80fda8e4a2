import { forwardRef } from "react";
import { Icon } from "~/ui/Icon";
import { SHARE_ID, type ShareTarget } from "./share-links.ts";

export interface ShareSheetProps {
  className: string | undefined;
  title: string;
  close: string;
  targets: readonly ShareTarget[];
  copy: string;
  /** Absent without script, which copying needs. */
  onCopy?: () => void;
}

/** Ways to share a page: copying its address, and links to social networks. A button opens it as a popover. */
export const ShareSheet = forwardRef<HTMLElement, ShareSheetProps>(function ShareSheet(
  { className, title, close, targets, copy, onCopy },
  ref,
) {
  return (
    <section ref={ref} id={SHARE_ID} className={className} popover="auto" aria-labelledby="share-title">
      <h2 id="share-title">{title}</h2>
      <button
        type="button"
        className="icon-button"
        popovertarget={SHARE_ID}
        popovertargetaction="hide"
        aria-label={close}
      >
        <Icon name="close" />
      </button>
      <ul>
        {onCopy && (
          <li>
            <button type="button" onClick={onCopy}>
              {copy}
            </button>
          </li>
        )}
        {targets.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer nofollow">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
});
