import { useTranslation } from "react-i18next";
import type { CompetitionInfo } from "#contract/domain/competition-info";
import { Section } from "~/features/entity/Section";

/** Sources of the rules and data. */
export function Sources({ info: { sources, source, ruleSetId } }: { info: CompetitionInfo }) {
  const { t } = useTranslation("competition");
  // The simulation's own rules are not official regulations.
  const cited = ruleSetId.startsWith("played-") ? [] : sources;
  const regulations = cited.flatMap(({ key, text }) => (key === "regulation" && text ? [text] : []));
  return (
    <Section title={t("sources.heading")}>
      {regulations.map((text) => (
        <p key={text}>{t("sources.regulation", { text })}</p>
      ))}
      <p>{t(`sources.${source}`)}</p>
    </Section>
  );
}
