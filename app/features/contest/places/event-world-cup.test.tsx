import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { ContestSelections, PlacePrediction } from "#contract/domain/contests";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { MEMBER_REFUSALS } from "#contract/tables/member-refusals";
import { formRequest, noAnswer, outcomeOf, refused, testMember } from "~/features/account/test-account";
import { testContest, testLeader } from "~/features/contest/test-contest";
import { testContext } from "~/features/match-list/test-context";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { EventWorldCupPage } from "./EventWorldCupPage.tsx";
import { type EventWorldCupData, loadEventWorldCup } from "./load-event-world-cup.server.ts";
import { picksOf } from "./picked-places.ts";
import { placeField } from "./place-fields.ts";
import { type PlacesFormState, sendPlaces } from "./send-places.server.ts";
import { DEADLINE, FULL, fullPicks, SLOTS, SMALL_SLOTS, testSelections } from "./test-places.ts";

const ID = "wc-2026m11";
const PATH = `/football/event/worldcup/${ID}`;
const OPEN = DEADLINE - 86_400_000;
const PAST = DEADLINE + 86_400_000;

const prediction = (change: Partial<PlacePrediction> = {}): PlacePrediction => ({
  leader: testLeader(),
  picks: fullPicks.map((pick, at) => (at < 3 ? { ...pick, points: at } : pick)),
  submittedAt: OPEN,
  ...change,
});

interface Given {
  now?: number;
  isGuest?: boolean;
  mine?: PlacePrediction | undefined;
  selections?: ContestSelections;
  latest?: PlacePrediction[];
  submit?: () => unknown;
}

/** A context whose upstream has one tournament; `calls` are the member's calls. */
function contextOf(locale: LocaleCode, given: Given = {}) {
  const contest = testContest({ id: ID, kind: "worldCup", startDate: OPEN - 1, endDate: DEADLINE, rules: ["A rule."] });
  const { context, calls: read } = testContext(({ name }) => ({
    value: {
      getContestInfo: contest,
      contestSelections: given.selections ?? testSelections({ decided: fullPicks.slice(0, 2) }),
      latestPlaces: { predictions: given.latest ?? [prediction()], hasNext: true, lastId: "next" },
      getContesterPredictionList: { entries: [], hasNext: false },
    }[name],
  }));
  const member = testMember(
    { myPlaces: () => given.mine, submitPlaces: given.submit ?? (() => null) },
    { isGuest: given.isGuest ?? false, locale, now: given.now ?? OPEN, upstream: context.upstream },
  );
  return { ...member, read };
}

const load = (locale: LocaleCode, given: Given = {}, search = ""): Promise<EventWorldCupData> =>
  loadEventWorldCup(contextOf(locale, given).context, {
    request: { url: `https://scores.example/${locale}${PATH}${search}` },
    contestId: ID,
  });

async function render(locale: LocaleCode, given: Given = {}, { search = "", state }: Shown = {}): Promise<string> {
  const data = await load(locale, given, search);
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, namespacesOf("event-world-cup"))}>
      <EventWorldCupPage data={data} page={testPage(locale, { path: PATH, search })} state={state} onSent={() => {}} />
    </I18nextProvider>,
  );
}

interface Shown {
  search?: string;
  state?: PlacesFormState;
}

const form = (markup: string): string => /<noscript>(.*)<\/noscript>/s.exec(markup)?.[1] ?? "";
const withoutForm = (markup: string): string => markup.replace(/<noscript>.*<\/noscript>/s, "");

