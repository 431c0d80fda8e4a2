import type { CompetitionEntry } from "../data/entries/types.ts";
import type { LoadedMatch } from "../store/load-statements.ts";
import { finderFor } from "./find-match.ts";

const following = (id: string): string => String(BigInt(id) + 1n);

/** Each match's stored id by its own id: that of the stored match it corresponds to, else its own. */
export function idsOfStored(
  format: CompetitionEntry["format"] | undefined,
  season: readonly LoadedMatch[],
  stored: readonly LoadedMatch[],
): Map<string, string> {
  const find = finderFor(format, stored, season);
  const ids = new Map<string, string>();
  const used = new Set<string>();
  const keep = (own: string, id: string) => {
    ids.set(own, id);
    used.add(id);
  };
  for (const match of season) {
    const found = find(match);
    if (found && !used.has(found.match.id)) keep(match.id, found.match.id);
  }
  for (const match of season) {
    if (ids.has(match.id)) continue;
    let id = match.id;
    while (used.has(id)) id = following(id);
    keep(match.id, id);
  }
  return ids;
}
