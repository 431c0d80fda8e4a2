import { useTranslation } from "react-i18next";
import type { Side } from "#contract/domain/match";
import type { MatchAbout } from "#contract/domain/match-info";
import type { PlayerRef } from "#contract/domain/people";
import { GAME_LEADER_KEYS, type GameLeaderKey } from "#contract/tables/match-facts";
import { EntityPicture } from "~/features/entity/EntityPicture";
import { Section } from "~/features/entity/Section";
import { SidesHead } from "~/features/match/SidesHead";
import { PlayerName } from "~/features/match-events/PlayerName";
import type { Page } from "~/page/page";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import { pictureBase } from "~/ui/picture-base";
import styles from "./leaders.module.css";

/** Each side's best in a statistic. */
type ShownLeader = { key: GameLeaderKey } & Partial<Record<Side, PlayerRef & { value: number | string }>>;

interface LeadersProps {
  match: MatchAbout["match"];
  /** Of a game or of a season, per game. */
  of?: "game" | "season";
  leaders: readonly ShownLeader[];
  /** More may be counted. */
  isOpen: boolean;
  page: Page;
}

const PICTURE = 40;

/** Their space is reserved: nothing shifts when the first is known. */
const UNKNOWN_LEADERS: readonly ShownLeader[] = GAME_LEADER_KEYS.map((key) => ({ key }));

/** Each side's leaders in points, rebounds and assists. */
export function Leaders({ match, of = "game", leaders, isOpen, page }: LeadersProps) {
  const { t } = useTranslation("matchInfo");
  const title = of === "game" ? t("leaders.title") : t("leaders.season");
  const shown = isOpen && leaders.length === 0 ? UNKNOWN_LEADERS : leaders;
  if (shown.length === 0) return null;
  return (
    <Section id="leaders" title={title}>
      <HoldUntilParsedTable className={styles.leaders}>
        <caption className="visually-hidden">{title}</caption>
        <SidesHead match={match} />
        <tbody>
          {shown.map((leader) => (
            <tr key={leader.key}>
              <td>
                <Leader of={leader.home} page={page} />
              </td>
              <th scope="row">{t(`leaders.${leader.key}`)}</th>
              <td>
                <Leader of={leader.away} page={page} />
              </td>
            </tr>
          ))}
        </tbody>
      </HoldUntilParsedTable>
    </Section>
  );
}

function Leader({ of, page }: { of: ShownLeader["home"]; page: Page }) {
  if (!of) return "–";
  return (
    <span className={styles.leader}>
      <EntityPicture path={of.id && `player/${of.id}`} storageBaseUrl={pictureBase(page, page.config)} size={PICTURE} />
      <b className="tabular">{of.value}</b>
      <PlayerName of={of} sport="basketball" locale={page.locale} />
    </span>
  );
}
