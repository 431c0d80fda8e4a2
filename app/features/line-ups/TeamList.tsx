import type { LineUpPlayer, TeamLineUp } from "#contract/domain/line-ups";
import { PlayerName } from "~/features/match-events/PlayerName";
import { formatDecimal } from "~/features/people/format-amounts";
import { positionName } from "~/features/people/person-labels.ts";
import { classNames } from "~/ui/class-names";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import { AbsenceList, Coach } from "./CoachAndAbsences.tsx";
import styles from "./lists.module.css";
import marks from "./marks.module.css";
import { type LineUpFacts, markLabel } from "./marks.ts";
import { PlayerMarks, RatingBadge } from "./PlayerMarks.tsx";
import type { CameOn, Substitutions } from "./substitutions.ts";

interface ChangeMarkProps {
  kind: "on" | "off";
  minute: string;
  facts: LineUpFacts;
}

/** Marks a player as substituted on or off, with the minute. */
function ChangeMark({ kind, minute, facts }: ChangeMarkProps) {
  const label = markLabel(kind, `${minute}'`, facts);
  return (
    <span className={classNames(marks.change, "tabular")}>
      <i className={classNames(marks.mark, marks[kind])} role="img" aria-label={label} title={label} />
      <span aria-hidden="true">{`${minute}'`}</span>
    </span>
  );
}

interface PlayerRowProps {
  player: LineUpPlayer;
  substitutions: Substitutions;
  /** The match has started: there are columns for marks and ratings. */
  isPlayed: boolean;
  facts: LineUpFacts;
}

/** A football player in their side's list. */
function PlayerRow({ player, substitutions, isPlayed, facts }: PlayerRowProps) {
  const { t, people, sport, locale } = facts;
  const cameOn = substitutions.cameOn.find((one) => one.player === player);
  const off = substitutions.minuteOff(player);
  const about = [positionName(people, { position: player.role }), cameOn && insteadOf(cameOn, facts)].filter(Boolean);
  return (
    <tr>
      <td className={`${styles.number} tabular`}>{player.number ?? "–"}</td>
      <th scope="row">
        <PlayerName of={player} sport={sport} locale={locale} className={styles.name} />
        {player.isCaptain && (
          <>
            {" "}
            <abbr className={styles.captain} title={t("captain")}>
              C
            </abbr>
          </>
        )}
        <small>{about.join(" · ")}</small>
      </th>
      {isPlayed && (
        <>
          <td className={`${styles.marks} ${marks.group}`}>
            <PlayerMarks player={player} facts={facts} />
            {cameOn && <ChangeMark kind="on" minute={cameOn.minute} facts={facts} />}
            {off && <ChangeMark kind="off" minute={off} facts={facts} />}
          </td>
          <td className={styles.rating}>
            <RatingBadge player={player} facts={facts} fallback="–" />
          </td>
        </>
      )}
    </tr>
  );
}

function insteadOf({ instead, isForInjured }: CameOn, { t }: LineUpFacts): string | undefined {
  if (!instead) return undefined;
  return t(isForInjured ? "insteadOfInjured" : "insteadOf", { player: instead.name });
}

interface TeamListProps {
  team: TeamLineUp;
  name: string;
  substitutions: Substitutions;
  /** The match is over: players who came on are listed apart. Until then no one changes places in the list. */
  isOver: boolean;
  facts: LineUpFacts;
}

/** A football side as a table: starters, substitutes who came on and for whom, bench; below it coach and absences. */
export function TeamList({ team, name, substitutions, isOver, facts }: TeamListProps) {
  const { t } = facts;
  const { cameOn, unused } = substitutions;
  const players = [...team.starters, ...team.bench];
  const isPlayed = cameOn.length > 0 || players.some(({ rating, minutes }) => rating || minutes > 0);
  const shared = { substitutions, isPlayed, facts };
  return (
    <>
      <SideFacts team={team} facts={facts} />
      {players.length === 0 ? (
        <p>{t("teamNotKnown")}</p>
      ) : (
        <HoldUntilParsedTable className={styles.table}>
          <caption className="visually-hidden">{t("listOf", { team: name })}</caption>
          <Head isPlayed={isPlayed} facts={facts} />
          <Part title={t("starters")} players={team.starters} {...shared} />
          {isOver ? (
            <>
              <Part title={t("cameOn")} players={cameOn.map(({ player }) => player)} {...shared} />
              <Part title={t("bench")} players={unused} {...shared} />
            </>
          ) : (
            <Part title={t("bench")} players={team.bench} {...shared} />
          )}
        </HoldUntilParsedTable>
      )}
      <Coach coach={team.coach} facts={facts} />
      <AbsenceList absences={team.absences} facts={facts} />
    </>
  );
}

function SideFacts({
  team: { formation, averageRating },
  facts: { t, locale },
}: Pick<TeamListProps, "team" | "facts">) {
  if (!formation && !averageRating) return null;
  return (
    <p className={styles.sideFacts}>
      {formation && (
        <span>
          {`${t("formation")} `}
          <b className="tabular">{formation}</b>
        </span>
      )}
      {averageRating && (
        <span>
          {`${t("averageRating")} `}
          <b className="tabular">{formatDecimal(averageRating, locale)}</b>
        </span>
      )}
    </p>
  );
}

/** Before kick-off there are no marks or ratings: two columns are left out. */
const Head = ({ isPlayed, facts: { t, people } }: { isPlayed: boolean; facts: LineUpFacts }) => (
  <thead>
    <tr>
      <th className={styles.number} scope="col">
        <abbr title={people("column.number")}>#</abbr>
      </th>
      <th scope="col">{people("column.player")}</th>
      {isPlayed && (
        <>
          <td>
            <span className="visually-hidden">{t("events")}</span>
          </td>
          <th className={styles.rating} scope="col">
            {t("rating")}
          </th>
        </>
      )}
    </tr>
  </thead>
);

interface PartProps extends Pick<TeamListProps, "substitutions" | "facts"> {
  title: string;
  players: readonly LineUpPlayer[];
  isPlayed: boolean;
}

function Part({ title, players, ...shared }: PartProps) {
  if (players.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th className={styles.part} scope="rowgroup" colSpan={shared.isPlayed ? 4 : 2}>
          {title}
        </th>
      </tr>
      {players.map((player) => (
        <PlayerRow key={`${player.id} ${player.name}`} player={player} {...shared} />
      ))}
    </tbody>
  );
}
