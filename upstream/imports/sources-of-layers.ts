import type { CompetitionEntry } from "../data/entries/types.ts";
import { formatFault } from "./season-format.ts";
import { foldLayers, type SeasonSource } from "./season-source.ts";

/** What each format says of a season, by its layers in their order. */
export function sourcesOf(
  { competitionId, season }: { competitionId: string; season: string },
  layers: readonly SeasonSource[],
  entry: CompetitionEntry | undefined,
): SeasonSource[] {
  const isSound = ({ matches }: SeasonSource) =>
    formatFault(
      { competitionId, season },
      matches.map(({ match }) => match),
      (id) => id,
    ) === undefined;
  return [...Map.groupBy(layers, ({ format }) => format).values()].flatMap(
    (own) => foldLayers(own, entry, isSound) ?? [],
  );
}
