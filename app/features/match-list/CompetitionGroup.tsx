import { useTranslation } from "react-i18next";
import { Flag } from "~/ui/Flag";
import type { GroupData } from "./list-data.ts";
import { MatchRow } from "./MatchRow.tsx";
import { unpackMatches } from "./packed-matches.ts";
import type { RowFacts } from "./row-view.ts";
import { sharedStage, stageLabel } from "./stage-label.ts";

interface CompetitionGroupProps {
  group: GroupData;
  facts: RowFacts;
  storageBaseUrl: string;
}

/** The day's matches of one competition, under its name. */
export function CompetitionGroup({ group, facts, storageBaseUrl }: CompetitionGroupProps) {
  const { t, i18n } = useTranslation("common");
  const matches = unpackMatches(group.packed);
  const stage = sharedStage(matches);
  const about = [group.season, stage && stageLabel(stage, i18n.getFixedT(null, "matches"))].filter(Boolean).join(" · ");
  return (
    <section className="g card" data-n={matches.length}>
      <h2>
        {group.flag ? <Flag code={group.flag} size={20} /> : <span className="flag" />}
        <span className="g-name">
          <small>{group.country}</small> {group.name} {about && <small>{about}</small>}
        </span>
        {group.isSimulated && <span className="tag">{t("source.simulated")}</span>}
      </h2>
      {matches.map((match) => (
        <MatchRow key={match.id} match={match} facts={facts} storageBaseUrl={storageBaseUrl} />
      ))}
    </section>
  );
}
