import type { GameComment, GameCommentaryPage } from "#contract/domain/game-events";
import type { EdgeContext, Fetched } from "#worker/pages/context";

/** The maximum per call: nearly always a whole game. */
const SIZE = 500;
/** A limit for suppliers with small pages. */
const MOST_PAGES = 6;

/**
 * A game's plays, newest first, back to the start of a period, by default the latest. The age is that of the newest
 * page.
 */
export async function loadPlays(
  { upstream }: EdgeContext,
  matchId: string,
  period: number | undefined,
): Promise<Fetched<GameComment[]>> {
  const callFor = (lastId?: string) =>
    upstream.call("basketballCommentary", { matchId, size: SIZE, ...(lastId !== undefined && { lastId }) });
  const { value, ...fetched } = await callFor();
  const plays = [...value.comments];
  const wanted = period ?? plays[0]?.period ?? 1;
  let page: GameCommentaryPage = value;
  for (let count = 1; count < MOST_PAGES && page.hasNext && page.lastId && reachesBack(page, wanted); count += 1) {
    page = (await callFor(page.lastId)).value;
    plays.push(...page.comments);
  }
  return { ...fetched, value: plays };
}

/** Older pages may have more of the period. */
const reachesBack = ({ comments }: GameCommentaryPage, period: number): boolean =>
  (comments.at(-1)?.period ?? 0) >= period;
