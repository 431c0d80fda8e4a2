import { useTranslation } from "react-i18next";
import { StaleNotice } from "~/features/faces/StaleNotice";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import { GoalList } from "./GoalList.tsx";
import type { MatchData } from "./load-match.server.ts";
import { MatchFacts } from "./MatchFacts.tsx";

interface MatchPageProps {
  data: MatchData;
  page: Page;
}

/** One match: scoreboard, goals and the facts around it. */
export function MatchPage({ data: { info, board, day, zone, back, fetched }, page }: MatchPageProps) {
  const { t } = useTranslation("match");
  return (
    <>
      <a className="back" href={localePath(page.locale, back.path)}>
        {back.to === "day" ? t("backToMatches") : t("toCompetition")}
      </a>
      <StaleNotice fetched={fetched} now={page.now} />
      <ServerMarkup id="board" className="card match" of={board} />
      <GoalList info={info} />
      <MatchFacts info={info} day={day} zone={zone} />
      <SourceNote source={info.match.source} />
    </>
  );
}

function SourceNote({ source }: { source: MatchData["info"]["match"]["source"] }) {
  const { t } = useTranslation("common");
  if (source === "supplied") return null;
  return <p className="note">{source === "simulated" ? t("source.simulatedNote") : t(`source.${source}`)}</p>;
}
