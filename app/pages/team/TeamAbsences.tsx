import { useTranslation } from "react-i18next";
import { More, type MoreLink } from "~/features/entity/More";
import { Section } from "~/features/entity/Section";
import { NameLink } from "~/features/people/NameLink";
import { namedPlayer } from "~/features/people/name-of";
import { reasonName } from "~/features/people/person-labels";
import type { TeamHeadData } from "~/features/team/load-team-head.server";
import type { Page } from "~/page/page";
import styles from "./team-overview.module.css";

interface TeamAbsencesProps {
  head: TeamHeadData;
  page: Page;
  /** Link to all of them. */
  more: MoreLink;
}

/** Absences, or that there are none; nothing if the squad is unknown. */
export function TeamAbsences({ head: { sport, info }, page, more }: TeamAbsencesProps) {
  const { t } = useTranslation(["team", "people", "empty"]);
  const { t: tPeople } = useTranslation("people");
  const { sidelined } = info;
  if (info.squad.length === 0) return null;
  if (sidelined.length === 0)
    return (
      <Section title={t("people:heading.sidelined")}>
        <p>{t("empty:sidelined")}</p>
      </Section>
    );
  return (
    <Section title={t("out", { count: sidelined.length })}>
      <ul className={styles.rows}>
        {sidelined.map(({ player, reason, from }) => (
          <li key={`${player.id ?? player.name} ${from}`}>
            <NameLink of={namedPlayer(player, { sport, locale: page.locale })} className={styles.player} />
            <small>{reasonName(tPeople, reason)}</small>
          </li>
        ))}
      </ul>
      <More of={more} />
    </Section>
  );
}
