import type { ShownMatch } from "./load-team-overview.server.ts";

interface MatchCardHeadingProps {
  title: string;
  of: Omit<ShownMatch, "match">;
}

/** The match's role for the team, its day, and its stage. */
export const MatchCardHeading = ({ title, of: { date, day, stage } }: MatchCardHeadingProps) => (
  <h2 className="hold-until-parsed">
    {`${title} `}
    <small>
      <time dateTime={date}>{day}</time>
      {stage && ` · ${stage}`}
    </small>
  </h2>
);
