import type { CompetitionHeadData } from "~/features/competition/load-competition-head.server";
import { seasonTabMeta } from "~/features/competition/season-tab-meta";
import type { RouteMatches } from "~/page/page";

export const competitionAboutMeta = (head: CompetitionHeadData, matches: RouteMatches) =>
  seasonTabMeta(head, { title: "aboutTitle", description: "aboutDescription" }, matches);
