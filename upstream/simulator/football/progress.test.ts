import { describe, expect, it, test } from "vitest";
import type { Side } from "#contract/domain/match";
import { scoreOf, sideIndex } from "../../match/score.ts";
import { otherSide, SIDES } from "../../match/sides.ts";
import { stateOf } from "../engine/state.ts";
import { cardsIn } from "./cards.ts";
import { cutAt } from "./cut.ts";
import type { FootballProgress } from "./progress.ts";
import { SUBSTITUTES, WINDOWS } from "./substitution-plan.ts";
import { FIXTURES, FOREVER, instantsOf, newEngine, progressIn, timelineOf } from "./test-matches.ts";
import type { Man, MatchEvent } from "./types.ts";

const PROGRESSES = FIXTURES.map((fixture) => ({ fixture, progress: progressIn(fixture) }));
const played = PROGRESSES.filter(({ progress }) => progress.timeline.periods.length > 0);

/** Matches that break a rule: the test then names the match instead of making thousands of assertions. */
const breaches = (broken: (progress: FootballProgress) => unknown): string[] =>
  played.filter(({ progress }) => broken(progress)).map(({ fixture }) => fixture.id);

const isOn = ({ stints }: FootballProgress, side: Side, man: Man, at: number): boolean => {
  const stint = stints[side][man];
  return stint !== undefined && stint.from <= at && at <= stint.to;
};

/** Everyone who was on the pitch according to an event. */
function peopleOf(event: MatchEvent): [Side, Man][] {
  switch (event.kind) {
    case "goal": {
      const scorer: [Side, Man] = [event.how === "own" ? otherSide(event.side) : event.side, event.man];
      return event.assist === undefined ? [scorer] : [scorer, [event.side, event.assist]];
    }
    case "miss":
    case "card":
      return [[event.side, event.man]];
    case "substitution":
      return [
        [event.side, event.out],
        [event.side, event.in],
      ];
    default:
      return [];
  }
}

it("the sample holds what can happen", () => {
  const { length } = played;
  expect(length).toBeGreaterThan(1_500);
  expect(PROGRESSES.length - length).toBeGreaterThan(3);
  const count = (is: (progress: FootballProgress) => boolean) => played.filter(({ progress }) => is(progress)).length;
  expect(count(({ kicks }) => kicks.length > 0)).toBeGreaterThan(2);
  expect(count(({ timeline }) => timeline.periods.length === 4)).toBeGreaterThan(10);
  expect(
    count(({ events }) => events.some((event) => event.kind === "card" && event.colour !== "yellow")),
  ).toBeGreaterThan(100);
  expect(count(({ events }) => events.some(({ kind }) => kind === "miss"))).toBeGreaterThan(50);
  expect(
    count(({ events }) => events.some((event) => event.kind === "goal" && event.deletedAt !== undefined)),
  ).toBeGreaterThan(50);
});

describe("a match's progress and its timeline", () => {
  test("goals, cards and reviews are the timeline's own", () => {
    const broken = played.filter(({ fixture, progress }) => {
      const { incidents } = timelineOf(fixture);
      const goals = incidents.flatMap((one) =>
        one.kind === "goal" ? [`${one.at} ${one.goal.side} ${one.goal.minute}`] : [],
      );
      const own = progress.events.flatMap((one) =>
        one.kind === "goal" ? [`${one.at} ${one.side} ${one.minute}`] : [],
      );
      const cards = cardsIn(incidents).map(({ at, side, colour }) => `${at} ${side} ${colour}`);
      const shown = progress.events.flatMap((one) =>
        one.kind === "card" ? [`${one.at} ${one.side} ${one.colour}`] : [],
      );
      const decided = incidents.filter(({ kind }) => kind === "decision").length;
      const reviewed = progress.events.filter(({ kind }) => kind === "decision").length;
      return goals.join() !== own.join() || cards.join() !== shown.join() || decided !== reviewed;
    });
    expect(broken).toEqual([]);
  });

  test("the score at any instant is that of the goals that stand, and the reds those that were shown", () => {
    const broken = played.flatMap(({ fixture, progress }) =>
      instantsOf(fixture, 3).filter((instant) => {
        const { score = [0, 0], reds, shootout } = stateOf(timelineOf(fixture), instant);
        const { events, kicks } = cutAt(progress, instant);
        const valid = events.flatMap((one) => (one.kind === "goal" && one.deletedAt === undefined ? [one] : []));
        const off = events.flatMap((one) => (one.kind === "card" && one.colour !== "yellow" ? [one] : []));
        const kicked = kicks.filter(({ isScored }) => isScored);
        return (
          scoreOf(valid).join() !== score.join() ||
          scoreOf(off).join() !== reds.join() ||
          (shootout !== undefined && scoreOf(kicked).join() !== shootout.join())
        );
      }),
    );
    expect(broken).toEqual([]);
  });

  test("it is the same at every asking", () => {
    const other = newEngine();
    for (const { fixture, progress } of PROGRESSES.filter((_, index) => index % 40 === 0))
      expect(progressIn(fixture, other)).toEqual(progress);
  });
});

