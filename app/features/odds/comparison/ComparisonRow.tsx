import type { TFunction } from "i18next";
import type { OddsLine } from "#contract/domain/odds";
import odds from "~/features/odds/odds.module.css";
import type { OfferedFormat } from "~/features/odds/odds-formats";
import { Price } from "~/features/odds/Price";
import { classNames } from "~/ui/class-names";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import styles from "./comparison-table.module.css";
import { Movement } from "./Movement.tsx";
import { movementOf, type Outcome, type Stage } from "./market-figures.ts";
import { quoteLine } from "./quote-rows.ts";

export interface ComparisonColumns {
  stages: readonly Stage[];
  outcomes: readonly Outcome[];
  /** The market has a handicap or a total. */
  hasLine: boolean;
  format: OfferedFormat | undefined;
}

interface ComparisonRowProps {
  line: OddsLine;
  columns: ComparisonColumns;
  /** Link to this company's details. */
  href: string;
  isChosen: boolean;
  t: TFunction<"odds">;
}

/** A company's prices by stage, with changes from the previous stage marked. */
export function ComparisonRow({ line, columns, href, isChosen, t }: ComparisonRowProps) {
  const { id, name } = line.bookmaker;
  return (
    <tr data-g={`c${id}`}>
      <th scope="row">
        <a href={href} rel="nofollow" aria-current={isChosen ? "true" : undefined}>
          {name}
        </a>
      </th>
      {columns.stages.map((stage, at) => (
        <StageCells key={stage} line={line} stage={stage} before={columns.stages[at - 1]} columns={columns} t={t} />
      ))}
    </tr>
  );
}

/** The row as a fragment. */
export function comparisonRowFragment(props: ComparisonRowProps, locale: string): Fragment {
  const { line, columns, href, isChosen } = props;
  const { stages, outcomes, format } = columns;
  const prices = stages.map((stage) => {
    const quote = line[stage];
    return quote && [quoteLine(quote.prices), quote.isSuspended, ...outcomes.map((outcome) => quote.prices[outcome])];
  });
  return {
    key: `odds company ${locale} ${href} ${isChosen} ${format} ${stages} ${line.bookmaker.name} ${JSON.stringify(prices)}`,
    render: () => <ComparisonRow {...props} />,
  };
}

/** Classes of a stage's columns. */
export const STAGE_CLASSES: Readonly<Record<Stage, string | undefined>> = {
  early: styles.early,
  pre: styles.preMatch,
  live: styles.inPlay,
};

interface StageCellsProps extends Pick<ComparisonRowProps, "line" | "columns" | "t"> {
  stage: Stage;
  before: Stage | undefined;
}

function StageCells({ line, stage, before, columns, t }: StageCellsProps) {
  const { outcomes, hasLine, format } = columns;
  const quote = line[stage];
  const ofStage = STAGE_CLASSES[stage];
  const first = classNames(ofStage, styles.stageStart);
  const width = outcomes.length + (hasLine ? 1 : 0);
  if (!quote) {
    return (
      <td colSpan={width} className={first}>
        –
      </td>
    );
  }
  if (quote.isSuspended) {
    return (
      <td colSpan={width} className={classNames(first, odds.suspended)}>
        {t("suspended")}
      </td>
    );
  }
  return (
    <>
      {hasLine && <td className={classNames(first, styles.line)}>{quoteLine(quote.prices)}</td>}
      {outcomes.map((outcome, at) => {
        const price = quote.prices[outcome];
        return (
          <td key={outcome} className={at === 0 && !hasLine ? first : ofStage}>
            {price === undefined ? "–" : <Price of={price} format={format} />}
            {before && <Movement direction={movementOf(line[before], quote, outcome)} t={t} />}
          </td>
        );
      })}
    </>
  );
}
