import type { GameLineUps } from "#contract/domain/game-info";
import type { LineUps } from "#contract/domain/line-ups";
import type { Match, Side } from "#contract/domain/match";
import type { MatchEvent } from "#contract/domain/match-events";
import type { EdgeContext, Fetched } from "#worker/context";
import type { FaceKind, Settled } from "~/features/faces/face";
import { settle } from "~/features/faces/fault-face.server";
import { type AskedMatch, loadMatchHead, type MatchHeadData } from "~/features/match/load-match-head.server";
import { formatDate } from "~/i18n/format-date";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { formatClock, formatOffsets, localDate } from "~/i18n/zone-offsets";
import { type KeptMarkup, keptOnServer } from "~/server-markup/kept-markup";
import { type Announcement, announcement } from "./announcement.ts";
import { courtList, gameList, onCourt } from "./game-list.server.ts";
import type { LineUpFacts } from "./line-up-facts.ts";
import { pitch, type SideOnPitch } from "./pitch.server.ts";
import { substitutionsOf } from "./substitutions.ts";
import { teamList } from "./team-list.server.ts";

/** What is said of where line-ups come from; the moment in words, in the visitor's zone. */
export interface Told {
  key: Announcement["key"];
  day?: string;
  time?: string;
  zone?: string;
}

export interface LineUpsData {
  head: MatchHeadData;
  /** Why the line-ups could not be had. */
  face?: FaceKind;
  fetched?: MatchHeadData["fetched"];
  told?: Told;
  /** Absent as long as nobody has been named. */
  lists?: Record<Side, KeptMarkup>;
  /** Football, where the places are known. */
  pitch?: KeptMarkup;
  /** Basketball, while the game is followed: the fives of the moment. */
  court?: Record<Side, KeptMarkup> & { moment: CourtMoment };
}

/** Which five of a side are shown; also keys of `lineups`. */
export type CourtMoment = "startingFive" | "onCourtNow" | "onCourtBefore";

type Shown = Pick<LineUpsData, "lists" | "pitch" | "court">;
type Asked = Omit<AskedMatch, "tab">;

/** A match's line-ups. Throws the faces of the match's head; without the line-ups or the events the rest is there. */
export const loadLineUps = (context: EdgeContext, asked: Asked): Promise<LineUpsData> =>
  asked.sport === "football" ? loadFootball(context, asked) : loadBasketball(context, asked);

const SIDES = ["home", "away"] as const;
const ofBoth = <Value>(make: (side: Side) => Value): Record<Side, Value> => ({
  home: make("home"),
  away: make("away"),
});

async function loadFootball(context: EdgeContext, asked: Asked): Promise<LineUpsData> {
  const { matchId = "" } = asked.params;
  const [head, lineUps, events] = await Promise.all([
    loadMatchHead(context, { ...asked, tab: "lineups" }),
    settle(context, context.upstream.call("matchLineup", { matchId })),
    settle(context, context.upstream.call("matchEvents", { matchId })),
  ]);
  return pageData(context, head, lineUps, (value, { about: { match } }, facts) =>
    footballParts(value, match, events.value?.value.events ?? [], facts),
  );
}

async function loadBasketball(context: EdgeContext, asked: Asked): Promise<LineUpsData> {
  const { matchId = "" } = asked.params;
  const [head, lineUps] = await Promise.all([
    loadMatchHead(context, { ...asked, tab: "lineups" }),
    settle(context, context.upstream.call("basketballLineup", { matchId })),
  ]);
  return pageData(context, head, lineUps, basketballParts);
}

function pageData<Value extends LineUps | GameLineUps>(
  { locale, now }: EdgeContext,
  head: MatchHeadData,
  { value: answer, face }: Settled<Fetched<Value>>,
  partsOf: (lineUps: Value, head: MatchHeadData, facts: LineUpFacts) => Shown,
): LineUpsData {
  if (!answer) return { head, face };
  const { value, ...fetched } = answer;
  const { match } = head.about;
  const isNamed = SIDES.some((side) => value[side].starters.length > 0);
  const news = announcement(isNamed ? value : { state: "none" }, match, now);
  const told = news && { told: inWords(news, head, locale) };
  if (!isNamed) return { head, fetched, ...told };
  const words = translatorOf(locale, namespacesOf("match-lineups"));
  const facts: LineUpFacts = {
    sport: match.sport,
    locale,
    t: words.getFixedT(null, "lineups"),
    people: words.getFixedT(null, "people"),
  };
  return { head, fetched, ...told, ...partsOf(value, head, facts) };
}

function inWords({ key, at }: Announcement, { zone }: MatchHeadData, locale: LineUpFacts["locale"]): Told {
  if (at === undefined) return { key };
  return {
    key,
    day: formatDate(localDate(at, zone), locale, "row"),
    time: formatClock(at, zone),
    zone: formatOffsets(zone),
  };
}

function footballParts(lineUps: LineUps, match: Match, events: readonly MatchEvent[], facts: LineUpFacts): Shown {
  const sideOf = (side: Side): SideOnPitch => ({
    side,
    team: lineUps[side],
    substitutions: substitutionsOf(lineUps[side], side, events),
  });
  const sides = ofBoth(sideOf);
  const isOver = match.state === "finished";
  const drawn = pitch([sides.home, sides.away], match, facts);
  return {
    ...(drawn && { pitch: keptOnServer(drawn) }),
    lists: ofBoth((side) =>
      keptOnServer(
        teamList(lineUps[side], match[side].name, { ...facts, substitutions: sides[side].substitutions, isOver }),
      ),
    ),
  };
}

const BREAKS: ReadonlySet<string> = new Set(["HALF_TIME", "END_OF_PERIOD"]);

/** A source goes on naming those who were last on the court throughout a break. */
function courtMoment(match: Match, isAnyoneOn: boolean): CourtMoment {
  if (match.state !== "live" || !isAnyoneOn) return "startingFive";
  return BREAKS.has(match.period) ? "onCourtBefore" : "onCourtNow";
}

function basketballParts(
  lineUps: GameLineUps,
  { about: { match }, canChange }: MatchHeadData,
  facts: LineUpFacts,
): Shown {
  const named = ofBoth((side) => onCourt(lineUps[side]));
  const moment = courtMoment(match, named.home.length + named.away.length > 0);
  const playing = ofBoth((side) => (moment === "onCourtNow" ? named[side] : []));
  const five = moment === "startingFive" ? ofBoth((side) => lineUps[side].starters) : named;
  return {
    lists: ofBoth((side) => keptOnServer(gameList(lineUps[side], match[side].name, playing[side], facts))),
    // Before the tip-off too, so that nothing moves when the game begins.
    ...(canChange &&
      lineUps.state === "official" && {
        court: { moment, ...ofBoth((side) => keptOnServer(courtList(match[side].name, five[side], facts))) },
      }),
  };
}
