import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { Comment } from "#contract/domain/commentary";
import type { Match, Pair, Side } from "#contract/domain/match";
import type { TrackerKind, TrackerPosition } from "#contract/domain/tracker";
import { playMinute } from "#contract/time/play-clock";
import entity from "~/features/entity/entity.module.css";
import { Section } from "~/features/entity/Section";
import { SidesHead } from "~/features/match/SidesHead";
import { formatMinute } from "~/features/match-row/match-status";
import { unbrokenScores } from "~/i18n/join-texts";
import { formatClock, type ZoneOffsets } from "~/i18n/zone-offsets";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import { NOW_ID } from "./drawing.ts";
import lists from "./lists.module.css";
import type { TrackerData } from "./load-tracker.server.ts";
import { Pitch } from "./Pitch.tsx";
import { ballsOf, placeOf, type Situation, situationOf } from "./situation.ts";
import styles from "./tracker.module.css";
import { CountCell, Sides, StatusNow, StatusText } from "./tracker-parts.tsx";

/** A situation in the list, with its commentary sentence. */
interface ReelItem {
  position: TrackerPosition;
  text?: string;
}

/** Too frequent for the list; the drawing shows them. */
const COMMON: readonly TrackerKind[] = ["possession", "attack", "throwIn"];

/** Maximum milliseconds between the same event in commentary and tracker. */
const SAME = 1_000;
/** Maximum milliseconds between a shot and its goal. */
const SHOT_TIME = 3_000;

/** Without corners: their comments say no more than our own text. */
const KIND_OF_COMMENT: Partial<Record<Comment["kind"], TrackerKind>> = {
  GOAL: "goal",
  SHOT: "shot",
  FOUL: "foul",
  OFFSIDE: "offside",
  CARD: "card",
  SUBST: "substitution",
  VAR: "var",
};

/** Notable situations of the last minutes, newest first, without duplicates; `positions` are oldest first. */
export function reelOf(positions: readonly TrackerPosition[], comments: readonly Comment[], most: number): ReelItem[] {
  const notable = positions.filter(({ kind }) => !COMMON.includes(kind));
  return notable
    .filter((position, index) => !isRepeatedBy(position, notable[index + 1]))
    .slice(-most)
    .reverse()
    .map((position) => {
      const comment = comments.find((one) => isOf(one, position));
      return comment ? { position, text: unbrokenScores(comment.text) } : { position };
    });
}

/** The next one makes it redundant: the attack continues, the shot was a goal. */
function isRepeatedBy({ kind, side, at }: TrackerPosition, next: TrackerPosition | undefined): boolean {
  if (!next || next.side !== side) return false;
  if (kind === "shot" && next.kind === "goal") return next.at - at <= SHOT_TIME;
  return kind === "dangerousAttack" && next.kind === kind;
}

const isOf = (comment: Comment, { kind, side, at }: TrackerPosition): boolean =>
  KIND_OF_COMMENT[comment.kind] === kind &&
  (comment.side === undefined || comment.side === side) &&
  Math.abs(comment.at - at) <= SAME;

const COUNTED = ["attacks", "dangerousAttacks", "shots", "corners"] as const;

const IS_COUNTED: Readonly<Record<(typeof COUNTED)[number], (kind: TrackerKind) => boolean>> = {
  // A dangerous attack is also an attack.
  attacks: (kind) => kind === "attack" || kind === "dangerousAttack",
  dangerousAttacks: (kind) => kind === "dangerousAttack",
  shots: (kind) => kind === "shot",
  corners: (kind) => kind === "corner",
};

/** Each side's counts in the period covered by the positions. */
export function countsOf(positions: readonly TrackerPosition[]): { key: (typeof COUNTED)[number]; pair: Pair }[] {
  const count = (key: (typeof COUNTED)[number], side: Side): number =>
    positions.filter((one) => one.side === side && IS_COUNTED[key](one.kind)).length;
  return COUNTED.map((key) => ({ key, pair: [count(key, "home"), count(key, "away")] }));
}

