import { useTranslation } from "react-i18next";
import { EmptyNote } from "~/features/faces/EmptyNote";
import { StaleNotice } from "~/features/faces/StaleNotice";
import type { Page } from "~/features/frame/page";
import { MatchShell } from "~/features/match/MatchShell";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import { ChoiceLinks } from "~/ui/ChoiceLinks";
import type { MatchBoxScoreData } from "./load-match-box-score.server.ts";

/** Every player's numbers in a basketball game, by team. */
export function MatchBoxScorePage({ data: { head, box }, page }: { data: MatchBoxScoreData; page: Page }) {
  const { t } = useTranslation("boxScore");
  const { home, away } = head.about.match;
  const teams = [
    { href: "#home", name: home.name, isShown: false },
    { href: "#away", name: away.name, isShown: false },
  ];
  return (
    <MatchShell head={head} page={page}>
      {!box && <p className="note">{t("unavailable")}</p>}
      {box && !head.fetched.isLastGood && <StaleNotice fetched={box.fetched} now={page.now} />}
      {box && !box.tables && <EmptyNote of="boxScore" />}
      {box?.tables && (
        <>
          <ChoiceLinks label={t("teams")} choices={teams} />
          <ServerMarkup id="box" of={box.tables} />
        </>
      )}
    </MatchShell>
  );
}
