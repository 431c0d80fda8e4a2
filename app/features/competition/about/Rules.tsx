import { useTranslation } from "react-i18next";
import type { CompetitionInfo } from "#contract/domain/competition-info";
import type { TieCondition } from "#contract/tables/competition-keys";
import type { Sport } from "#contract/tables/sports";
import { FactList, Section } from "~/features/entity/Section";
import styles from "./competition-about.module.css";
import { type DescribedRules, type DescribedTieBreak, describeRules } from "./describe-rules.ts";

const CONDITIONS = {
  at_most: "rules.atMost",
  at_least: "rules.atLeast",
  when_complete: "rules.whenComplete",
  to_decide: "rules.toDecide",
} as const satisfies Record<TieCondition, string>;

/** Points and tie-breaks; nothing for a competition without tables. */
export function Rules({ info, sport }: { info: CompetitionInfo; sport: Sport }) {
  const { t } = useTranslation("competition");
  const rules = describeRules(info, sport);
  if (info.format === "knockout") return null;
  return (
    <Section title={t("rules.heading")}>
      <FactList
        facts={[
          { name: t("rules.win"), value: rules.points?.win },
          { name: t("rules.draw"), value: rules.points?.draw },
          { name: t("rules.defeat"), value: rules.points?.defeat },
          { name: t("rules.primary"), value: rules.primary && t(`primary.${rules.primary}`) },
        ]}
      />
      <TieBreaks rules={rules} isProvisional={info.isProvisionalRule} />
    </Section>
  );
}

function TieBreaks({ rules, isProvisional }: { rules: DescribedRules; isProvisional: boolean }) {
  const { t } = useTranslation(["competition", "standings"]);
  if (rules.tieBreaks.length === 0) return null;
  return (
    <>
      <h3>{t("competition:rules.order")}</h3>
      <p>{t("competition:rules.orderNote")}</p>
      <ol className={styles.order}>
        {rules.tieBreaks.map((one) => (
          <TieBreak key={JSON.stringify(one)} {...one} />
        ))}
      </ol>
      {rules.notes.map((note) => (
        <p key={note}>{t(`competition:rules.${note}`)}</p>
      ))}
      <FactList
        facts={[{ name: t("competition:rules.last"), value: rules.last && t(`competition:last.${rules.last}`) }]}
      />
      {isProvisional && <p className="note">{t("standings:provisional")}</p>}
    </>
  );
}

function TieBreak({ measure, isAmongThem, conditions }: DescribedTieBreak) {
  const { t } = useTranslation(["competition", "standings"]);
  const name = t(`standings:measure.${measure}`);
  return (
    <li>
      <span>{isAmongThem ? t("standings:tie.amongThem", { measure: name }) : name}</span>
      {conditions.length > 0 && (
        <small>{` ${conditions.map(({ key, teams }) => t(`competition:${CONDITIONS[key]}`, { count: teams })).join(" · ")}`}</small>
      )}
    </li>
  );
}
