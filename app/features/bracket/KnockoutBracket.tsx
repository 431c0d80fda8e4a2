import { useTranslation } from "react-i18next";
import type { Bracket, BracketRound, Tie } from "#contract/domain/bracket";
import { dateIn } from "#contract/time/zone";
import { rowView, useRowFacts } from "~/features/match-row/row-view";
import { formatDate } from "~/i18n/format-date";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { Fragments } from "~/ui/fragments/Fragments";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
import { TeamImage } from "~/ui/TeamImage";
import styles from "./bracket.module.css";
import type { BracketData } from "./bracket-data.ts";
import championStyles from "./champion.module.css";
import { RoundLinks } from "./RoundLinks.tsx";
import { isOwnTie, tieFragment } from "./tie-fragment.tsx";
import { type BracketFacts, finalResult, slotName, stageName } from "./tie-texts.ts";

/** Rounds with more ties are listed above the tree, collapsed: in the tree they would be many screens high. */
const TREE_TIES = 8;

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
function Champion({ bracket, facts }: ChampionProps) {
  const final = finalOf(bracket);
  const team = final?.winner && final[final.winner].team;
  if (!team) return null;
  const match = final.matches.at(-1);
  const { score, remark } = finalResult(final, facts);
  const content = (
    <>
      <TeamImage team={team} storageBaseUrl={facts.facts.storageBaseUrl} size={PICTURE} />
      <span className={championStyles.names}>
        <small>{facts.i18n.getFixedT(null, "bracket")(facts.isForPromotion ? "promoted" : "champion")}</small>
        <b>{team.name}</b>
      </span>
      <span className={championStyles.final}>
        {score && (
          <span>
            {slotName(final.home, facts)} <b>{score}</b> {slotName(final.away, facts)}
          </span>
        )}
        <small>{remark}</small>
      </span>
    </>
  );
  if (!match) return <p className={`card ${championStyles.champion} hold-until-parsed`}>{content}</p>;
  return (
    <a className={`card ${championStyles.champion} hold-until-parsed`} href={rowView(match, facts.facts).href}>
      {content}
    </a>
  );
}

interface KnockoutBracketProps {
  of: BracketData;
  page: Page;
  /** Whether the bracket needs its own heading. */
  hasHeading?: boolean;
  /** The match that the page is about; its tie is marked. */
  matchId?: string;
  className?: string;
}

/**
 * The champions, and a bracket as a list of rounds side by side, each a list of ties in tree order, with lines from
 * each pair of ties to the next. Phones show a round at a time, with links between them. Namespaces: bracket, matches,
 * rows.
 */
export function KnockoutBracket(props: KnockoutBracketProps) {
  const { rounds, thirdPlace } = props.of.bracket;
  const facts = useBracketFacts(props);
  const { t } = useTranslation("bracket");
  const early = rounds.filter(({ ties }) => ties.length > TREE_TIES);
  const shown = rounds.filter(({ ties }) => ties.length <= TREE_TIES);
  const isTree = isTreeOf(shown);
  const current = shown.find(({ ties }) => ties.some(({ winner }) => !winner));
  return (
    <section className={classNames(styles.bracket, props.className)} aria-label={t("label")}>
      {props.hasHeading && <h2>{t("label")}</h2>}
      <Champion bracket={props.of.bracket} facts={facts} />
      {early.map((round) => (
        <EarlyRound key={round.stage} round={round} facts={facts} />
      ))}
      {shown.length > 1 && (
        <RoundLinks
          className={styles.roundLinks}
          rounds={shown.map(({ stage }) => ({ id: idOf(stage), name: stageName(stage, facts) }))}
        />
      )}
      <div className={`${styles.rounds} card hold-until-parsed`}>
        <ol className={isTree ? classNames(styles.tree, styles[`columns${shown.length}`]) : undefined}>
          {shown.map((round) => (
            <Round
              key={round.stage}
              round={round}
              third={round.stage === "final" ? thirdPlace : undefined}
              isInTree={isTree}
              isCurrent={round === current}
              facts={facts}
            />
          ))}
        </ol>
      </div>
      {rounds.some(({ ties }) => ties.some(({ awayGoalsRule }) => awayGoalsRule)) && (
        <p className={styles.remark}>{t("awayGoalsRule")}</p>
      )}
      <ParsedEnd />
    </section>
  );
}

function useBracketFacts({
  of: { sport, leagueId, bracket, zone, timeZone },
  page,
  matchId,
}: KnockoutBracketProps): BracketFacts {
  const { i18n } = useTranslation();
  const { locale } = page;
  return {
    facts: useRowFacts(page, zone),
    i18n,
    sport,
    leagueId,
    timeZone,
    dayOf: ({ kickOff }) => formatDate(dateIn(kickOff, timeZone), locale, "row"),
    sizes: Object.fromEntries(bracket.rounds.map(({ stage, ties }) => [stage, ties.length])),
    isForPromotion: bracket.isForPromotion,
    ...(matchId && { matchId }),
  };
}

const idOf = (stage: string): string => `br-${stage}`;

/** Lines are drawn only if each pair of ties leads to one: every round is half the previous one, down to the final. */
const isTreeOf = (rounds: readonly BracketRound[]): boolean =>
  rounds.every(({ ties }, at) => ties.length === 2 ** (rounds.length - 1 - at));

interface RoundProps {
  round: BracketRound;
  facts: BracketFacts;
}

/** A long round as a collapsible list; open if it contains the page's match. */
const EarlyRound = ({ round: { stage, ties }, facts }: RoundProps) => (
  <details className={`card ${styles.earlyRound}`} open={ties.some((tie) => isOwnTie(tie, facts))}>
    <summary>{stageName(stage, facts)}</summary>
    <Fragments as="ol" of={ties.map((tie) => tieFragment({ tie, facts }))} />
  </details>
);

interface TreeRoundProps extends RoundProps {
  third?: Tie | undefined;
  isInTree: boolean;
  /** The first with an undecided tie. */
  isCurrent: boolean;
}

/** A round of the tree, with the third-place match below the final. */
const Round = ({ round, third, isInTree, isCurrent, facts }: TreeRoundProps) => (
  <li
    id={idOf(round.stage)}
    className={classNames(third && styles.withThirdPlace, isCurrent && styles.current) || undefined}
  >
    <h3>{stageName(round.stage, facts)}</h3>
    <Fragments
      as="ol"
      of={round.ties.map((tie) => tieFragment({ tie, facts, isInTree, isFinal: round.stage === "final" }))}
    />
    {third && (
      <>
        <h3>{stageName("third_place", facts)}</h3>
        <Fragments as="ol" of={[tieFragment({ tie: third, facts, isInTree })]} />
      </>
    )}
  </li>
);
