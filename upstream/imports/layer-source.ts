import type { StoredLayer } from "../store/import-queries.ts";
import { unpackedMatches } from "./packed-source.ts";
import type { SeasonSource } from "./season-source.ts";
import type { TeamResolver } from "./team-resolver.ts";

/** A stored layer as a source, without prices. Matches of clubs that nobody knows are left out. */
export function layerSource(
  { competitionId, season, matches: text, name, format, hasRounds, isOfNations }: StoredLayer,
  idOf: TeamResolver["idOf"],
): SeasonSource {
  const known = (spelling: string): string | undefined => {
    const id = idOf(spelling);
    return typeof id === "string" ? id : undefined;
  };
  return { name, format, hasRounds, isOfNations, matches: unpackedMatches(text, { competitionId, season }, known) };
}
