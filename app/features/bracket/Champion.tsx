import type { Bracket, Tie } from "#contract/domain/bracket";
import { rowView } from "~/features/match-row/row-view";
import { TeamImage } from "~/ui/TeamImage";
import styles from "./champion.module.css";
import { type BracketFacts, finalResult, slotName } from "./tie-texts.ts";

/** Pixels. */
const PICTURE = 40;

const finalOf = ({ rounds }: Bracket): Tie | undefined => rounds.find(({ stage }) => stage === "final")?.ties[0];

interface ChampionProps {
  bracket: Bracket;
  facts: BracketFacts;
}

/**
 * Who won the final, as champion or promoted, with its result; nothing before it is decided. Never a last child
 * (primitives.css).
 */
export function Champion({ bracket, facts }: ChampionProps) {
  const final = finalOf(bracket);
  const team = final?.winner && final[final.winner].team;
  if (!team) return null;
  const match = final.matches.at(-1);
  const { score, remark } = finalResult(final, facts);
  const content = (
    <>
      <TeamImage team={team} storageBaseUrl={facts.facts.storageBaseUrl} size={PICTURE} />
      <span className={styles.names}>
        <small>{facts.i18n.getFixedT(null, "bracket")(facts.isForPromotion ? "promoted" : "champion")}</small>
        <b>{team.name}</b>
      </span>
      <span className={styles.final}>
        {score && (
          <span>
            {slotName(final.home, facts)} <b>{score}</b> {slotName(final.away, facts)}
          </span>
        )}
        <small>{remark}</small>
      </span>
    </>
  );
  if (!match) return <p className={`card ${styles.champion} hold-until-parsed`}>{content}</p>;
  return (
    <a className={`card ${styles.champion} hold-until-parsed`} href={rowView(match, facts.facts).href}>
      {content}
    </a>
  );
}
