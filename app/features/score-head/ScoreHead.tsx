import { EntityPicture } from "~/features/entity/EntityPicture";
import type { ScoreHeadData } from "./score-head.ts";

interface ScoreHeadProps {
  of: ScoreHeadData;
  /** The day in words. */
  day: string;
  /** The page's heading, read in the place of the board. */
  heading: string;
  /** Undefined for a visitor who saves data. */
  storageBaseUrl?: string;
}

const PICTURE = 48;

/** Who plays whom and how it stands: a heading and a sentence for screen readers, a board for eyes (score-head.css). */
export function ScoreHead({ of, day, heading, storageBaseUrl }: ScoreHeadProps) {
  const { state, sentence, figure, status, notes, sides } = of;
  const side = (index: 0 | 1) => {
    const { id, name, flag } = index === 0 ? of.home : of.away;
    return (
      <div className={sides[index].isWinner ? "w" : undefined}>
        <EntityPicture flag={flag} path={`team/${id}`} storageBaseUrl={storageBaseUrl} size={PICTURE} />
        {name}
      </div>
    );
  };
  return (
    <>
      <h1 className="vh">{heading}</h1>
      <p className="vh">{`${day}: ${sentence}`}</p>
      <div className={state === "l" ? "sh l" : "sh"} aria-hidden="true">
        {side(0)}
        <div>
          <strong className="num">{figure}</strong>
          <span>{status || day}</span>
          {notes && <span>{notes}</span>}
        </div>
        {side(1)}
      </div>
    </>
  );
}
