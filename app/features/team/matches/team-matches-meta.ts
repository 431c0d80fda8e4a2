import type { MetaDescriptor } from "@remix-run/cloudflare";
import { isFiltered } from "~/features/team/match-filter";
import { teamMeta } from "~/features/team/team-meta";
import type { RouteMatches } from "~/page/page";
import type { TeamMatchesData } from "./load-team-matches.server.ts";

/** Parts of the list are not indexed. */
export const teamMatchesMeta = (
  { head, params, hasInvented }: Pick<TeamMatchesData, "head" | "params" | "hasInvented">,
  matches: RouteMatches,
): MetaDescriptor[] =>
  teamMeta({
    head,
    tab: "match",
    matches,
    hasInvented,
    isIndexed: !isFiltered(params.filter) && Object.keys(params.part).length === 0,
  });