describe("the people of a match", () => {
  test("whoever scores, makes a goal, is booked or changed is on the pitch", () => {
    expect(
      breaches((progress) =>
        progress.events.some((event) => peopleOf(event).some(([side, man]) => !isOn(progress, side, man, event.at))),
      ),
    ).toEqual([]);
  });

  test("nobody makes their own goal, and no own goal or penalty is made", () => {
    expect(
      breaches(({ events }) =>
        events.some(
          (one) => one.kind === "goal" && one.assist !== undefined && (one.assist === one.man || one.how !== "open"),
        ),
      ),
    ).toEqual([]);
  });

  test("a second yellow card is the same player's second, nobody else has two, and it ends their match", () => {
    expect(
      breaches(({ events, stints }) => {
        const booked = new Set<string>();
        return events.some((one) => {
          if (one.kind !== "card") return false;
          const name = `${one.side} ${one.man}`;
          const isSecond = booked.has(name);
          booked.add(name);
          const isOff = stints[one.side][one.man]?.to === one.at;
          return one.colour === "yellow" ? isSecond : !isOff || (one.colour === "second_yellow" && !isSecond);
        });
      }),
    ).toEqual([]);
  });

  test("at every instant a side has eleven men less its reds", () => {
    const broken = played.flatMap(({ fixture, progress }) =>
      instantsOf(fixture, 3).filter((instant) => {
        const { startsAt } = progress.timeline.periods[0]!;
        const { endsAt } = progress.timeline.periods.at(-1)!;
        if (instant < startsAt || instant >= endsAt) return false;
        return SIDES.some((side) => {
          const on = progress.stints[side].filter((stint) => stint && stint.from <= instant && instant < stint.to);
          return on.length !== 11 - stateOf(timelineOf(fixture), instant).reds[sideIndex(side)];
        });
      }),
    );
    expect(broken).toEqual([]);
  });

  test("nobody comes on twice, or after they went off, and the changes keep to the rules", () => {
    expect(
      breaches(({ events, timeline, stints }) =>
        SIDES.some((side) => {
          const changes = events.flatMap((one) => (one.kind === "substitution" && one.side === side ? [one] : []));
          const men = changes.flatMap((one) => [one.in]);
          const hasExtra = timeline.periods.length > 2;
          const stops = new Set(changes.map(({ at }) => at).filter((at) => at !== timeline.periods[1]?.startsAt));
          return (
            new Set(men).size !== men.length ||
            men.some((man) => man < 11) ||
            changes.some((one) => stints[side][one.out]?.to !== one.at || stints[side][one.in]?.from !== one.at) ||
            changes.length > SUBSTITUTES + Number(hasExtra) ||
            stops.size > WINDOWS + Number(hasExtra)
          );
        }),
      ),
    ).toEqual([]);
  });

  test("the kicks of a shoot-out are taken by who ended the match, none twice before everybody has", () => {
    expect(
      breaches((progress) =>
        SIDES.some((side) => {
          const { endsAt } = progress.timeline.periods.at(-1)!;
          const men = progress.kicks.filter((kick) => kick.side === side).map(({ man }) => man);
          const ending = (of: Side) => progress.stints[of].filter((stint) => stint?.to === endsAt).length;
          const round = Math.min(ending("home"), ending("away"));
          return (
            men.some((man) => progress.stints[side][man]?.to !== endsAt) ||
            new Set(men.slice(0, round)).size !== Math.min(round, men.length)
          );
        }),
      ),
    ).toEqual([]);
  });
});

describe("a cut", () => {
  /** The latest instant that it reveals; the periods' ends are checked separately. */
  function latestIn({ events, kicks, shots, actions, lines, stints, timeline, ledger }: FootballProgress): number {
    const ats = [events, kicks, shots, actions, lines, timeline.incidents].flatMap((list) => list.map(({ at }) => at));
    const deleted = [...events, ...shots].flatMap((one) =>
      "deletedAt" in one && one.deletedAt !== undefined ? [one.deletedAt] : [],
    );
    const turns = SIDES.flatMap((side) => stints[side].flatMap((stint) => (stint ? [stint.from, stint.to] : [])));
    const action = ledger.length > 0 ? [ledger.startsAt + ledger.at[ledger.length - 1]!] : [];
    return Math.max(
      ...ats,
      ...deleted,
      ...turns,
      ...action,
      ...timeline.periods.map(({ startsAt, endsAt }) => Math.max(startsAt, endsAt - 1)),
    );
  }

  test("tells of nothing behind its instant", () => {
    const broken = PROGRESSES.flatMap(({ fixture, progress }) =>
      instantsOf(fixture, 3).filter((instant) => latestIn(cutAt(progress, instant)) > instant),
    );
    expect(broken).toEqual([]);
  });

  test("of a cut is the cut, where no review fell in between", () => {
    const plain = PROGRESSES.filter(({ progress: { shots } }) =>
      shots.every(({ deletedAt }) => deletedAt === undefined),
    );
    for (const { fixture, progress } of plain.filter((_, index) => index % 25 === 0)) {
      const instants = instantsOf(fixture, 2).sort((a, b) => a - b);
      const [early, late] = [instants[0]!, instants.at(-1)!];
      expect(cutAt(cutAt(progress, late), early)).toEqual(cutAt(progress, early));
    }
  });

  test("only ever adds, but for what a review took back", () => {
    const sizes = ({ events, kicks, actions, lines, ledger }: FootballProgress) =>
      [events, kicks, actions, lines, ledger].map(({ length }) => length);
    const broken = PROGRESSES.filter(({ fixture, progress }) => {
      const cuts = [...instantsOf(fixture, 3).sort((a, b) => a - b), FOREVER].map((instant) =>
        cutAt(progress, instant),
      );
      return cuts.some((cut, index) => {
        const before = cuts[index - 1];
        if (!before) return false;
        const gone = cut.events.filter((one) => one.kind === "goal" && one.deletedAt !== undefined).length;
        return (
          sizes(before).some((size, place) => size > sizes(cut)[place]!) ||
          before.shots.length > cut.shots.length + gone
        );
      });
    });
    expect(broken).toEqual([]);
  });
});
