import type { BasketballRules, Names } from "../data/entries/types.ts";

export interface ConferencePart {
  /** `conference-east`, `division-atlantic`: as tables and the parts of a season are asked for. */
  id: string;
  names: Names;
  teamIds: readonly string[];
}

/** The conferences of a competition, then their divisions; none where it has one table. */
export function conferencePartsOf(rules: BasketballRules | undefined): ConferencePart[] {
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
