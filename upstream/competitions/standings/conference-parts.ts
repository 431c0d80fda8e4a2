import type { BasketballRules, Names } from "../../data/entries/types.ts";

export interface ConferencePart {
  /** `conference-east`, `division-atlantic`: as in requests for tables and parts of a season. */
  id: string;
  names: Names;
  teamIds: readonly string[];
}

/** A competition's conferences, then their divisions; none if it has a single table. */
export function buildConferenceParts(rules: BasketballRules | undefined): ConferencePart[] {
  const conferences = rules?.conferences ?? [];
  const divisions = conferences.flatMap((conference) => conference.divisions ?? []);
  const part =
    (kind: string) =>
    ({ key, names, teamIds }: Omit<ConferencePart, "id"> & { key: string }) => ({
      id: `${kind}-${key}`,
      names,
      teamIds,
    });
  return [...conferences.map(part("conference")), ...divisions.map(part("division"))];
}
