import type { LineKey } from "../../data/sentences/commentary/keys.ts";
import { otherSide } from "../../match/sides.ts";
import type { Draft } from "./lines.ts";
import { BIG_CHANCE } from "./shot-place.ts";
import type { Action, GoalEvent, MatchEvent, MatchKick, MatchShot } from "./types.ts";

function goalKey({ how, assist }: GoalEvent, shot: MatchShot | undefined): LineKey {
  if (how !== "open") return how === "own" ? "goalOwn" : "goalPenalty";
  if (shot?.situation === "freeKick") return "goalFreeKick";
  if (shot?.body === "head") return assist === undefined ? "goalHead" : "goalHeadFrom";
  if (shot && shot.x < 84) return assist === undefined ? "goalFar" : "goalFarFrom";
  return assist === undefined ? "goal" : "goalFrom";
}

const CARD_KEYS = {
  second_yellow: "secondYellow",
  red: "red",
  yellow: {
    foul: "yellow",
    handball: "yellowHandball",
    dissent: "yellowDissent",
    time_wasting: "yellowTime",
  },
} as const satisfies Record<string, LineKey | Record<string, LineKey>>;

function goalLine(event: GoalEvent & { at: number }, shots: readonly MatchShot[]): Draft {
  const { at, side, how, man, assist, score } = event;
  const shot = shots.find((one) => one.at === at && one.side === side);
  return {
    at,
    key: goalKey(event, shot),
    kind: "GOAL",
    isKey: true,
    side,
    player: { side: how === "own" ? otherSide(side) : side, man },
    ...(assist !== undefined && { other: { side, man: assist } }),
    score,
    ...(shot && { x: shot.x, y: shot.y }),
  };
}

/** Changes of period come from the timeline. */
export function eventLines(event: MatchEvent, shots: readonly MatchShot[]): Draft[] {
  if (event.kind === "period") return [];
  const { at, side } = event;
  switch (event.kind) {
    case "goal":
      return [goalLine(event, shots)];
    case "miss": {
      const key = ({ saved: "penaltySaved", off: "penaltyOff", post: "penaltyPost" } as const)[event.outcome];
      return [{ at, key, kind: "SHOT", isKey: true, side, player: { side, man: event.man } }];
    }
    case "card": {
      const key = event.colour === "yellow" ? CARD_KEYS.yellow[event.reason] : CARD_KEYS[event.colour];
      return [{ at, key, kind: "CARD", isKey: event.colour !== "yellow", side, player: { side, man: event.man } }];
    }
    case "substitution": {
      const key = event.reason === "injury" ? "substInjury" : "subst";
      return [
        {
          at,
          key,
          kind: "SUBST",
          isKey: false,
          side,
          player: { side, man: event.in },
          other: { side, man: event.out },
        },
      ];
    }
    case "review":
      return [{ at, key: "varCheck", kind: "VAR", isKey: true, side }];
    case "decision": {
      const key = event.outcome === "GOAL_CONFIRMED" ? "varGoal" : event.reason === "foul" ? "varFoul" : "varOffside";
      return [{ at, key, kind: "VAR", isKey: true, side }];
    }
  }
}

function shotKey({ outcome, body, xg, x }: MatchShot): LineKey {
  if (outcome === "blocked") return "blocked";
  if (outcome === "post") return "post";
  if (outcome === "saved") return xg >= BIG_CHANCE ? "savedBig" : body === "head" ? "savedHead" : "saved";
  if (xg >= BIG_CHANCE) return "offBig";
  return body === "head" ? "offHead" : x < 84 ? "offFar" : "off";
}

/** Goals and penalties are events. */
export function shotLines(shot: MatchShot): Draft[] {
  const { at, side, man, outcome, situation, stopper, x, y, xg } = shot;
  if (outcome === "goal" || outcome === "own" || situation === "penalty") return [];
  const stop = stopper === undefined ? undefined : { side: otherSide(side), man: stopper };
  const isKey = outcome === "post" || xg >= BIG_CHANCE;
  return [
    { at, key: shotKey(shot), kind: "SHOT", isKey, side, player: { side, man }, ...(stop && { other: stop }), x, y },
  ];
}

export function actionLines({ at, kind, side, man, other, x, y }: Action, isBooked: (at: number) => boolean): Draft[] {
  const player = man === undefined ? undefined : { side, man };
  const place = { x, y };
  if (kind === "corner") return [{ at, key: "corner", kind: "CORNER", isKey: false, side, ...place }];
  if (kind === "penalty") return [{ at, key: "penaltyGiven", kind: "OTHER", isKey: true, side, ...place }];
  if (kind === "offside" && player)
    return [{ at, key: "offside", kind: "OFFSIDE", isKey: false, side, player, ...place }];
  if (kind !== "foul" || !player || other === undefined || isBooked(at)) return [];
  return [
    {
      at,
      key: "foul",
      kind: "FOUL",
      isKey: false,
      side,
      player,
      other: { side: otherSide(side), man: other },
      ...place,
    },
  ];
}

/** Neither a goal nor a shot of the match, and in no minute of it: the sentence tells the score of the shoot-out. */
export const kickLine = ({ at, side, man, isScored, score }: MatchKick): Draft => ({
  at,
  key: isScored ? "kickScored" : "kickMissed",
  kind: "OTHER",
  isKey: true,
  isOutside: true,
  side,
  player: { side, man },
  score,
});
