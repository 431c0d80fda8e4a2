import days from "~/features/match-days/match-days.module.css";
import { matchRowFragment } from "~/features/match-row/match-row-fragment";
import type { RowFacts } from "~/features/match-row/row-view";
import { classNames } from "~/ui/class-names";
import { Fragments } from "~/ui/fragments/Fragments";
import type { ShownMatch } from "./load-team-overview.server.ts";

interface MatchCardHeadingProps {
  title: string;
  of: Omit<ShownMatch, "match">;
}

/** The match's role for the team, its day, and its stage. */
const MatchCardHeading = ({ title, of: { date, day, stage } }: MatchCardHeadingProps) => (
  <h2 className="hold-until-parsed">
    {`${title} `}
    <small>
      <time dateTime={date}>{day}</time>
      {stage && ` · ${stage}`}
    </small>
  </h2>
);

interface MatchCardProps {
  title: string;
  of: ShownMatch;
  facts: RowFacts;
}

/** A single match as a row with its own heading. */
export const MatchCard = ({ title, of: { match, ...about }, facts }: MatchCardProps) => (
  <Fragments
    as="section"
    className={classNames("card", days.day)}
    of={[
      {
        key: `MatchCardHeading ${JSON.stringify([title, about.date, about.day, about.stage])}`,
        render: () => <MatchCardHeading title={title} of={about} />,
      },
      matchRowFragment(match, facts),
    ]}
  />
);
