import { useTranslation } from "react-i18next";
import type { OddsLine } from "#contract/domain/odds";
import odds from "~/features/odds/odds.module.css";
import { classNames } from "~/ui/class-names";
import { Fragments } from "~/ui/fragments/Fragments";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import { type ComparisonColumns, comparisonRowFragment, STAGE_CLASSES } from "./ComparisonRow.tsx";
import styles from "./comparison-table.module.css";
import type { Stage } from "./market-figures.ts";
import page from "./match-odds.module.css";

/** The stage that phones show; the style sheet follows the choice. */
function StageChoice({ stages, shown }: { stages: readonly Stage[]; shown: Stage | undefined }) {
  const { t } = useTranslation("odds");
  return (
    <fieldset className={`${styles.stageChoice} hold-until-parsed`}>
      <legend className="visually-hidden">{t("stages")}</legend>
      {stages.map((stage) => (
        <label key={stage}>
          <input type="radio" name="od-stage" id={`od-${stage}`} defaultChecked={stage === shown} />
          <span>{t(`stage.${stage}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

const STAGES: readonly Stage[] = ["early", "pre", "live"];

interface ComparisonTableProps {
  lines: readonly OddsLine[];
  /** The stage that phones show first. */
  stage: Stage;
  columns: Omit<ComparisonColumns, "stages">;
  /** The company shown in detail. */
  company: number | undefined;
  addressOf(company: number): string;
}

/** All companies, one per row, with stages side by side; phones show one stage, chosen above the table. */
export function ComparisonTable({ lines, stage, columns: given, company, addressOf }: ComparisonTableProps) {
  const { t, i18n } = useTranslation("odds");
  const stages = STAGES.filter((one) => lines.some((line) => line[one]));
  const columns = { ...given, stages };
  const rows = lines.map((line) => {
    const { id } = line.bookmaker;
    return comparisonRowFragment({ line, columns, href: addressOf(id), isChosen: id === company, t }, i18n.language);
  });
  return (
    <div id="od-table" className={styles.byStage}>
      {stages.length > 1 && <StageChoice stages={stages} shown={stages.includes(stage) ? stage : stages[0]} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard. */}
      <section className={page.scroll} tabIndex={0} aria-label={t("comparison")}>
        <HoldUntilParsedTable className={classNames(odds.table, styles.comparison, "tabular")}>
          <caption className="visually-hidden">{t("comparison")}</caption>
          <Heads columns={columns} />
          <Fragments as="tbody" of={rows} />
        </HoldUntilParsedTable>
      </section>
    </div>
  );
}

/** The stages, each with its line and outcomes below. */
function Heads({ columns: { stages, outcomes, hasLine } }: { columns: ComparisonColumns }) {
  const { t } = useTranslation("odds");
  const columns = [...(hasLine ? (["line"] as const) : []), ...outcomes];
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>
          {t("company")}
        </th>
        {stages.map((stage) => (
          <th
            key={stage}
            scope="colgroup"
            colSpan={columns.length}
            className={classNames(STAGE_CLASSES[stage], styles.stageStart)}
          >
            {t(`stage.${stage}`)}
          </th>
        ))}
      </tr>
      <tr>
        {stages.flatMap((stage) =>
          columns.map((column, at) => (
            <th
              key={`${stage} ${column}`}
              scope="col"
              className={classNames(STAGE_CLASSES[stage], at === 0 && styles.stageStart)}
            >
              {column === "line" ? t("line") : t(`outcome.${column}`)}
            </th>
          )),
        )}
      </tr>
    </thead>
  );
}
