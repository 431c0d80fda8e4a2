import { useTranslation } from "react-i18next";
import styles from "./match-stats.module.css";
import { REPLAY_ID } from "./replay-shots.ts";

/**
 * A slider that shows the shots up to one of them, the last of which is named beside it. It needs a script: without
 * one it is not there, and the map is complete.
 */
export function ShotReplay({ count }: { count: number }) {
  const { t } = useTranslation("stats");
  if (count < 2) return null;
  return (
    <div className={`${styles.replay} hold-until-parsed`} data-replay="">
      <label htmlFor={REPLAY_ID}>{t("replay")}</label>
      <input id={REPLAY_ID} type="range" min="0" max={count} defaultValue={count} />
      <span className="tabular" aria-hidden="true" />
    </div>
  );
}
