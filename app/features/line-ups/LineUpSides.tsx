import { useTranslation } from "react-i18next";
import type { Match, Side } from "#contract/domain/match";
import { unbrokenName } from "#contract/text/unbroken-name";
import entity from "~/features/entity/entity.module.css";
import { Fragments } from "~/ui/fragments/Fragments";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import { TeamImage } from "~/ui/TeamImage";
import styles from "./lists.module.css";

interface LineUpSidesProps {
  match: Match;
  lists: Record<Side, Fragment>;
  /** Undefined for visitors who save data. */
  storageBaseUrl: string | undefined;
}

/** Both sides' lists: side by side; on phones one at a time, by a choice that works without script. */
export function LineUpSides({ match, lists, storageBaseUrl }: LineUpSidesProps) {
  const { t } = useTranslation("lineups");
  const list = (side: Side) => (
    <section className={`card ${entity.section} ${styles[side]}`}>
      <h2>
        <TeamImage team={match[side]} storageBaseUrl={storageBaseUrl} />
        {unbrokenName(match[side].name)}
      </h2>
      <Fragments id={`lineup-${side}`} of={[lists[side]]} />
    </section>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own
    <div className={styles.sides} role="group" aria-label={t("chooseTeam")}>
      <input className={`visually-hidden ${styles.showHome}`} type="radio" name="side" id="show-home" defaultChecked />
      <label htmlFor="show-home">{unbrokenName(match.home.name)}</label>
      <input className={`visually-hidden ${styles.showAway}`} type="radio" name="side" id="show-away" />
      <label htmlFor="show-away">{unbrokenName(match.away.name)}</label>
      {list("home")}
      {list("away")}
    </div>
  );
}
