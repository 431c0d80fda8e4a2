import type { GameLineUp, GameLineUpPlayer, GameLineUps } from "#contract/domain/game-info";
import type { Match, Side } from "#contract/domain/match";
import entity from "~/features/entity/entity.module.css";
import { PlayerName } from "~/features/match-events/PlayerName";
import { positionName } from "~/features/people/person-labels.ts";
import type { Page } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import { pictureBase } from "~/ui/picture-base";
import { AbsenceList, Coach } from "./CoachAndAbsences.tsx";
import { LineUpSides } from "./LineUpSides.tsx";
import styles from "./lists.module.css";
import { type LineUpFacts, useLineUpFacts } from "./marks.ts";

interface GameListProps {
  team: GameLineUp;
  name: string;
  /** Players on court now. */
  playing: readonly GameLineUpPlayer[];
  facts: LineUpFacts;
}

/** A basketball side as a table: starting five and bench, with a mark on players on court. */
function GameList({ team, name, playing, facts }: GameListProps) {
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

/** Which five of each side are shown; also keys of `lineups`. */
type CourtMoment = "startingFive" | "onCourtNow" | "onCourtBefore";

type Players = Record<Side, readonly GameLineUpPlayer[]>;

interface OnCourt {
  moment: CourtMoment;
  /** The five at that moment. */
  five: Players;
  /** Players on court now; none during a break. */
  playing: Players;
}

const BREAKS: ReadonlySet<string> = new Set(["HALF_TIME", "END_OF_PERIOD"]);

/** The players on court, those on court before the break, or the starters. */
function onCourt({ home, away }: GameLineUps, match: Match): OnCourt {
  const named: Players = { home: namedOnCourt(home), away: namedOnCourt(away) };
  const moment = courtMoment(match, named.home.length + named.away.length > 0);
  return {
    moment,
    five: moment === "startingFive" ? { home: home.starters, away: away.starters } : named,
    playing: moment === "onCourtNow" ? named : { home: [], away: [] },
  };
}

/** During a break sources still name the players who were last on court. */
function courtMoment(match: Match, isAnyoneOn: boolean): CourtMoment {
  if (match.state !== "live" || !isAnyoneOn) return "startingFive";
  return BREAKS.has(match.period) ? "onCourtBefore" : "onCourtNow";
}

/** A side's players reported as on court, guards first. */
const namedOnCourt = ({ starters, bench }: GameLineUp): GameLineUpPlayer[] =>
  [...starters, ...bench].filter(({ isOnCourt }) => isOnCourt).sort((a, b) => placeOf(a) - placeOf(b));

const ORDER = ["PG", "SG", "SF", "PF", "C"];
const placeOf = ({ position = "" }: GameLineUpPlayer): number => {
  const place = ORDER.indexOf(position);
  return place < 0 ? ORDER.length : place;
};

interface CourtProps {
  match: Pick<Match, "home" | "away">;
  of: Pick<OnCourt, "moment" | "five">;
  facts: LineUpFacts;
}

/** The current fives, at the top of the page. */
function Court({ match, of: { moment, five }, facts }: CourtProps) {
  const side = (key: Side) => (
    <div id={`court-${key}`}>
      <h3>{match[key].name}</h3>
      <ul className={styles.people}>
        {five[key].map((player) => (
          <Player key={`${player.id} ${player.name}`} of={player} facts={facts} />
        ))}
      </ul>
    </div>
  );
  return (
    <section className={`card ${entity.section} ${styles.court}`}>
      <h2>{facts.t(moment)}</h2>
      <div>
        {side("home")}
        {side("away")}
      </div>
    </section>
  );
}

const Player = ({ of, facts: { sport, locale, people } }: { of: GameLineUpPlayer; facts: LineUpFacts }) => (
  <li>
    <span className={`${styles.number} tabular`}>{of.number}</span>{" "}
    <PlayerName of={of} sport={sport} locale={locale} className={styles.name} />
    <small>{positionName(people, of)}</small>
  </li>
);

interface BasketballLineUpsProps {
  match: Match;
  lineUps: GameLineUps;
  /** The game can still change: the players on court come first. */
  canChange: boolean;
  page: Page;
}

/** Both sides of a basketball game as lists, preceded by the players on court while it can change. */
export function BasketballLineUps({ match, lineUps, canChange, page }: BasketballLineUpsProps) {
  const facts = useLineUpFacts(match, page);
  const court = onCourt(lineUps, match);
  const list = (side: Side) => {
    const team = lineUps[side];
    const { name } = match[side];
    const playing = court.playing[side];
    return {
      key: `basketball line-up ${page.locale} ${playing.length > 0} ${JSON.stringify([name, team])}`,
      render: () => <GameList team={team} name={name} playing={playing} facts={facts} />,
    };
  };
  return (
    <>
      {/* Also before tip-off, so that nothing shifts when the game starts. */}
      {canChange && lineUps.state === "official" && <Court match={match} of={court} facts={facts} />}
      <LineUpSides
        match={match}
        lists={{ home: list("home"), away: list("away") }}
        storageBaseUrl={pictureBase(page, page.config)}
      />
    </>
  );
}
