import { useTranslation } from "react-i18next";
import { EmptyNote } from "~/features/faces/EmptyNote";
import { StaleNotice } from "~/features/faces/StaleNotice";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { MatchDaysList } from "~/features/match-days/MatchDaysList";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import { CompetitionHead } from "./CompetitionHead.tsx";
import { seasonPath } from "./competition-address.ts";
import type { CompetitionMatchesData } from "./load-competition-matches.server.ts";
import { PartChoice } from "./PartChoice.tsx";
import { RoundChoice } from "./RoundChoice.tsx";
import { SourceNote } from "./SourceNote.tsx";

interface CompetitionMatchesPageProps {
  data: CompetitionMatchesData;
  page: Page;
}

/** The matches of a competition's season: a round, a group or conference, or a page of what is not cut into rounds. */
export function CompetitionMatchesPage({ data, page }: CompetitionMatchesPageProps) {
  const { head, asked, rounds, round, matches, list, bracket, fetched } = data;
  const hrefOf = (more: Record<string, string | undefined>) =>
    localePath(page.locale, seasonPath(head, "matches", more));
  return (
    <>
      <CompetitionHead head={head} page={page} />
      <StaleNotice fetched={fetched} now={page.now} />
      <PartChoice parts={head.parts} shown={asked.part} hrefOf={(part) => hrefOf({ part })} />
      {round && (
        <RoundChoice rounds={rounds} shown={round} hrefOf={({ key }) => hrefOf({ part: asked.part, round: key })} />
      )}
      {matches.length === 0 && <EmptyNote of="matches" />}
      <MatchDaysList sport={head.sport} of={list} canChange={data.canChange} fetchedAt={fetched.fetchedAt} />
      <Pages data={data} hrefOf={hrefOf} />
      {bracket && <ServerMarkup id="bracket" of={bracket} />}
      <SourceNote source={head.source} />
    </>
  );
}

interface PagesProps {
  data: CompetitionMatchesData;
  hrefOf(more: Record<string, string | undefined>): string;
}

/** From page to page of a part without rounds, and to the other side of the present. */
function Pages({ data: { pages, asked, round }, hrefOf }: PagesProps) {
  const { t } = useTranslation("competition");
  if (!pages) return null;
  const kept = { part: asked.part, round: round?.key };
  const isPast = pages.direction === "past";
  return (
    <p className="pages">
      <a className="btn btn-plain" href={hrefOf({ ...kept, direction: isPast ? "next" : "past" })}>
        {t(isPast ? "upcoming" : "results")}
      </a>
      {pages.more && (
        <a className="btn" href={hrefOf({ ...kept, ...pages.more })}>
          {t(isPast ? "earlier" : "later")}
        </a>
      )}
    </p>
  );
}
