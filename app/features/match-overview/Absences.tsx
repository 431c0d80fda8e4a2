import { useTranslation } from "react-i18next";
import type { SquadStatus } from "#contract/domain/line-ups";
import type { Match, Side } from "#contract/domain/match";
import { matchTabPath } from "#contract/tables/paths";
import { unbrokenName } from "#contract/text/unbroken-name";
import { More, Section } from "~/features/entity/Section";
import { absenceNote } from "~/features/line-ups/absence-note";
import { useLineUpFacts } from "~/features/line-ups/marks";
import { PlayerName } from "~/features/match-events/PlayerName";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { pictureBase } from "~/ui/picture-base";
import { TeamImage } from "~/ui/TeamImage";
import styles from "./overview.module.css";

const SIDES = ["home", "away"] as const satisfies readonly Side[];
/** Per side; the line-ups have them all. */
const SHOWN = 4;

interface AbsencesProps {
  match: Match;
  absences: Pick<SquadStatus, Side>;
  /** The tab with everybody exists. */
  hasLineUps: boolean;
  page: Page;
}

/** Who misses the match or may miss it, and why. */
export function Absences({ match, absences, hasLineUps, page }: AbsencesProps) {
  const { t } = useTranslation(["lineups", "match"]);
  const facts = useLineUpFacts(match, page);
  if (absences.home.length + absences.away.length === 0) return null;
  const { locale } = page;
  return (
    <Section id="absences" title={t("absences")}>
      <div className={styles.absences}>
        {SIDES.filter((side) => absences[side].length > 0).map((side) => (
          <div key={side}>
            <h3>
              <TeamImage team={match[side]} storageBaseUrl={pictureBase(page, page.config)} />
              {unbrokenName(match[side].name)}
            </h3>
            <ul>
              {absences[side].slice(0, SHOWN).map((one) => (
                <li key={`${one.id} ${one.name}`}>
                  <PlayerName of={one} sport={match.sport} locale={locale} className={styles.name} />{" "}
                  <small>{absenceNote(one, facts)}</small>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {hasLineUps && (
        <More of={{ href: localePath(locale, matchTabPath(match, "lineups")), text: t("match:tab.lineups") }} />
      )}
    </Section>
  );
}
