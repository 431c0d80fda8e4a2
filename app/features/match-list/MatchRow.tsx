import { Crest } from "~/ui/Crest";
import type { ListedMatch } from "./listed-match.ts";
import { type RowFacts, type RowView, rowView, type SideView } from "./row-view.ts";

interface MatchRowProps {
  match: ListedMatch;
  facts: RowFacts;
  storageBaseUrl: string;
  /** The day of the match in words, where rows of several days stand together. */
  day?: string;
}

/** One match as one link: a sentence for screen readers, a scoreboard for eyes. Class names are those of match-list.css. */
export function MatchRow({ match, facts, storageBaseUrl, day }: MatchRowProps) {
  const view = rowView(match, facts);
  return (
    <a className="m" href={view.href}>
      <span className="vh">{day ? `${day}: ${view.sentence}` : view.sentence}</span>
      <span className={view.isLive ? "r l" : "r"} aria-hidden="true">
        <Status status={view.status} day={day} />
        {view.notes && <span className="x">{view.notes}</span>}
        <Side side={view.sides[0]} storageBaseUrl={storageBaseUrl} />
        <Side side={view.sides[1]} storageBaseUrl={storageBaseUrl} />
      </span>
    </a>
  );
}

function Status({ status: { text, title, dateTime }, day }: { status: RowView["status"]; day?: string }) {
  const shown = day ? `${day}\n${text}` : text;
  return dateTime ? (
    <time className="k" dateTime={dateTime}>
      {shown}
    </time>
  ) : (
    <span className="k" title={title}>
      {shown}
    </span>
  );
}

const CREST = 20;

function Side({ side: { team, score, reds, isWinner }, storageBaseUrl }: { side: SideView; storageBaseUrl: string }) {
  return (
    <>
      <Crest team={team} storageBaseUrl={storageBaseUrl} size={CREST} />
      <span className={isWinner ? "n w" : "n"}>
        {reds > 0 && <i>{reds}</i>}
        {team.name}
      </span>
      {score !== undefined && <b>{score}</b>}
    </>
  );
}
