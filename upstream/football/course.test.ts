import { describe, expect, it, test } from "vitest";
import type { Side } from "#contract/domain/match";
import { stateOf } from "../engine/state.ts";
import { scoreOf, sideIndex } from "../score.ts";
import { cardsIn } from "./cards.ts";
import type { FootballCourse } from "./course.ts";
import { cutAt } from "./cut.ts";
import { otherSide, SIDES } from "./sides.ts";
import { SUBSTITUTES, WINDOWS } from "./substitution-plan.ts";
import { courseIn, FIXTURES, FOREVER, instantsOf, newEngine, timelineOf } from "./test-matches.ts";
import type { CourseEvent, Man } from "./types.ts";

const COURSES = FIXTURES.map((fixture) => ({ fixture, course: courseIn(fixture) }));
const played = COURSES.filter(({ course }) => course.timeline.periods.length > 0);

/** Where a match breaks a rule: the test names the match, not one of thousands of assertions. */
const breaches = (broken: (course: FootballCourse) => unknown): string[] =>
  played.filter(({ course }) => broken(course)).map(({ fixture }) => fixture.id);

const isOn = ({ stints }: FootballCourse, side: Side, man: Man, at: number): boolean => {
  const stint = stints[side][man];
  return stint !== undefined && stint.from <= at && at <= stint.to;
};

/** Everyone whom an event says was on the pitch. */
function peopleOf(event: CourseEvent): [Side, Man][] {
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
  expect(COURSES.length - length).toBeGreaterThan(3);
  const count = (is: (course: FootballCourse) => boolean) => played.filter(({ course }) => is(course)).length;
  expect(count(({ kicks }) => kicks.length > 0)).toBeGreaterThan(5);
  expect(count(({ timeline }) => timeline.periods.length === 4)).toBeGreaterThan(10);
  expect(
    count(({ events }) => events.some((event) => event.kind === "card" && event.colour !== "yellow")),
  ).toBeGreaterThan(100);
  expect(count(({ events }) => events.some(({ kind }) => kind === "miss"))).toBeGreaterThan(50);
  expect(
    count(({ events }) => events.some((event) => event.kind === "goal" && event.deletedAt !== undefined)),
  ).toBeGreaterThan(50);
});

describe("a course and its timeline", () => {
  test("goals, cards and reviews are the timeline's own", () => {
    const broken = played.filter(({ fixture, course }) => {
      const { incidents } = timelineOf(fixture);
      const goals = incidents.flatMap((one) =>
        one.kind === "goal" ? [`${one.at} ${one.goal.side} ${one.goal.minute}`] : [],
      );
      const own = course.events.flatMap((one) => (one.kind === "goal" ? [`${one.at} ${one.side} ${one.minute}`] : []));
      const cards = cardsIn(incidents).map(({ at, side, colour }) => `${at} ${side} ${colour}`);
      const shown = course.events.flatMap((one) =>
        one.kind === "card" ? [`${one.at} ${one.side} ${one.colour}`] : [],
      );
      const decided = incidents.filter(({ kind }) => kind === "decision").length;
      const told = course.events.filter(({ kind }) => kind === "decision").length;
      return goals.join() !== own.join() || cards.join() !== shown.join() || decided !== told;
    });
    expect(broken).toEqual([]);
  });

  test("the score at any instant is that of the goals that stand, and the reds those that were shown", () => {
    const broken = played.flatMap(({ fixture, course }) =>
      instantsOf(fixture, 3).filter((instant) => {
        const { score = [0, 0], reds, shootout } = stateOf(timelineOf(fixture), instant);
        const { events, kicks } = cutAt(course, instant);
        const standing = events.flatMap((one) => (one.kind === "goal" && one.deletedAt === undefined ? [one] : []));
        const off = events.flatMap((one) => (one.kind === "card" && one.colour !== "yellow" ? [one] : []));
        const kicked = kicks.filter(({ isScored }) => isScored);
        return (
          scoreOf(standing).join() !== score.join() ||
          scoreOf(off).join() !== reds.join() ||
          (shootout !== undefined && scoreOf(kicked).join() !== shootout.join())
        );
      }),
    );
    expect(broken).toEqual([]);
  });

  test("it is the same at every asking", () => {
    const other = newEngine();
    for (const { fixture, course } of COURSES.filter((_, index) => index % 40 === 0))
      expect(courseIn(fixture, other)).toEqual(course);
  });
});

