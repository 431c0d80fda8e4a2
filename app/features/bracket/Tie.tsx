import type { Tie as BracketTie, Slot } from "#contract/domain/bracket";
import type { Match, Side } from "#contract/domain/match";
import { scoreText } from "#contract/text/score-text";
import { rowView } from "~/features/match-row/row-view";
import { joinParts, labelled } from "~/i18n/join-texts";
import { classNames } from "~/ui/class-names";
import { TeamImage } from "~/ui/TeamImage";
import styles from "./tie.module.css";
import {
  type BracketFacts,
  gameName,
  isOfSeveral,
  isTurned,
  slotName,
  statusLine,
  tieSentences,
  turned,
} from "./tie-texts.ts";

interface TieProps {
  tie: BracketTie;
  facts: BracketFacts;
  isFinal: boolean;
  isInTree: boolean;
  /** The page is about one of its matches. */
  isOwn: boolean;
}

/**
 * A tie in a list: a link if it is one match, an expandable list if several, just the two sides if none yet. Rendered
 * as a fragment, so everything comes from props.
 */
export const Tie = ({ tie, facts, isFinal, isInTree, isOwn }: TieProps) => (
  <li
    className={classNames(styles.tie, isOwn && styles.ownTie, isInTree && styles.inTree)}
    aria-current={isOwn ? "true" : undefined}
  >
    <TieContent tie={tie} facts={facts} isFinal={isFinal} />
  </li>
);

function TieContent({ tie, facts, isFinal }: Pick<TieProps, "tie" | "facts" | "isFinal">) {
  const [match, ...others] = tie.matches;
  const board = (
    <>
      <span className="visually-hidden">{tieSentences(tie, facts, isFinal)}</span>
      <span className={styles.board} aria-hidden="true">
        <small>{statusLine(tie, facts)}</small>
        <SideLine tie={tie} side="home" facts={facts} />
        <SideLine tie={tie} side="away" facts={facts} />
      </span>
    </>
  );
  if (!match) return <div>{board}</div>;
  if (others.length === 0 && !isOfSeveral(tie)) return <a href={rowView(match, facts.facts).href}>{board}</a>;
  return (
    <details name="tie">
      <summary>{board}</summary>
      <ol className={styles.games} aria-label={facts.i18n.getFixedT(null, "bracket")("matches")}>
        {tie.matches.map((game) => (
          <li key={game.id}>
            <GameLink tie={tie} match={game} facts={facts} />
          </li>
        ))}
      </ol>
    </details>
  );
}

interface GameLinkProps extends Pick<TieProps, "tie" | "facts"> {
  match: Match;
}

function GameLink({ tie, match, facts }: GameLinkProps) {
  const { href, sentence, status } = rowView(match, facts.facts);
  const score =
    match.state === "scheduled" || !match.score ? status.text : scoreText(match.score, facts.i18n.language, "cell");
  const name = gameName(tie, match, facts);
  const day = facts.dayOf(match);
  return (
    <a href={href}>
      <span className="visually-hidden">
        {labelled(joinParts([name, day], facts.i18n.language), sentence, facts.i18n.language)}
      </span>
      <span aria-hidden="true">
        <small>{`${name} · ${day}`}</small>
        {`${match.home.shortName ?? match.home.name} – ${match.away.shortName ?? match.away.name}`}
      </span>
      <b aria-hidden="true">{score}</b>
    </a>
  );
}

interface SideLineProps extends Pick<TieProps, "tie" | "facts"> {
  side: Side;
}

function SideLine({ tie, side, facts }: SideLineProps) {
  const { team } = tie[side];
  return (
    <span className={classNames(styles.side, tie.winner === side ? styles.winner : !team && styles.undecided)}>
      {team ? <TeamImage team={team} storageBaseUrl={facts.facts.storageBaseUrl} /> : <span className="flag" />}
      <span>{shownName(tie[side], facts)}</span>
      <Figures tie={tie} index={side === "home" ? 0 : 1} />
    </span>
  );
}

/** What fits beside three numbers; the hidden sentences have the full name. */
const LONGEST = 16;

function shownName(slot: Slot, facts: BracketFacts): string {
  const name = slotName(slot, facts);
  return (name.length > LONGEST && slot.team?.shortName) || name;
}

/** A team's wins in a series; otherwise its goals in each leg, followed by the shoot-out or by the aggregate. */
function Figures({ tie, index }: { tie: BracketTie; index: 0 | 1 }) {
  if (tie.seriesWins) return <b>{tie.seriesWins[index]}</b>;
  const aggregate = tie.legs === 2 ? tie.aggregate : undefined;
  return (
    <>
      {tie.matches.map((match) => (
        <Goals key={match.id} match={match} isOther={isTurned(tie, match)} index={index} isAdded={!!aggregate} />
      ))}
      {aggregate && <b>{aggregate[index]}</b>}
    </>
  );
}

interface GoalsProps {
  match: Match;
  /** The tie's second side is at home in this match. */
  isOther: boolean;
  index: 0 | 1;
  /** The aggregate follows. */
  isAdded: boolean;
}

function Goals({ match, isOther, index, isAdded }: GoalsProps) {
  if (match.state === "scheduled" || !match.score) return null;
  const goals = turned(match.score, isOther)[index];
  const shootout = isAdded || !match.shootout ? undefined : turned(match.shootout, isOther)[index];
  return (
    <>
      {isAdded ? <i>{goals}</i> : <b>{goals}</b>}
      {shootout !== undefined && <i>{`(${shootout})`}</i>}
    </>
  );
}
