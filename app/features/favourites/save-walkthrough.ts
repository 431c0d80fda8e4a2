import { MOST_IDS } from "#contract/tables/call-limits";
import type { FollowedKind } from "#contract/tables/followed-kinds";
import type { LocaleCode } from "#contract/tables/locales";
import { type Sport, sportTypeOf } from "#contract/tables/sports";
import { type Saved, sendFollowed } from "./save-followed.ts";

const FIELDS: Readonly<Record<FollowedKind, string>> = {
  match: "matchIds",
  team: "teamIds",
  competition: "leagueIds",
};

export type ChosenIds = Partial<Record<FollowedKind, readonly string[]>>;

/** The forms of the calls that follow many things in a sport: at least one, even without ids, and as many as needed. */
export function walkthroughForms(chosen: ChosenIds, sport: Sport): Record<string, string>[] {
  const kinds = Object.entries(chosen) as [FollowedKind, readonly string[]][];
  const count = Math.max(1, ...kinds.map(([, ids]) => Math.ceil(ids.length / MOST_IDS)));
  const sportType = String(sportTypeOf(sport));
  return Array.from({ length: count }, (_, at) => ({
    sportType,
    ...Object.fromEntries(
      kinds
        .map(([kind, ids]) => [FIELDS[kind], ids.slice(at * MOST_IDS, (at + 1) * MOST_IDS).join()] as const)
        .filter(([, list]) => list !== ""),
    ),
  }));
}

/** Follows many things at once, which also marks the walkthrough as seen. Stops at the first refused call. */
export async function saveWalkthrough(chosen: ChosenIds, sport: Sport, locale: LocaleCode): Promise<Saved> {
  for (const form of walkthroughForms(chosen, sport)) {
    const saved = await sendFollowed("walkthrough", { ...form, locale });
    if (saved.kind !== "done") return saved;
  }
  return { kind: "done" };
}