describe("the loader", () => {
  test("gives what the part shows, and asks for no more", async () => {
    const parts = await Promise.all(
      ["", "?tab=board", "?tab=latest&lastId=x", "?tab=rules"].map((search) => load("en", { now: PAST }, search)),
    );
    expect(parts.map(({ board, latest }) => [board !== undefined, latest !== undefined])).toEqual([
      [false, false],
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect(parts[2]?.firstId).toBe("x");
  });

  test("has the picks of members, and nobody else's before the deadline", async () => {
    const mine = await load("en", { mine: prediction() });
    expect(mine.mine?.sentAt).toEqual({ date: "Sat 07 Nov", time: "19:00" });
    const { context, calls, read } = contextOf("en", { isGuest: true });
    const guest = await loadEventWorldCup(context, {
      request: { url: `https://scores.example/en${PATH}?tab=latest` },
      contestId: ID,
    });
    expect([guest.mine, guest.latest, calls]).toEqual([undefined, undefined, []]);
    expect(read.map(({ name }) => name)).not.toContain("latestPlaces");
  });
});

test("the rules lead to what has been published", async () => {
  const markup = await render("en", { now: PAST }, { search: "?tab=rules" });
  expect(markup).toContain(`/api/contest/getLedgerDay?contestId=${ID}&amp;date=2026-11-22&amp;locale=en`);
  expect(await render("en", { now: PAST })).not.toContain("getLedgerDay");
});

describe("the form", () => {
  const fields = (picked: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(picked).map(([slotId, teamId]) => [placeField(slotId), teamId]));
  const send = (picked: Readonly<Record<string, string>>, given: Given = {}) => {
    const { context, calls } = contextOf("en", given);
    const request = formRequest(`/en${PATH}`, fields(picked));
    return outcomeOf(sendPlaces(context, { request, contestId: ID })).then((outcome) => ({ outcome, calls }));
  };

  test("sends all picks, and leads back to the page", async () => {
    const { outcome, calls } = await send(FULL);
    expect(outcome).toBe(`/en${PATH}?saved=places`);
    expect(calls).toEqual([["submitPlaces", { contestId: ID, picks: JSON.stringify(picksOf(SLOTS, FULL)) }]]);
  });

  test.each([
    ["repeated", { "A-2": "a1" }, { fault: "repeated", slotId: "A-1" }],
    ["unknown", { "A-1": "b2" }, { fault: "unknown", slotId: "A-1" }],
    ["notInTie", { "final-1": "f4" }, { fault: "notInTie", slotId: "final-1" }],
    ["incomplete", { "third-2": "" }, { fault: "incomplete", slotId: "third-2" }],
  ])("says where a pick is %s, and keeps all", async (_fault, change, fault) => {
    const { outcome, calls } = await send({ ...FULL, ...change } as Record<string, string>);
    const [status, state] = outcome as [number, PlacesFormState];
    expect([status, state.faults?.[0], calls]).toEqual([400, fault, []]);
    expect(state.picks.length).toBeGreaterThan(34);
  });

  test("is a guest's until they sign in, and says what the upstream says", async () => {
    const guest = await send(FULL, { isGuest: true });
    expect(guest.outcome).toEqual([400, { picks: picksOf(SLOTS, FULL), fault: "guest" }]);
    const { code } = MEMBER_REFUSALS.contestClosed;
    const closed = await send(FULL, { submit: () => refused(code) });
    expect(closed.outcome).toMatchObject([400, { message: `refused ${code}` }]);
    expect((await send(FULL, { submit: noAnswer })).outcome).toMatchObject([503, { fault: "failed" }]);
  });
});

describe("the page while entry is open", () => {
  test("has a table for each group, ties that wait, and a form for browsers without script", async () => {
    const markup = await render("en");
    expect(withoutForm(markup).match(/<caption>Group [A-F]<\/caption>/g)).toHaveLength(6);
    expect(withoutForm(markup).match(/aria-label="Team A1: position \d"/g)).toHaveLength(3);
    expect(withoutForm(markup).match(/<fieldset/g)).toHaveLength(15);
    expect(markup).toContain("0 of 37 picked");
    expect(markup).toContain("Winner Group A");
    expect(form(markup).match(/<select/g)).toHaveLength(37);
    expect(form(markup)).toContain(`action="/en${PATH}"`);
  });

  test("has what was sent, which can be changed", async () => {
    const markup = await render("en", { mine: prediction() });
    expect(markup).toContain("37 of 37 picked");
    // Eighteen group places, four thirds, fifteen ties.
    expect(withoutForm(markup).match(/aria-pressed="true"/g)).toHaveLength(37);
    expect(markup).toContain("Send changes");
    expect(form(markup).match(/ selected=""/g)).toHaveLength(37);
  });

  test("has as many slots as the tournament: none of thirds where there are none", async () => {
    const markup = await render("en", { selections: testSelections({ slots: [...SMALL_SLOTS] }) });
    expect(markup).toContain("0 of 7 picked");
    expect(markup).not.toContain("Best third-placed team");
    expect(withoutForm(markup).match(/<fieldset/g)).toHaveLength(3);
  });

  test("shows a refused form with its picks, and each fault at its place", async () => {
    const picks = picksOf(SLOTS, { ...FULL, "A-2": "a1" });
    const faults = [
      { fault: "repeated", slotId: "A-1" },
      { fault: "sameTeams", slotId: "final-1" },
    ] as const;
    const markup = form(await render("en", {}, { state: { picks, faults: [...faults] } }));
    expect(markup).toContain("Winner Group A: You have picked the same team more than once. Please check your picks.");
    expect(markup).toContain("Final: The two teams in a tie must be different.");
    expect(markup.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(markup.match(/ selected=""/g)).toHaveLength(37);
  });

  test("asks a guest whose form was sent to sign in, and back", async () => {
    const markup = await render("en", { isGuest: true }, { state: { picks: fullPicks, fault: "guest" } });
    expect(markup).toContain(`callBackUrl=${encodeURIComponent(`/en${PATH}`)}`);
  });
});

describe("the page after the deadline", () => {
  test("has the member's picks with their points, and what is decided", async () => {
    const markup = await render("en", { now: PAST, mine: prediction() });
    expect(markup).toContain("Event entry has ended");
    expect(markup).toContain("Points: 12");
    expect(markup.match(/Still open/g)).toHaveLength(35);
    expect(markup).not.toContain("<form");
    expect(markup).toContain(">+2<");
  });

  test("has what is decided for guests, and predictions of others", async () => {
    const guest = await render("en", { now: PAST, isGuest: true });
    expect(guest.match(/<table>/g)).toHaveLength(6);
    expect(guest).not.toContain('<th scope="col">Pick</th>');
    const latest = await render("en", { now: PAST }, { search: "?tab=latest" });
    expect(latest).toContain("Som••••");
    expect(latest).toContain("?tab=latest&amp;lastId=next");
    const hidden = await render("en", {}, { search: "?tab=latest" });
    expect(hidden).toContain("Others’ picks are shown once entry has ended.");
  });
});

describe.each(LOCALE_CODES)("in %s", (locale) => {
  const state: PlacesFormState = {
    picks: [],
    faults: (["incomplete", "unknown", "sameTeams", "repeated", "notInTie"] as const).map((fault, at) => ({
      fault,
      slotId: SLOTS[at * 7]!.slotId,
    })),
  };
  test.each<[string, Given, Shown]>([
    ["to come", { now: OPEN - 2 }, {}],
    ["open", { isGuest: true }, {}],
    ["saved", { mine: prediction() }, { search: "?saved=places" }],
    ["refused", {}, { state }],
    ["a guest's form", { isGuest: true }, { state: { picks: [], fault: "guest" } }],
    ["over", { now: PAST, mine: prediction() }, {}],
    ["over, not entered", { now: PAST }, {}],
    ["latest", { now: PAST }, { search: "?tab=latest" }],
    ["latest, of nobody", { now: PAST, latest: [] }, { search: "?tab=latest" }],
    ["latest, hidden", {}, { search: "?tab=latest" }],
    ["board", {}, { search: "?tab=board" }],
    ["rules", {}, { search: "?tab=rules" }],
  ])("every text is there: %s", async (_what, given, shown) => {
    const markup = await render(locale, given, shown);
    expect(markup).not.toMatch(/[>"](contests|contestPlaces|bracket|matches|common|frame)[.:]\w/);
    expect(markup).not.toMatch(/\{\{|undefined|>(\w+\.)+\w+</);
  });
});
