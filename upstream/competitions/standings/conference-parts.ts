import type { BasketballRules, Names } from "../../data/entries/types.ts";
import type { SeasonTable, Split } from "./season-table.ts";

interface ConferencePart {
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

/** A table of a conference's teams, a division's, or all. */
export type ConferenceTable = Pick<SeasonTable, "id" | "conference" | "division"> & { teamIds: readonly string[] };

export function conferenceTables(
  conferences: NonNullable<BasketballRules["conferences"]>,
  split: Split,
  all: readonly string[],
): ConferenceTable[] {
  if (split === "none") return [{ id: "regular", teamIds: all }];
  if (split === "conference") {
    return conferences.map(({ key, teamIds }) => ({ id: `conference-${key}`, conference: key, teamIds }));
  }
  return conferences.flatMap(({ divisions = [] }) =>
    divisions.map(({ key, teamIds }) => ({ id: `division-${key}`, division: key, teamIds })),
  );
}
