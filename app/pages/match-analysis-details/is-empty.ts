import type { DetailsData } from "./load-details.server.ts";

type Parts = Omit<DetailsData, "head" | "showsPrices" | "storageBaseUrl">;

const isNothing = (lists: { home: readonly unknown[]; away: readonly unknown[] }): boolean =>
  lists.home.length + lists.away.length === 0;

/** Every part was loaded, and none has anything to show. */
export function isEmpty({ season, comparison, squads, next, tips, media, rates }: Parts): boolean {
  const parts = [season, comparison, squads, next, tips, media, rates];
  if (parts.some((part) => part?.error !== undefined)) return false;
  return (
    (!season.value || season.value.home.all.played + season.value.away.all.played === 0) &&
    (comparison.value ?? []).every(({ home, away }) => home.value === undefined && away.value === undefined) &&
    (!squads.value || isNothing(squads.value)) &&
    (!next.value || isNothing(next.value)) &&
    (tips?.value ?? []).length + (media?.value ?? []).length === 0 &&
    (!rates?.value || rates.value.home.matches + rates.value.away.matches === 0)
  );
}
