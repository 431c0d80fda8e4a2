import { useTranslation } from "react-i18next";
import { KnockoutBracket } from "~/features/bracket/KnockoutBracket";
import { CompetitionHead } from "~/features/competition/CompetitionHead";
import { seasonPath } from "~/features/competition/competition-address";
import { SourceNote } from "~/features/competition/SourceNote";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { MatchDays } from "~/features/match-days/MatchDays";
import { MatchDaysList } from "~/features/match-days/MatchDaysList";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import styles from "./competition-matches.module.css";
import type { CompetitionMatchesData } from "./load-competition-matches.server.ts";
import { PartChoice } from "./PartChoice.tsx";
import { RoundChoice } from "./RoundChoice.tsx";
import "~/ui/button.css";

interface CompetitionMatchesPageProps {
  data: CompetitionMatchesData;
  page: Page;
}

/** A competition's season: a round, a group or conference, or a page of matches without rounds. */
export function CompetitionMatchesPage({ data, page }: CompetitionMatchesPageProps) {
  const { head, params, rounds, round, days, zone, bracket, fetched } = data;
  const hrefOf = (more: Record<string, string | undefined>) =>
    localePath(page.locale, seasonPath(head, "matches", more));
  return (
    <>
      <CompetitionHead head={head} page={page} />
      <StaleNotice fetched={fetched} now={page.now} />
      <PartChoice parts={head.parts} shown={params.part} hrefOf={(part) => hrefOf({ part })} />
      {round && (
        <RoundChoice
          sport={head.sport}
          rounds={rounds}
          shown={round}
          hrefOf={({ key }) => hrefOf({ part: params.part, round: key })}
        />
      )}
      {days.length === 0 && <EmptyNote of="matches" />}
      <MatchDaysList sport={head.sport} canChange={data.canChange} fetchedAt={fetched.fetchedAt}>
        <MatchDays days={days} zone={zone} page={page} />
      </MatchDaysList>
      <Pages data={data} hrefOf={hrefOf} />
      {bracket && (
        <div id="bracket">
          <KnockoutBracket of={bracket} page={page} hasHeading />
        </div>
      )}
      <SourceNote source={head.source} />
    </>
  );
}

interface PagesProps {
  data: CompetitionMatchesData;
  hrefOf(more: Record<string, string | undefined>): string;
}

/** Pages of a part without rounds, in both directions. */
function Pages({ data: { pages, params, round }, hrefOf }: PagesProps) {
  const { t } = useTranslation("competition");
  if (!pages) return null;
  const shown = { part: params.part, round: round?.key };
  const isPast = pages.direction === "past";
  return (
    <p className={styles.pages}>
      <a className="button plain-button" href={hrefOf({ ...shown, direction: isPast ? "next" : "past" })}>
        {t(isPast ? "upcoming" : "results")}
      </a>
      {pages.more && (
        <a className="button" href={hrefOf({ ...shown, ...pages.more })}>
          {t(isPast ? "earlier" : "later")}
        </a>
      )}
    </p>
  );
}
