import days from "~/features/match-days/match-days.module.css";
import { matchRowFragment } from "~/features/match-row/match-row-fragment";
import type { RowFacts } from "~/features/match-row/row-view";
import { classNames } from "~/ui/class-names";
import { Fragments } from "~/ui/fragments/Fragments";
import type { ShownMatch } from "./load-team-overview.server.ts";
import { MatchCardHeading } from "./MatchCardHeading.tsx";

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
