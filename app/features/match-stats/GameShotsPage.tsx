import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { MatchShell } from "~/features/match/MatchShell";
import type { Page } from "~/page/page";
import { ChoiceLinks } from "~/ui/ChoiceLinks";
import { CourtMap } from "./CourtMap.tsx";
import { shotQuery, shotsOf } from "./game-shots.ts";
import type { GameShotsData, ShownShots } from "./load-game-shots.server.ts";
import styles from "./match-stats.module.css";
import { Shooters } from "./Shooters.tsx";
import { ShotReplay } from "./ShotReplay.tsx";

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
