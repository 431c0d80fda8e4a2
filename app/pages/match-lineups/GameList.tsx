import type { GameLineUp, GameLineUpPlayer } from "#contract/domain/game-info";
import { PlayerName } from "~/features/match-events/PlayerName";
import { positionName } from "~/features/people/person-labels.ts";
import { adapterOf } from "~/sports/sports";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import { AbsenceList } from "./AbsenceList.tsx";
import { Coach } from "./Coach.tsx";
import type { LineUpFacts } from "./line-up-facts.ts";
import styles from "./lists.module.css";

interface GameListProps {
  team: GameLineUp;
  name: string;
  /** Players on court now. */
  playing: readonly GameLineUpPlayer[];
  facts: LineUpFacts;
}

/** A basketball side as a table: starting five and bench, with a mark on players on court. */
export function GameList({ team, name, playing, facts }: GameListProps) {
  const { t, people } = facts;
  const isEmpty = team.starters.length + team.bench.length === 0;
  return (
    <>
      {isEmpty ? (
        <p>{t("teamNotKnown")}</p>
      ) : (
        <HoldUntilParsedTable className={styles.table}>
          <caption className="visually-hidden">{t("listOf", { team: name })}</caption>
          <thead>
            <tr>
              <th className={styles.number} scope="col">
                <abbr title={people(`column.${adapterOf("basketball").people.numberName}`)}>#</abbr>
              </th>
              <th scope="col">{people("column.player")}</th>
            </tr>
          </thead>
          <Part title={t("startingFive")} players={team.starters} playing={playing} facts={facts} />
          <Part title={t("benchOfGame")} players={team.bench} playing={playing} facts={facts} />
        </HoldUntilParsedTable>
      )}
      <Coach coach={team.coach} facts={facts} />
      <AbsenceList absences={team.absences} facts={facts} />
    </>
  );
}

interface PartProps extends Pick<GameListProps, "playing" | "facts"> {
  title: string;
  players: readonly GameLineUpPlayer[];
}

function Part({ title, players, playing, facts }: PartProps) {
  if (players.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th className={styles.part} scope="rowgroup" colSpan={2}>
          {title}
        </th>
      </tr>
      {players.map((player) => (
        <Row key={`${player.id} ${player.name}`} player={player} isPlaying={playing.includes(player)} facts={facts} />
      ))}
    </tbody>
  );
}

interface RowProps {
  player: GameLineUpPlayer;
  isPlaying: boolean;
  facts: LineUpFacts;
}

const Row = ({ player, isPlaying, facts: { t, people, sport, locale } }: RowProps) => (
  <tr>
    <td className={`${styles.number} tabular`}>{player.number ?? "–"}</td>
    <th scope="row">
      <PlayerName of={player} sport={sport} locale={locale} className={styles.name} />
      {isPlaying && (
        <>
          {" "}
          <span className={`tag ${styles.onCourt}`}>{t("onCourt")}</span>
        </>
      )}
      <small>{positionName(people, player)}</small>
    </th>
  </tr>
);