describe("the people of a course", () => {
  test("whoever scores, makes a goal, is booked or changed is on the pitch", () => {
    expect(
      breaches((course) =>
        course.events.some((event) => peopleOf(event).some(([side, man]) => !isOn(course, side, man, event.at))),
      ),
    ).toEqual([]);
  });

  test("nobody makes his own goal, and no own goal or penalty is made", () => {
    expect(
      breaches(({ events }) =>
        events.some(
          (one) => one.kind === "goal" && one.assist !== undefined && (one.assist === one.man || one.how !== "open"),
        ),
      ),
    ).toEqual([]);
  });

  test("a second yellow card is the same player's second, nobody else has two, and it ends his match", () => {
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
    const broken = played.flatMap(({ fixture, course }) =>
      instantsOf(fixture, 3).filter((instant) => {
        const { startsAt } = course.timeline.periods[0]!;
        const { endsAt } = course.timeline.periods.at(-1)!;
        if (instant < startsAt || instant >= endsAt) return false;
        return SIDES.some((side) => {
          const on = course.stints[side].filter((stint) => stint && stint.from <= instant && instant < stint.to);
          return on.length !== 11 - stateOf(timelineOf(fixture), instant).reds[sideIndex(side)];
        });
      }),
    );
    expect(broken).toEqual([]);
  });

  test("nobody comes on twice, or after he went off, and the changes keep to the rules", () => {
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
      breaches((course) =>
        SIDES.some((side) => {
          const { endsAt } = course.timeline.periods.at(-1)!;
          const men = course.kicks.filter((kick) => kick.side === side).map(({ man }) => man);
          const ending = (of: Side) => course.stints[of].filter((stint) => stint?.to === endsAt).length;
          const round = Math.min(ending("home"), ending("away"));
          return (
            men.some((man) => course.stints[side][man]?.to !== endsAt) ||
            new Set(men.slice(0, round)).size !== Math.min(round, men.length)
          );
        }),
      ),
    ).toEqual([]);
  });
});

describe("a cut", () => {
  /** The latest instant that anything in it tells of; the periods' ends are looked at apart. */
  function latestIn({ events, kicks, shots, actions, lines, stints, timeline, ledger }: FootballCourse): number {
    const ats = [events, kicks, shots, actions, lines, timeline.incidents].flatMap((list) => list.map(({ at }) => at));
    const deleted = [...events, ...shots].flatMap((one) =>
      "deletedAt" in one && one.deletedAt !== undefined ? [one.deletedAt] : [],
    );
    const turns = SIDES.flatMap((side) => stints[side].flatMap((stint) => (stint ? [stint.from, stint.to] : [])));
    const deed = ledger.length > 0 ? [ledger.startsAt + ledger.at[ledger.length - 1]!] : [];
    return Math.max(
      ...ats,
      ...deleted,
      ...turns,
      ...deed,
      ...timeline.periods.map(({ startsAt, endsAt }) => Math.max(startsAt, endsAt - 1)),
    );
  }

  test("tells of nothing behind its instant", () => {
    const broken = COURSES.flatMap(({ fixture, course }) =>
      instantsOf(fixture, 3).filter((instant) => latestIn(cutAt(course, instant)) > instant),
    );
    expect(broken).toEqual([]);
  });

  test("of a cut is the cut, where no review fell in between", () => {
    const plain = COURSES.filter(({ course: { shots } }) => shots.every(({ deletedAt }) => deletedAt === undefined));
    for (const { fixture, course } of plain.filter((_, index) => index % 25 === 0)) {
      const instants = instantsOf(fixture, 2).sort((a, b) => a - b);
      const [early, late] = [instants[0]!, instants.at(-1)!];
      expect(cutAt(cutAt(course, late), early)).toEqual(cutAt(course, early));
    }
  });

  test("only ever adds, but for what a review took back", () => {
    const sizes = ({ events, kicks, actions, lines, ledger }: FootballCourse) =>
      [events, kicks, actions, lines, ledger].map(({ length }) => length);
    const broken = COURSES.filter(({ fixture, course }) => {
      const cuts = [...instantsOf(fixture, 3).sort((a, b) => a - b), FOREVER].map((instant) => cutAt(course, instant));
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
