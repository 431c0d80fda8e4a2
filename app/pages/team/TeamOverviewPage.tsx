import { useTranslation } from "react-i18next";
import { teamPath } from "#contract/tables/paths";
import { PartFault } from "~/features/entity/PartFault";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { MatchDaysList } from "~/features/match-days/MatchDaysList";
import { InventedNote } from "~/features/people/InventedNote";
import { TeamHead } from "~/features/team/TeamHead";
import { mainCompetition } from "~/features/team/team-competition";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { AboutTeam } from "./AboutTeam.tsx";
import { AroundNow } from "./AroundNow.tsx";
import { FormList } from "./FormList.tsx";
import type { TeamOverviewData } from "./load-team-overview.server.ts";
import { SquadInShort } from "./SquadInShort.tsx";
import { TeamTablePart } from "./TeamTablePart.tsx";

interface TeamOverviewPageProps {
  data: TeamOverviewData;
  page: Page;
}

/** A team's overview: matches, rank, squad, facts. */
export function TeamOverviewPage({ data, page }: TeamOverviewPageProps) {
  const { t } = useTranslation(["team", "common"]);
  const { head, faults, table } = data;
  const { sport, info } = head;
  return (
    <>
      <TeamHead head={head} tab="overview" page={page} />
      <StaleNotice fetched={data.fetched} now={page.now} />
      {faults.matches && <PartFault title={t("last")} kind={faults.matches} page={page} />}
      {!faults.matches && !data.hasMatches && <EmptyNote of="matches" />}
      <MatchDaysList sport={sport} canChange={data.canChange} fetchedAt={data.fetched.fetchedAt}>
        <AroundNow around={data.around} zone={data.zone} page={page} />
      </MatchDaysList>
      <FormList
        form={data.form}
        sport={sport}
        page={page}
        more={{
          href: localePath(page.locale, teamPath({ ...info.team, sport }, "match")),
          text: t(`more.${sport}.match`),
        }}
      />
      {faults.table && (
        <PartFault
          title={t("table.title", { competition: mainCompetition(info.competitions)?.name })}
          kind={faults.table}
          page={page}
        />
      )}
      {table && <TeamTablePart table={table} team={info.team} sport={sport} page={page} />}
      <SquadInShort head={head} page={page} />
      <AboutTeam head={head} page={page} />
      {data.hasSimulated && <p className="note">{t("common:source.simulatedNote")}</p>}
      <InventedNote isShown={data.hasInvented} />
    </>
  );
}
