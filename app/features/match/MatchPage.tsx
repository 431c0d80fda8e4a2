import { useTranslation } from "react-i18next";
import { StaleNotice } from "~/features/faces/StaleNotice";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { rowFacts } from "~/features/match-list/row-view";
import { Flag } from "~/ui/Flag";
import { GoalList } from "./GoalList.tsx";
import type { MatchData } from "./load-match.server.ts";
import { MatchFacts } from "./MatchFacts.tsx";
import { ScoreBoard } from "./ScoreBoard.tsx";

interface MatchPageProps {
  data: MatchData;
  page: Page;
}

/** One match: scoreboard, goals and the facts around it. */
export function MatchPage({ data: { info, day, zone, back, fetched }, page }: MatchPageProps) {
  const { t, i18n } = useTranslation(["match", "matches", "common"]);
  const { match, competition } = info;
  const { country } = competition;
  return (
    <>
      <a className="back" href={localePath(page.locale, back.path)}>
        {back.to === "day" ? t("backToMatches") : t("toCompetition")}
      </a>
      <StaleNotice fetched={fetched} now={page.now} />
      <article className="card match">
        <p className="league">
          {country.flag && <Flag code={country.flag} size={20} />}
          <span>
            <small>{country.name}</small> {competition.name}
          </span>
          {match.source === "simulated" && <span className="tag">{t("common:source.simulated")}</span>}
        </p>
        <ScoreBoard
          info={info}
          day={day}
          facts={rowFacts(i18n, page.locale, zone)}
          storageBaseUrl={page.config.storageBaseUrl}
        />
      </article>
      <GoalList info={info} />
      <MatchFacts info={info} day={day} zone={zone} />
      <SourceNote source={match.source} />
    </>
  );
}

function SourceNote({ source }: { source: MatchData["info"]["match"]["source"] }) {
  const { t } = useTranslation("common");
  if (source === "supplied") return null;
  return <p className="note">{source === "simulated" ? t("source.simulatedNote") : t(`source.${source}`)}</p>;
}
