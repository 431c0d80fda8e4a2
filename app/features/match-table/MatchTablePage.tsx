import { useTranslation } from "react-i18next";
import type { Sport } from "#contract/tables/sports";
import { seasonPath } from "~/features/competition/competition-address";
import { EmptyNote } from "~/features/faces/EmptyNote";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { MatchShell } from "~/features/match/MatchShell";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import type { MatchTableData, ShownTables } from "./load-match-table.server.ts";
import type { Place } from "./places.ts";

interface MatchTablePageProps {
  data: MatchTableData;
  page: Page;
}

/** The table tab of a match: in a knock-out round the bracket first, then where the two teams stand. */
export function MatchTablePage({ data: { head, tables, bracket }, page }: MatchTablePageProps) {
  const { t } = useTranslation(["standings", "matchTable"]);
  const { competition, sport, season } = head.about;
  const wholeTable = seasonPath({ sport, competition, season, isCurrentSeason: false }, "table");
  return (
    <MatchShell head={head} page={page}>
      {bracket && <ServerMarkup id="bracket" of={bracket} />}
      {!tables && <p className="note">{t("standings:unavailable")}</p>}
      {tables?.markup && <Tables of={tables} sport={sport} />}
      {tables && !tables.markup && !bracket && <EmptyNote of="table" />}
      {tables?.markup && (
        <p className="mt-more">
          <a href={localePath(page.locale, wholeTable)}>{t("matchTable:full")}</a>
        </p>
      )}
    </MatchShell>
  );
}

function Tables({ of: { markup, places, isLive, isProvisionalRule }, sport }: { of: ShownTables; sport: Sport }) {
  const { t } = useTranslation("standings");
  return (
    <>
      <ul className="mt-p num">
        {places.map((place) => (
          <PlaceLine key={place.name} place={place} />
        ))}
      </ul>
      <p className="mt-l">{isLive && <b className="live">{t("live.title")}</b>}</p>
      <ServerMarkup id="tables" className={sport} of={markup} />
      <p className="mt-i">{isLive && t("live.note")}</p>
      {isProvisionalRule && <p className="mt-i">{t("provisional")}</p>}
    </>
  );
}

/** In one line, for whoever does not want to look for it in the table. */
function PlaceLine({ place }: { place: Place }) {
  const { t } = useTranslation("matchTable");
  const { name, table, rank } = place;
  const team = table ? t("place.teamIn", { team: name, table }) : name;
  const line =
    "points" in place
      ? t("place.football", { team, rank, count: place.points })
      : t("place.basketball", { team, rank, won: place.won, lost: place.lost });
  return <li>{line}</li>;
}
