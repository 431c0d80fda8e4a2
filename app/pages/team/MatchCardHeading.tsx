import type { ShownMatch } from "./load-team-overview.server.ts";

interface MatchCardHeadingProps {
  title: string;
  of: Omit<ShownMatch, "match">;
}

/** What a match is to the team, its day, and what it is a part of. */
export const MatchCardHeading = ({ title, of: { date, day, stage } }: MatchCardHeadingProps) => (
  <h2 className="hold-until-parsed">
    {`${title} `}
    <small>
      <time dateTime={date}>{day}</time>
      {stage && ` · ${stage}`}
    </small>
  </h2>
);
