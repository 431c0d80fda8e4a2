import type { CompetitionMatches } from "#contract/domain/competition";
import { Flag } from "~/ui/Flag";
import { MatchRow } from "./MatchRow.tsx";
import type { RowFacts } from "./row-view.ts";
import { sharedStage } from "./stage-label.ts";

interface CompetitionGroupProps {
  group: CompetitionMatches;
  facts: RowFacts;
  storageBaseUrl: string;
}

/** The day's matches of one competition, under its name. */
export function CompetitionGroup({ group, facts, storageBaseUrl }: CompetitionGroupProps) {
  const { competition, season, source, matches } = group;
  const { country } = competition;
  const stage = sharedStage(matches);
  const about = [season, stage && facts.words.stage(stage)].filter(Boolean).join(" · ");
  return (
    <section className="g card" data-n={matches.length}>
      <h2>
        {country.flag ? <Flag code={country.flag} size={20} /> : <span className="flag" />}
        <span className="g-name">
          <small>{country.name}</small> {competition.name} {about && <small>{about}</small>}
        </span>
        {source === "simulated" && <span className="tag">{facts.words.simulated}</span>}
      </h2>
      {matches.map((match) => (
        <MatchRow key={match.id} match={match} facts={facts} storageBaseUrl={storageBaseUrl} />
      ))}
    </section>
  );
}
