import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Face } from "~/features/faces/Face";
import type { Settled } from "~/features/faces/face";
import { StaleNotice } from "~/features/faces/StaleNotice";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import { CompetitionGroup } from "./CompetitionGroup.tsx";
import type { ListData } from "./list-data.ts";
import { rowWordsOf } from "./row-words.ts";

interface MatchGroupsProps {
  list: Settled<ListData>;
  zone: ZoneOffsets;
  page: Page;
}

/** A day's list once it is there: its counts and competitions, that there are none, or that it could not be had. */
export function MatchGroups({ list, zone, page }: MatchGroupsProps) {
  const { t, i18n } = useTranslation(["matches", "common"]);
  const facts = useMemo(
    () => ({ words: rowWordsOf(i18n.getFixedT(null, "matches")), base: localePath(page.locale, ""), offsets: zone }),
    [i18n, page.locale, zone],
  );
  if (list.face) return <Face kind={list.face} page={page} level={2} />;
  const { groups, matchCount, liveCount } = list.value;
  return (
    <>
      <StaleNotice fetched={list.value} now={page.now} />
      {matchCount === 0 ? (
        <Empty />
      ) : (
        <p className="counts">
          {t("count", { count: matchCount })}
          {liveCount > 0 && <span className="live">{t("live", { count: liveCount })}</span>}
        </p>
      )}
      {groups.map((group) => (
        <CompetitionGroup key={group.id} group={group} facts={facts} storageBaseUrl={page.config.storageBaseUrl} />
      ))}
      {groups.some(({ isSimulated }) => isSimulated) && <p className="note">{t("common:source.simulatedNote")}</p>}
    </>
  );
}

function Empty() {
  const { t } = useTranslation("matches");
  return (
    <div className="empty card">
      <h2>{t("empty")}</h2>
      <p>{t("emptyHint")}</p>
    </div>
  );
}
