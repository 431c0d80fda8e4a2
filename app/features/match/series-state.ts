import type { Series, Side } from "#contract/domain/match";
import { scoreText } from "#contract/text/score-text";

/** How a best-of series stands; `score` has the wins of the side ahead first. */
type SeriesState = { is: "level"; score: string } | { is: "leads" | "won"; side: Side; score: string };

/** Undefined for a single game and before the first win. */
export function seriesState(series: Series | undefined, language: string): SeriesState | undefined {
  if (!series || series.bestOf === 1) return undefined;
  const [home, away] = series.wins;
  const most = Math.max(home, away);
  if (most === 0) return undefined;
  const score = scoreText([most, Math.min(home, away)], language, "sentence");
  if (home === away) return { is: "level", score };
  return { is: most > series.bestOf / 2 ? "won" : "leads", side: home > away ? "home" : "away", score };
}
