import type { LayerRow } from "../store/layer-statements.ts";
import { contentKey, packedMatches, packedPrices } from "./packed-source.ts";
import type { SeasonReading } from "./read-season.ts";
import { buildSource, type SeasonSource } from "./season-source.ts";

/** What a file says of a season, to be stored with its batch. */
export type OwnLayer = Omit<LayerRow, "batch">;

async function packed(
  { matches, ...source }: SeasonSource,
  rest: Pick<OwnLayer, "competitionId" | "season" | "competition" | "spellings">,
): Promise<OwnLayer> {
  const [text, prices] = [packedMatches(matches), packedPrices(matches)];
  return { ...rest, ...source, matches: text, prices, hash: await contentKey(text, prices) };
}

/** The layer of a file's reading. */
export const toLayer = (reading: SeasonReading, format: string): Promise<OwnLayer> =>
  packed(buildSource(reading, format), {
    competitionId: reading.competition.id,
    season: reading.season,
    competition: reading.competition.given ?? "",
    spellings: [...reading.spellings.values()],
  });

/** A layer of what a season was before it had any: its teams are known by their ids. */
export const toBareLayer = (source: SeasonSource, { competitionId, season }: OwnLayer): Promise<OwnLayer> =>
  packed(source, { competitionId, season, competition: "", spellings: [] });
