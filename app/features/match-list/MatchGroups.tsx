import { useTranslation } from "react-i18next";
import { Face } from "~/features/faces/Face";
import type { Settled } from "~/features/faces/face";
import { StaleNotice } from "~/features/faces/StaleNotice";
import type { Page } from "~/features/frame/page";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import type { ListData } from "./list-data.ts";

interface MatchGroupsProps {
  list: Settled<ListData>;
  page: Page;
}

/** A day's list once it is there: its counts and competitions, that there are none, or that it could not be had. */
export function MatchGroups({ list, page }: MatchGroupsProps) {
  const { t } = useTranslation(["matches", "common"]);
  if (list.face) return <Face kind={list.face} page={page} level={2} />;
  const { groups, matchCount, liveCount, hasSimulated } = list.value;
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
      <ServerMarkup id="matches" of={groups} />
      {hasSimulated && <p className="note">{t("common:source.simulatedNote")}</p>}
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