interface FootballTrackerProps {
  match: Match;
  data: Extract<TrackerData, { sport: "football" }>;
  /** The visitor's offsets. */
  zone: ZoneOffsets;
  page: Pick<Page, "now">;
}

/** Maximum ball positions on the pitch, and situations in the list. */
const MOST_BALLS = 6;
const MOST_ROWS = 10;

/** The pitch with the current situation, also as a sentence, and the last minutes. */
export function FootballTracker({ match, data, zone, page: { now } }: FootballTrackerProps) {
  const { t } = useTranslation("tracker");
  const { positions, comments } = data;
  const situation = situationOf(match, positions, now);
  const reel = reelOf(positions, comments, MOST_ROWS);
  return (
    <>
      <figure className={`card ${styles.tracker}`} id="tracker">
        <figcaption id={NOW_ID} className={styles.now}>
          <Now situation={situation} match={match} now={now} zone={zone} />
        </figcaption>
        <Sides match={match} />
        <Pitch match={match} balls={ballsOf(positions, MOST_BALLS)} isPlaying={situation.kind === "play"} />
      </figure>
      <Counts match={match} positions={positions} />
      {(reel.length > 0 || match.state === "live") && (
        <Section title={t("lately")}>
          <ol className={classNames(lists.reel, match.state === "live" && lists.growing)}>
            {reel.map(({ position, text }) => (
              <li key={`${position.at} ${position.kind}`} className={lists[position.side]}>
                <b className="tabular">{timeOf(match, position.at, zone)}</b>
                <span>
                  {sentenceOf(t, match, position)}
                  {text && <small>{text}</small>}
                </span>
              </li>
            ))}
          </ol>
        </Section>
      )}
    </>
  );
}

interface NowProps {
  situation: Situation;
  match: Match;
  /** Milliseconds. */
  now: number;
  zone: ZoneOffsets;
}

function Now({ situation, match, now, zone }: NowProps) {
  const { t } = useTranslation("tracker");
  if (situation.kind === "stopped") return <StatusNow match={match} now={now} />;
  if (situation.kind !== "play") return <StatusText>{t(situation.kind)}</StatusText>;
  const { position, isOld } = situation;
  const place = placeOf(position);
  const where = isOld ? t("old") : place && t(`place.${place}`);
  return (
    <>
      <small>{[timeOf(match, position.at, zone), where].filter(Boolean).join(" · ")}</small>
      <strong className={position.kind === "goal" ? styles.scored : undefined}>{sentenceOf(t, match, position)}</strong>
    </>
  );
}

const sentenceOf = (t: TFunction<"tracker">, match: Match, { kind, side }: TrackerPosition): string =>
  t(`play.${kind}`, { team: match[side].name });

/** The minute of play, or the time of day if the match has no running clock. */
function timeOf(match: Match, at: number, zone: ZoneOffsets): string {
  const clock = match.state === "live" ? match.clock : undefined;
  if (!clock || at < clock.startedAt) return formatClock(at, zone);
  const { minute, addedMinute } = playMinute(clock, at);
  return `${formatMinute(minute, addedMinute)}'`;
}

function Counts({ match, positions }: { match: Match; positions: readonly TrackerPosition[] }) {
  const { t } = useTranslation("tracker");
  const first = positions[0];
  const last = positions.at(-1);
  if (!first || !last) return null;
  const minutes = Math.max(1, Math.ceil((last.at - first.at) / 60_000));
  return (
    <section className={`card ${entity.section}`}>
      <HoldUntilParsedTable className={lists.table}>
        <caption>{t("counted", { count: minutes })}</caption>
        <SidesHead match={match} />
        <tbody>
          {countsOf(positions).map(({ key, pair: [home, away] }) => (
            <tr key={key}>
              <CountCell number={home} />
              <th scope="row">{t(`count.${key}`)}</th>
              <CountCell number={away} />
            </tr>
          ))}
        </tbody>
      </HoldUntilParsedTable>
    </section>
  );
}
