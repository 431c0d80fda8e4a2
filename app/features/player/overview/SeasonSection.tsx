import { useTranslation } from "react-i18next";
import { Section } from "~/features/entity/Section";
import people from "~/features/people/people.module.css";
import { classNames } from "~/ui/class-names";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import styles from "./player-overview.module.css";
import type { CompetitionNumbers, SeasonNumbers } from "./season-numbers.ts";

/** A player's numbers in a season at a club: in all competitions, and in each. */
export function SeasonSection({ numbers }: { numbers: SeasonNumbers }) {
  const { t } = useTranslation("player");
  const { season, team, competition, counts, byCompetition } = numbers;
  return (
    <Section title={t("season.heading", { season })}>
      <p className="note">{noteOf()}</p>
      <dl className={styles.numbers}>
        {counts.map(({ key, name, text }) => (
          <div key={key}>
            <dd className="tabular">{text}</dd>
            <dt>{name}</dt>
          </div>
        ))}
      </dl>
      {byCompetition && <CompetitionTable caption={t("season.heading", { season })} numbers={byCompetition} />}
    </Section>
  );

  function noteOf() {
    if (byCompetition) return t("season.all", { team });
    return competition ? t("season.at", { team, competition }) : team;
  }
}

function CompetitionTable({ caption, numbers: { columns, rows } }: { caption: string; numbers: CompetitionNumbers }) {
  const { t } = useTranslation("people");
  const cell = (isWide: boolean) => classNames(people.end, "tabular", isWide && styles.wide);
  return (
    <HoldUntilParsedTable className={classNames(people.table, styles.competitions)}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t("column.competition")}</th>
          {columns.map(({ key, name, short, isWide }) => (
            <th key={key} className={cell(isWide)} scope="col">
              <abbr title={name}>{short}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ competition, cells }) => (
          <tr key={competition}>
            <th scope="row">{competition}</th>
            {columns.map(({ key, isWide }, index) => (
              <td key={key} className={cell(isWide)}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </HoldUntilParsedTable>
  );
}
