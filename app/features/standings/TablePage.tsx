import { useTranslation } from "react-i18next";
import { CompetitionHead } from "~/features/competition/CompetitionHead";
import { seasonPath } from "~/features/competition/competition-address";
import { EmptyNote } from "~/features/faces/EmptyNote";
import { StaleNotice } from "~/features/faces/StaleNotice";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import { FirstScreenEnd } from "~/ui/FirstScreenEnd";
import type { ShownTables, TablePageData } from "./load-table-page.server.ts";
import { tableParameters, viewsOf } from "./table-query.ts";

interface TablePageProps {
  data: TablePageData;
  page: Page;
}

/** The table tab of a competition. */
export function TablePage({ data, page }: TablePageProps) {
  const { head, tables, history, bracket } = data;
  const { t } = useTranslation(["standings", "common"]);
  return (
    <>
      <CompetitionHead head={head} page={page} />
      {tables && <StaleNotice fetched={tables.fetched} now={page.now} />}
      {!tables && <p className="note">{t("standings:unavailable")}</p>}
      {tables?.isEmpty && (bracket ? <p className="note">{t("standings:noTable")}</p> : <EmptyNote of="table" />)}
      {tables && !tables.isEmpty ? <Tables data={data} tables={tables} page={page} /> : <FirstScreenEnd />}
      {history && <ServerMarkup id="places" of={history} />}
      {bracket && <ServerMarkup id="bracket" className="st-b" of={bracket} />}
      {head.source === "simulated" && <p className="note">{t("common:source.simulatedNote")}</p>}
      {(head.source === "recorded" || head.source === "imported") && (
        <p className="note">{t(`common:source.${head.source}`)}</p>
      )}
    </>
  );
}

function Tables({ data, tables, page }: TablePageProps & { tables: ShownTables }) {
  const { t } = useTranslation("standings");
  const { isLive, isProvisionalRule, reasons, markup, fetched } = tables;
  return (
    <>
      <ViewLinks data={data} page={page} />
      <PartLinks data={data} page={page} />
      {isLive && (
        <p className="st-i">
          <b className="live">{t("live.title")}</b> {t("live.note")}
        </p>
      )}
      <ServerMarkup id="freshness" />
      <ServerMarkup
        id="list"
        of={markup}
        attributes={{
          "data-live": isLive ? data.head.sport : undefined,
          "data-fetched": fetched.fetchedAt,
          "data-show": "all",
          // The tables change with the matches in play.
          "data-whole": "",
        }}
      />
      <ServerMarkup id="announce" className="vh" attributes={{ "aria-live": "polite" }} />
      {reasons.length > 0 && (
        <p className="st-i">
          {t("deductions", { reasons: reasons.map((reason) => t(`reason.${reason}`)).join(" · ") })}
        </p>
      )}
      {isProvisionalRule && <p className="st-i">{t("provisional")}</p>}
    </>
  );
}

/** The views of the table, each with an address of its own. */
function ViewLinks({ data: { head, asked }, page }: TablePageProps) {
  const { t } = useTranslation("standings");
  return (
    <nav className="st-v" aria-label={t("view.label")}>
      <ul>
        {viewsOf(head.sport).map((view) => (
          <li key={view}>
            <a
              href={localePath(page.locale, seasonPath(head, "table", tableParameters({ ...asked, teams: [], view })))}
              aria-current={view === asked.view ? "page" : undefined}
            >
              {t(`view.${view}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Conferences, the whole league, each division: for a league that is split. */
function PartLinks({ data: { head, asked }, page }: TablePageProps) {
  const { t } = useTranslation("standings");
  const isSplit = head.parts.some(({ id }) => id.startsWith("conference-"));
  if (!isSplit) return null;
  const divisions = head.parts.filter(({ id, name }) => id.startsWith("division-") && name);
  const parts = [
    { id: undefined, name: t("part.conferences") },
    { id: "regular", name: t("part.regular") },
    ...divisions.map(({ id, name = "" }) => ({ id, name })),
  ];
  return (
    <nav className="st-v" aria-label={t("part.label")}>
      <ul>
        {parts.map(({ id, name }) => (
          <li key={id ?? ""}>
            <a
              href={localePath(
                page.locale,
                seasonPath(head, "table", tableParameters({ view: asked.view, ...(id && { part: id }) })),
              )}
              aria-current={id === asked.part ? "page" : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
