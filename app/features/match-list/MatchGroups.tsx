import { useTranslation } from "react-i18next";
import type { CompetitionMatches } from "#contract/domain/competition";
import { Face } from "~/features/faces/Face";
import type { Settled } from "~/features/faces/face";
import { StaleNotice } from "~/features/faces/StaleNotice";
import type { Page } from "~/features/frame/page";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import { CompetitionGroup } from "./CompetitionGroup.tsx";
import type { ListData } from "./list-data.ts";
import { type RowFacts, rowFacts } from "./row-view.ts";
import { ServerMarkup } from "./ServerMarkup.tsx";

interface MatchGroupsProps {
  list: Settled<ListData>;
  zone: ZoneOffsets;
  page: Page;
}

/** A day's list once it is there: its counts and competitions, that there are none, or that it could not be had. */
export function MatchGroups({ list, zone, page }: MatchGroupsProps) {
  const { t, i18n } = useTranslation(["matches", "common"]);
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
      <ServerMarkup id="matches" of={groups}>
        {(competitions) => (
          <Competitions
            groups={competitions}
            facts={rowFacts(i18n, page.locale, zone)}
            storageBaseUrl={page.config.storageBaseUrl}
          />
        )}
      </ServerMarkup>
      {hasSimulated && <p className="note">{t("common:source.simulatedNote")}</p>}
    </>
  );
}

interface CompetitionsProps {
  groups: readonly CompetitionMatches[];
  facts: RowFacts;
  storageBaseUrl: string;
}

const Competitions = ({ groups, facts, storageBaseUrl }: CompetitionsProps) =>
  groups.map((group) => (
    <CompetitionGroup
      key={`${group.competition.id} ${group.season}`}
      group={group}
      facts={facts}
      storageBaseUrl={storageBaseUrl}
    />
  ));

function Empty() {
  const { t } = useTranslation("matches");
  return (
    <div className="empty card">
      <h2>{t("empty")}</h2>
      <p>{t("emptyHint")}</p>
    </div>
  );
}
