import { useTranslation } from "react-i18next";
import { teamPath } from "#contract/tables/paths";
import type { TeamHeadData } from "~/features/team/load-team-head.server";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { BestPlayers } from "./BestPlayers.tsx";
import { TeamAbsences } from "./TeamAbsences.tsx";
import { TeamTrophies } from "./TeamTrophies.tsx";
import { TransfersInShort } from "./TransfersInShort.tsx";

interface SquadInShortProps {
  head: TeamHeadData;
  page: Page;
}

/** Squad summary: leaders, absences, transfers, trophies, each with a link to all of it. */
export function SquadInShort({ head, page }: SquadInShortProps) {
  const { t } = useTranslation("team");
  const { sport, info } = head;
  const to = (anchor = "") => localePath(page.locale, teamPath({ ...info.team, sport }, "squad")) + anchor;
  return (
    <>
      <BestPlayers head={head} page={page} more={{ href: to(), text: t(`more.${sport}.squad`) }} />
      <TeamAbsences head={head} page={page} more={{ href: to("#sidelined"), text: t("more.sidelined") }} />
      <TransfersInShort head={head} page={page} more={{ href: to("#transfers"), text: t("more.transfers") }} />
      <TeamTrophies head={head} more={{ href: to("#trophies"), text: t("more.trophies") }} />
    </>
  );
}
