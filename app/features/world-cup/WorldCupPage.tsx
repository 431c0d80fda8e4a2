import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { StaleNotice } from "~/features/faces/StaleNotice";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { MatchRow } from "~/features/match-list/MatchRow";
import { type PackedMatches, unpackMatches } from "~/features/match-list/packed-matches";
import type { RowFacts } from "~/features/match-list/row-view";
import { rowWordsOf } from "~/features/match-list/row-words";
import { localDate } from "~/i18n/zone-offsets";
import { GroupTable } from "./GroupTable.tsx";
import type { WorldCupData } from "./load-world-cup.server.ts";

interface WorldCupPageProps {
  data: WorldCupData;
  page: Page;
}

/** The tournament: its groups with table and matches, then the knockout rounds. */
export function WorldCupPage({ data: { groups, rounds, days, zone, fetched }, page }: WorldCupPageProps) {
  const { t, i18n } = useTranslation(["worldcup", "matches"]);
  const facts = useMemo(
    () => ({ words: rowWordsOf(i18n.getFixedT(null, "matches")), base: localePath(page.locale, ""), offsets: zone }),
    [i18n, page.locale, zone],
  );
  const { storageBaseUrl } = page.config;
  const rows = { facts, days, storageBaseUrl };
  return (
    <>
      <div className="top">
        <h1>{t("heading")}</h1>
        <p>{t("host")}</p>
      </div>
      <StaleNotice fetched={fetched} now={page.now} />
      {groups.length === 0 && rounds.length === 0 && <p className="empty card">{t("matches:empty")}</p>}
      {groups.length > 0 && <h2 className="part">{t("groups")}</h2>}
      {groups.map((group) => (
        <section key={group.letter} className="card stage">
          <h3>{t("matches:stage.group", { letter: group.letter })}</h3>
          {group.rows.length > 0 && (
            <GroupTable letter={group.letter} rows={group.rows} storageBaseUrl={storageBaseUrl} />
          )}
          <Rows packed={group.packed} {...rows} />
        </section>
      ))}
      {rounds.length > 0 && <h2 className="part">{t("knockout")}</h2>}
      {rounds.map(({ stage, packed }) => (
        <section key={stage} className="card stage">
          <h3>{t(`matches:stage.${stage}`)}</h3>
          <Rows packed={packed} {...rows} />
        </section>
      ))}
    </>
  );
}

interface RowsProps {
  packed: PackedMatches;
  facts: RowFacts;
  days: WorldCupData["days"];
  storageBaseUrl: string;
}

const Rows = ({ packed, facts, days, storageBaseUrl }: RowsProps) =>
  unpackMatches(packed).map((match) => (
    <MatchRow
      key={match.id}
      match={match}
      facts={facts}
      storageBaseUrl={storageBaseUrl}
      day={days[localDate(match.kickOff, facts.offsets)]}
    />
  ));
