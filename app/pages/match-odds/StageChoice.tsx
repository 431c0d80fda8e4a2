import { useTranslation } from "react-i18next";
import styles from "./comparison-table.module.css";
import type { Stage } from "./market-figures.ts";

/** The stage that phones show; the style sheet follows the choice. */
export function StageChoice({ stages, shown }: { stages: readonly Stage[]; shown: Stage | undefined }) {
  const { t } = useTranslation("odds");
  return (
    <fieldset className={styles.stageChoice}>
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
