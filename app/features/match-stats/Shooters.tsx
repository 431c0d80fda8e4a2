import { useTranslation } from "react-i18next";
import type { GameShot } from "#contract/domain/game-events";
import type { Side, Team } from "#contract/domain/match";
import { unbrokenName } from "#contract/text/unbroken-name";
import { classNames } from "~/ui/class-names";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import { shootersOf } from "./game-shots.ts";
import styles from "./shooters.module.css";

interface ShootersProps {
  side: Side;
  team: Pick<Team, "name">;
  /** Of both sides. */
  shots: readonly GameShot[];
  /** The id of the player whose shots are shown. */
  chosen: string | undefined;
  /** The page with one player's shots only. */
  addressOf(id: string): string;
}

/** Who shot for a side; each name leads to that player's shots. */
export function Shooters({ side, team, shots, chosen, addressOf }: ShootersProps) {
  const { t } = useTranslation("stats");
  const shooters = shootersOf(shots, side);
  if (shooters.length === 0) return null;
  return (
    <section className={`card ${styles.shooters}`}>
      <h2>{unbrokenName(team.name)}</h2>
      <HoldUntilParsedTable className="tabular">
        <caption className="visually-hidden">{t("gameShots.shooters", { team: team.name })}</caption>
        <thead>
          <tr>
            <th scope="col">{t("column.player")}</th>
            <th scope="col">{t("game.fieldGoals")}</th>
            <th scope="col">{t("game.threePointers")}</th>
          </tr>
        </thead>
        <tbody>
          {shooters.map(({ id, name, all, threes }) => (
            <tr key={id} className={classNames(id === chosen && styles.chosen)}>
              <th scope="row">
                <a href={addressOf(id)} rel="nofollow" aria-current={id === chosen ? "true" : undefined}>
                  {name}
                </a>
              </th>
              <td>{all.join("/")}</td>
              <td>{threes.join("/")}</td>
            </tr>
          ))}
        </tbody>
      </HoldUntilParsedTable>
    </section>
  );
}
