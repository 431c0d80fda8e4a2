import type { Match } from "#contract/domain/match";

/** Which colour is whose, and where they attack; the drawing's label says it in words. */
export const Sides = ({ match: { home, away } }: { match: Pick<Match, "home" | "away"> }) => (
  <p className="tk-sides" aria-hidden="true">
    <span className="tk-home">{home.name}</span>
    <span className="tk-away">{away.name}</span>
  </p>
);
