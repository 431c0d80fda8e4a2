import type { Page } from "~/features/frame/page";
import { GoalList } from "./GoalList.tsx";
import type { MatchHeadData } from "./load-match-head.server.ts";
import { MatchFacts } from "./MatchFacts.tsx";
import { MatchShell } from "./MatchShell.tsx";
import { PeriodTable } from "./PeriodTable.tsx";

/** The first tab of a match: how its score came about, and the facts around it. */
export function MatchInfoPage({ head, page }: { head: MatchHeadData; page: Page }) {
  const { about, day, zone } = head;
  return (
    <MatchShell head={head} page={page}>
      {about.sport === "football" ? <GoalList info={about} /> : <PeriodTable match={about.match} />}
      <MatchFacts about={about} day={day} zone={zone} />
    </MatchShell>
  );
}
