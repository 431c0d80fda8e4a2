import type { CompetitionHeadData } from "~/features/competition/load-competition-head.server";
import { seasonTabMeta } from "~/features/competition/season-tab-meta";
import type { RouteMatches } from "~/page/page";

export const leadersMeta = (head: CompetitionHeadData, matches: RouteMatches) =>
  seasonTabMeta(
    head,
    { title: `leadersTitle.${head.sport}`, description: `leadersDescription.${head.sport}` },
    matches,
  );
