import { useTranslation } from "react-i18next";
import { EmptyNote } from "~/features/faces/EmptyNote";
import { StaleNotice } from "~/features/faces/StaleNotice";
import type { Page } from "~/features/frame/page";
import { MatchShell } from "~/features/match/MatchShell";
import { NewsButton } from "~/features/match/NewsButton";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import { ChoiceLinks } from "~/ui/ChoiceLinks";
import type { MatchPlayByPlayData, ShownPlays } from "./load-match-play-by-play.server.ts";

/** Every play of a period of a basketball game, newest first. */
export function MatchPlayByPlayPage({ data: { head, plays }, page }: { data: MatchPlayByPlayData; page: Page }) {
  const { t } = useTranslation("playByPlay");
  return (
    <MatchShell head={head} page={page}>
      {!plays && <p className="note">{t("unavailable")}</p>}
      {plays && !head.fetched.isLastGood && <StaleNotice fetched={plays.fetched} now={page.now} />}
      {plays && (plays.periods.length > 0 ? <Plays plays={plays} /> : <EmptyNote of="playByPlay" />)}
    </MatchShell>
  );
}

function Plays({ plays: { periods, period, list } }: { plays: ShownPlays }) {
  const { t } = useTranslation("playByPlay");
  return (
    <>
      <ChoiceLinks label={t("period.label")} choices={periods} />
      <NewsButton />
      {list ? <ServerMarkup id="plays" of={list} /> : <p className="note">{t("notBegun", { period })}</p>}
    </>
  );
}
