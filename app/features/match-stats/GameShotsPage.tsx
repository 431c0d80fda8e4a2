import { useTranslation } from "react-i18next";
import type { GameShot } from "#contract/domain/game-events";
import type { Match, Side, Team } from "#contract/domain/match";
import { unbrokenName } from "#contract/text/unbroken-name";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { MatchShell } from "~/features/match/MatchShell";
import type { Page } from "~/page/page";
import { ChoiceLinks } from "~/ui/ChoiceLinks";
import { classNames } from "~/ui/class-names";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import { CourtMap } from "./CourtMap.tsx";
import { shootersOf, shotQuery, shotsOf } from "./game-shots.ts";
import type { GameShotsData, ShownShots } from "./load-game-shots.server.ts";
import styles from "./match-stats.module.css";
import { ShotReplay } from "./ShotReplay.tsx";
import shooterStyles from "./shooters.module.css";

/** Where a game's shots were taken, by period and player. */
export function GameShotsPage({ data: { head, shots }, page }: { data: GameShotsData; page: Page }) {
  const { t } = useTranslation("stats");
  return (
    <MatchShell head={head} page={page}>
      {!shots && <p className="note">{t("unavailable")}</p>}
      {shots && !head.fetched.isLastGood && <StaleNotice fetched={shots.fetched} now={page.now} />}
      {shots &&
        (shots.periods.length > 0 ? <Shots shots={shots} match={head.about.match} /> : <EmptyNote of="shots" />)}
    </MatchShell>
  );
}

const SIDES = ["home", "away"] as const;

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
function Shooters({ side, team, shots, chosen, addressOf }: ShootersProps) {
  const { t } = useTranslation("stats");
  const shooters = shootersOf(shots, side);
  if (shooters.length === 0) return null;
  return (
    <section className={`card ${shooterStyles.shooters}`}>
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
            <tr key={id} className={classNames(id === chosen && shooterStyles.chosen)}>
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

function Shots({ shots, match }: { shots: ShownShots; match: Match }) {
  const { t } = useTranslation("stats");
  const { ofPeriod, filter, periods, player, address } = shots;
  const { period } = filter;
  const shown = shotsOf(ofPeriod, filter);
  const withPeriod = (id?: string) =>
    address + shotQuery({ ...(period !== undefined && { period }), ...(id !== undefined && { player: id }) });
  return (
    <>
      <div id="choices">
        <ChoiceLinks label={t("period.label")} choices={periods} />
        {filter.player !== undefined && (
          <ChoiceLinks
            label={t("column.player")}
            choices={[
              { href: withPeriod(), name: t("gameShots.allPlayers"), isShown: false },
              ...(player ? [{ href: withPeriod(filter.player), name: player, isShown: true }] : []),
            ]}
          />
        )}
      </div>
      <section className={`card ${styles.shotMap}`} id="shots">
        <h2>{t("gameShots.title")}</h2>
        <ShotReplay count={shown.length} />
        <div>
          {SIDES.map((side) => (
            <CourtMap key={side} side={side} shots={shown} match={match} />
          ))}
        </div>
        {shown.length === 0 && <p>{t("gameShots.none")}</p>}
      </section>
      <div className={styles.columns} id="shooters">
        {SIDES.map((side) => (
          <Shooters
            key={side}
            side={side}
            team={match[side]}
            shots={ofPeriod}
            chosen={filter.player}
            addressOf={withPeriod}
          />
        ))}
      </div>
    </>
  );
}
