import { useTranslation } from "react-i18next";
import type { Competition } from "#contract/domain/competition";
import { bookmakerLabel } from "#contract/tables/bookmakers";
import { PartFault } from "~/features/entity/PartFault";
import { Section } from "~/features/entity/Section";
import { EmptyNote } from "~/features/faces/EmptyNote";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { MatchShell } from "~/features/match/MatchShell";
import { formatDate } from "~/i18n/format-date";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import { PageTabs } from "~/ui/PageTabs";
import { WholeEnd } from "~/ui/Whole";
import type { PanelData, PanelPageData } from "./load-panel.server.ts";
import { PanelForm } from "./PanelForm.tsx";
import { PanelTally } from "./PanelTally.tsx";
import { type ChosenFilter, chosenFilters, PANEL_SIDES, panelPath, panelSearch } from "./panel-query.ts";

export interface PanelPageProps {
  data: PanelPageData;
  page: Page;
}

/** Past matches with the prices they had, and how those settled. */
export function PanelPage({ data, page }: PanelPageProps) {
  const { t } = useTranslation("odds");
  const { head, side, panel } = data;
  const teams = { home: head.about.match.home.name, away: head.about.match.away.name };
  return (
    <MatchShell head={head} page={page}>
      <Sides data={data} page={page} />
      <h2 className="od-h2">{t(`past.${side}`, teams)}</h2>
      <p className="note od-info">{data.showsPrices ? t("infoOnly") : t("off")}</p>
      <div className="od-wide">
        <PanelForm data={data} page={page} />
        <WholeEnd />
      </div>
      <Chosen data={data} page={page} />
      {panel.face ? (
        <PartFault title={t("past.title")} kind={panel.face} page={page} />
      ) : (
        <Matches panel={panel.value} data={data} />
      )}
    </MatchShell>
  );
}

/** The three pages of past matches. */
function Sides({ data: { head, side, query }, page }: PanelPageProps) {
  const { t } = useTranslation("odds");
  const { match } = head.about;
  const { leagueId: _, ...kept } = query;
  const name = { home: match.home.shortName ?? match.home.name, away: match.away.shortName ?? match.away.name };
  return (
    <PageTabs
      label={t("past.title")}
      tabs={PANEL_SIDES.map((one) => ({
        href: localePath(page.locale, panelPath(match, one)) + panelSearch(kept),
        name: one === "h2h" ? t("past.both") : name[one],
        isShown: one === side,
      }))}
    />
  );
}

/** What is shown, each choice with a way to take it back; on phones the way to all choices. */
function Chosen({ data, page }: PanelPageProps) {
  const { t } = useTranslation("odds");
  const { head, side, query } = data;
  const path = localePath(page.locale, panelPath(head.about.match, side));
  const competitions = data.panel.value?.competitions ?? [];
  return (
    <div className="od-chosen">
      <p>
        <a
          className="od-narrow btn btn-plain"
          href={localePath(page.locale, panelPath(head.about.match, side, true)) + panelSearch(query)}
        >
          {t("panel.filters")}
        </a>{" "}
        {data.showsPrices && <span>{t("panel.by", { company: bookmakerLabel(query.company) })}</span>}
      </p>
      {query.unknownCompany && <p role="status">{t("panel.unknownCompany", { name: query.unknownCompany })}</p>}
      <ul className="od-chips">
        {chosenFilters(query).map((chosen) => (
          <li key={chosen.of}>
            <a href={path + panelSearch(chosen.without)} rel="nofollow">
              <ChosenName of={chosen.of} data={data} competitions={competitions} page={page} />{" "}
              <span aria-hidden="true">×</span>
              <span className="vh">{t("panel.remove")}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ChosenNameProps extends PanelPageProps {
  of: ChosenFilter["of"];
  competitions: readonly Competition[];
}

function ChosenName({ of, data: { query }, competitions, page }: ChosenNameProps) {
  const { t } = useTranslation("odds");
  const day = (date: string | undefined) => (date ? formatDate(date, page.locale, "date") : "…");
  switch (of) {
    case "venue":
      return t(`panel.venue.${query.venue ?? "home"}`);
    case "given":
      return t(`panel.given.${query.given ?? "level"}`);
    case "line":
      return t("panel.lineOf", { line: query.line });
    case "isSameLeague":
      return t("panel.sameLeague");
    case "leagueId":
      return competitions.find(({ id }) => id === query.leagueId)?.name ?? t("panel.league");
    case "range":
      return `${day(query.from)} – ${day(query.to)}`;
  }
}

function Matches({ panel, data }: { panel: PanelData; data: PanelPageData }) {
  const { t } = useTranslation(["odds", "common"]);
  if (panel.tally.played === 0) return <EmptyNote of="matches" />;
  return (
    <>
      <PanelTally tally={panel.tally} data={data} />
      <Section title={t("panel.matches", { n: panel.tally.played })}>
        <ServerMarkup id="od-past" of={panel.rows} />
        {data.showsPrices && <p className="note">{t("panel.about")}</p>}
        {panel.hasSimulated && data.head.about.match.source !== "simulated" && (
          <p className="note">{t("common:source.simulatedNote")}</p>
        )}
      </Section>
    </>
  );
}
