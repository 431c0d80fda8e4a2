import type { Highlight } from "#contract/domain/highlight";
import { finished } from "~/features/match-row/test-matches";

/** A highlight as the reference upstream sends it; constant unless changed. */
export const testHighlight = (change: Partial<Highlight> = {}): Highlight => ({
  id: `h${finished.id}`,
  title: "Hà Nội FC hold on to beat Nam Định 2-1",
  cover: `highlight/${finished.id}.svg`,
  duration: 15,
  publishedAt: finished.kickOff + 10_800_000,
  source: "animation",
  url: `highlight/${finished.id}-play.svg`,
  mayEmbed: true,
  blockedCountries: [],
  match: finished,
  ...change,
});
