import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { OddsQuote } from "#contract/domain/odds";
import { legsOf, lineText, type Quarters, quartersOf } from "#contract/odds/quarters";
import { mirroredSettle, type Settle, settleHandicap, settleTotal } from "#contract/odds/settle";
import type { Sport } from "#contract/tables/sports";
import { scoreText } from "#contract/text/score-text";
import { Section } from "~/features/entity/Section";
import odds from "~/features/odds/odds.module.css";
import { outcomeClass } from "~/features/odds/outcome-class";
import { unbrokenScores } from "~/i18n/join-texts";
import { adapterOf } from "~/sports/sports";
import { classNames } from "~/ui/class-names";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import { type Band, handicapBands, possibleScores, settlingScore, totalBands } from "./line-outcomes.ts";
import type { CompanyData, OddsData } from "./load-odds.server.ts";
import { decisiveStage } from "./market-figures.ts";
import styles from "./match-odds.module.css";
import { quoteLine } from "./quote-rows.ts";

type OddsTranslate = TFunction<"odds">;
type About = Pick<OddsData["head"]["about"], "match" | "sport">;

/** A range of handicap results as text: "Arsenal wins by 2 or more". */
function leadText({ from, to }: Band, { match, sport }: About, t: OddsTranslate): string {
  const { home, away } = match;
  if (from === undefined && to === undefined) return "";
  if (to === undefined) return openText(from as number, home.name, sport, t);
  if (from === undefined) return openText(-to, away.name, sport, t);
  const winner = from > 0 ? home.name : away.name;
  if (from === 0) return t("band.draw");
  return t(`band.winsBy.${sport}`, { team: winner, n: Math.abs(from) });
}

/** From `lead` up, from one team's view. */
function openText(lead: number, team: string, sport: Sport, t: OddsTranslate): string {
  if (lead > 1) return t(`band.winsByOrMore.${sport}`, { team, n: lead });
  if (lead === 1) return t("band.wins", { team });
  if (lead === 0) return t("band.winsOrDraws", { team });
  return t(`band.losesByAtMost.${sport}`, { team, n: -lead });
}

/** A range of totals as text: "3 or more". */
function sumText({ from, to }: Band, t: OddsTranslate): string {
  if (to === undefined) return t("band.orMore", { n: from });
  if (from === undefined) return to === 0 ? "0" : t("band.orFewer", { n: to });
  return String(from);
}

interface OutcomesSectionProps {
  company: CompanyData;
  data: OddsData;
}

interface Row {
  key: string;
  name: string;
  first: Settle;
}

/** What a line means; nothing if the company has none. */
export function OutcomesSection({ company, data }: OutcomesSectionProps) {
  const main = company.lines.find(({ lineIndex }) => lineIndex === 1);
  const quote = main?.[decisiveStage([main], data.head.about.match)];
  const line = quote && quartersOf(quote.prices.homeLine ?? quote.prices.total ?? "");
  return quote && line !== undefined ? <Explained quote={quote} line={line} data={data} /> : null;
}

interface ExplainedProps {
  quote: OddsQuote;
  line: Quarters;
  data: OddsData;
}

/** The result of either pick by outcome, at the current score and after the next goal. */
function Explained({ quote, line, data }: ExplainedProps) {
  const { t, i18n } = useTranslation("odds");
  const { choice, head } = data;
  const isHandicap = choice.market === "handicap";
  const { home, away } = head.about.match;
  const sides = isHandicap ? [home.name, away.name] : [t("outcome.over"), t("outcome.under")];
  const from = isHandicap ? quote.scoreAtQuote : undefined;
  const [one = line, other = line] = [...legsOf(line)].sort((leg, next) => Math.abs(leg) - Math.abs(next));
  return (
    <Section
      title={
        isHandicap
          ? t("explain.handicap", { team: home.name, line: quoteLine(quote.prices) })
          : t("explain.total", { line: quoteLine(quote.prices) })
      }
    >
      {line % 2 !== 0 && <p>{t("explain.quarter", { one: lineText(one), other: lineText(other) })}</p>}
      {from?.some((goals) => goals > 0) && (
        <p>{t("explain.fromScore", { score: unbrokenScores(scoreText(from, i18n.language, "sentence")) })}</p>
      )}
      <OutcomeTable caption={t("explain.now")} rows={useScoreRows(quote, line, data)} sides={sides} />
      <OutcomeTable caption={t("explain.results")} rows={useBandRows(quote, line, data)} sides={sides} />
      <p className={classNames(odds.sectionNote, "note")}>{t(countsOf(data))}</p>
    </Section>
  );
}

/** Which part of a match counts. */
function countsOf({ head, choice }: OddsData) {
  return choice.isHalf ? "explain.half" : adapterOf(head.about.sport).odds.countsNote;
}

function useScoreRows(quote: OddsQuote, line: Quarters, { head, choice }: OddsData): Row[] {
  const { t, i18n } = useTranslation("odds");
  const { match, sport } = head.about;
  const settling = settlingScore(match, choice.isHalf);
  if (!settling) return [];
  const teams = { home: match.home.name, away: match.away.name };
  return possibleScores(settling, sport).map(({ when, score }) => ({
    key: when,
    name: t(`explain.when.${when}`, { ...teams, score: unbrokenScores(scoreText(score, i18n.language, "cell")) }),
    first:
      choice.market === "handicap"
        ? settleHandicap(score, line, "home", quote.scoreAtQuote)
        : settleTotal(score, line, "over"),
  }));
}

function useBandRows(quote: OddsQuote, line: Quarters, { head, choice }: OddsData): Row[] {
  const { t } = useTranslation("odds");
  const { sport } = head.about;
  if (choice.market === "handicap") {
    return handicapBands(line, sport, quote.scoreAtQuote).map((band) => ({
      key: leadText(band, head.about, t),
      name: leadText(band, head.about, t),
      first: band.first,
    }));
  }
  return totalBands(line).map((band) => ({
    key: sumText(band, t),
    name: t(`explain.sum.${sport}`, { sum: sumText(band, t) }),
    first: band.first,
  }));
}

interface OutcomeTableProps {
  caption: string;
  rows: readonly Row[];
  /** The two picks. */
  sides: readonly string[];
}

function OutcomeTable({ caption, rows, sides }: OutcomeTableProps) {
  const { t } = useTranslation("odds");
  if (rows.length === 0) return null;
  return (
    <HoldUntilParsedTable className={classNames(odds.table, styles.results)}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {sides.map((side) => (
            <th scope="col" key={side}>
              {side}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, first }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {[first, mirroredSettle(first)].map((settle, at) => (
              <td key={at === 0 ? "first" : "second"} className={outcomeClass(settle)}>
                {t(`settle.${settle}`)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </HoldUntilParsedTable>
  );
}
