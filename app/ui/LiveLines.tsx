import { ANNOUNCE_ID, FRESHNESS_ID } from "~/page/element-ids";

/**
 * What live updates say: that the page is no longer up to date (features/live/live.css), and to screen readers what
 * happened. Once on every page that they change.
 */
export const LiveLines = () => (
  <>
    <div id={FRESHNESS_ID} />
    <div id={ANNOUNCE_ID} className="visually-hidden" aria-live="polite" />
  </>
);
