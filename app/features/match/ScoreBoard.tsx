import { useTranslation } from "react-i18next";
import type { MatchInfo } from "#contract/calls/match-info";
import type { ListedTeam } from "~/features/match-list/listed-match";
import { type RowFacts, rowView } from "~/features/match-list/row-view";
import { Crest } from "~/ui/Crest";

interface ScoreBoardProps {
  info: MatchInfo;
  /** The day of kick-off in words. */
  day: string;
  facts: RowFacts;
  storageBaseUrl: string;
}

/** Who plays whom and how it stands: a heading and a sentence for screen readers, a scoreboard for eyes. */
export function ScoreBoard({ info: { match }, day, facts, storageBaseUrl }: ScoreBoardProps) {
  const { t } = useTranslation("match");
  const { sides, status, isLive, notes, sentence } = rowView(match, facts);
  const [home, away] = sides;
  const hasScore = home.score !== undefined;
  return (
    <>
      <h1 className="vh">{t("heading", { home: match.home.name, away: match.away.name })}</h1>
      <p className="vh">{`${day}: ${sentence}`}</p>
      <div className={isLive ? "board l" : "board"} aria-hidden="true">
        <TeamName team={home.team} isWinner={home.isWinner} reds={home.reds} storageBaseUrl={storageBaseUrl} />
        <div>
          <strong className="num">{hasScore ? `${home.score} – ${away.score}` : status.text}</strong>
          <span className="said">{hasScore ? (status.title ?? status.text) : (status.title ?? day)}</span>
          {notes && <span className="x">{notes}</span>}
        </div>
        <TeamName team={away.team} isWinner={away.isWinner} reds={away.reds} storageBaseUrl={storageBaseUrl} />
      </div>
    </>
  );
}

interface TeamNameProps {
  team: ListedTeam;
  isWinner: boolean;
  reds: number;
  storageBaseUrl: string;
}

const TeamName = ({ team, isWinner, reds, storageBaseUrl }: TeamNameProps) => (
  <div>
    <Crest team={team} storageBaseUrl={storageBaseUrl} size={56} />
    <span className={isWinner ? "w" : undefined}>
      {team.name} {reds > 0 && <i className="red">{reds}</i>}
    </span>
  </div>
);
