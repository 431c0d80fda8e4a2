import type {
  CourtPositionWire,
  GameCommentWire,
  GameEventWire,
  GameShotWire,
} from "#contract/calls/basketball/events";
import type { QueryOf, ResultOf } from "#contract/registry";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { notFound } from "../../platform/envelope.ts";
import { describeEntry } from "../../simulator/basketball/describe-entry.ts";
import { type Entry, entriesAt, sideOfEntry } from "../../simulator/basketball/entries.ts";
import { teamsOf } from "../../simulator/basketball/progress-of-game.ts";
import { leadChanges, scoringRuns } from "../../simulator/basketball/runs.ts";
import { spotOfRebound } from "../../simulator/basketball/spots.ts";
import { wordings } from "../../simulator/basketball/wordings.ts";
import { momentWire, playerWire, requestedGame } from "./requested-game.ts";

/** Plays that change the score or stop the game; rebounds, turnovers and substitutions are in the play-by-play only. */
function isKeyPlay(entry: Entry): boolean {
  const { kind, play } = entry;
  if (kind === "FG2" || kind === "FG3" || kind === "FT") return play.isMade === true;
  return kind === "TIMEOUT" || kind === "PERIOD" || entry.isFouledOut === true;
}

const WORTH: Partial<Record<Entry["kind"], number>> = { FG2: 2, FG3: 3, FT: 1 };

/** Scores, lead changes and stoppages so far, oldest first, and the scoring runs. */
export async function eventsOfGame(
  { matchId, lang }: QueryOf<"basketballMatchEvents">,
  context: CallContext,
): Promise<ResultOf<"basketballMatchEvents">> {
  const { progress } = await requestedGame(matchId, context);
  if (!progress) return { data: { events: [], runs: [] } };
  const locale = localeOf(lang);
  const entries = entriesAt(progress, context.now);
  const plays = entries.filter(({ change }) => !change).map(({ play }) => play);
  const turns = leadChanges(plays);
  const eventWire = (entry: Entry, seq: number): GameEventWire => ({
    eventId: `${matchId}-${entry.key}`,
    ...momentWire(entry.play),
    kind: entry.kind,
    side: entry.play.side,
    points: WORTH[entry.kind] ?? null,
    player: entry.player && playerWire(entry.player, locale),
    assist: entry.assist && playerWire(entry.assist, locale),
    isLeadChange: turns.has(entry.play) || undefined,
    isFouledOut: entry.isFouledOut,
    seq,
  });
  return {
    data: {
      events: entries
        .filter((entry) => !entry.change && isKeyPlay(entry))
        .map((entry, index) => eventWire(entry, index + 1)),
      runs: scoringRuns(plays).map(({ side, points, from, to }) => ({
        side,
        points,
        from: momentWire(from),
        to: momentWire(to),
      })),
    },
  };
}

/** Play-by-play so far, newest first. */
export async function commentaryOfGame(
  { matchId, lang, lastId, size }: QueryOf<"basketballCommentary">,
  context: CallContext,
): Promise<ResultOf<"basketballCommentary">> {
  const { fixture, progress } = await requestedGame(matchId, context);
  if (!progress && lastId !== undefined) throw notFound("lastId", "no such comment");
  if (!progress) return { data: { list: [], hasNext: false } };
  const soFar = entriesAt(progress, context.now);
  const said = wordings(progress, soFar);
  const entries = soFar.toReversed();
  const last = entries.findIndex(({ key }) => `${matchId}-${key}` === lastId);
  if (lastId !== undefined && last === -1) throw notFound("lastId", "no such comment");
  const page = entries.slice(last + 1, last + 1 + size);
  const entryContext = { locale: localeOf(lang), ...teamsOf(fixture, context), rules: progress.game.rules };
  const commentWire = (entry: Entry): GameCommentWire => ({
    commentId: `${matchId}-${entry.key}`,
    ...momentWire(entry.play),
    kind: entry.kind,
    side: sideOfEntry(entry),
    isMade: entry.change ? undefined : entry.play.isMade,
    text: describeEntry(entry, said.get(entry)!, entryContext),
    lang,
  });
  const list = page.map(commentWire);
  return { data: { list, hasNext: entries.length > last + 1 + page.length, lastId: list.at(-1)?.commentId } };
}

/** Milliseconds of plays that the tracker shows. */
const TRACKED = 180_000;

function positionWire(entry: Entry): CourtPositionWire[] {
  const { play, kind } = entry;
  const spot = kind === "REBOUND" && play.side ? spotOfRebound(play.side, play.isOffensive === true) : entry.spot;
  if (!spot || !play.side || entry.change) return [];
  return [{ ...momentWire(play), kind, side: play.side, isMade: play.isMade, x: spot.x, y: spot.y }];
}

/** Our own positions for the last minutes, not a third party's frame. */
export async function trackerOfGame(
  { matchId, lang }: QueryOf<"basketballTracker">,
  context: CallContext,
): Promise<ResultOf<"basketballTracker">> {
  const { progress } = await requestedGame(matchId, context);
  const recent = progress ? entriesAt(progress, context.now).filter(({ play }) => play.at > context.now - TRACKED) : [];
  const positions = recent.flatMap(positionWire);
  return { data: { url: null, provider: "own", lang, positions, updatedAt: positions.at(-1)?.at } };
}

/** All shots from the field so far, oldest first. */
export async function shotsOfGame(
  { matchId, lang }: QueryOf<"basketballShots">,
  context: CallContext,
): Promise<ResultOf<"basketballShots">> {
  const { progress } = await requestedGame(matchId, context);
  const locale = localeOf(lang);
  const shots = progress ? entriesAt(progress, context.now).filter(({ play }) => play.kind === "shot") : [];
  const list = shots.flatMap((entry): GameShotWire[] => {
    const { key, change, player } = entry;
    const [position] = change ? [] : positionWire(entry);
    if (!position) return [];
    return [
      {
        ...position,
        shotId: `${matchId}-${key}`,
        isMade: position.isMade === true,
        ...(player && { player: playerWire(player, locale) }),
      },
    ];
  });
  return { data: { list } };
}
