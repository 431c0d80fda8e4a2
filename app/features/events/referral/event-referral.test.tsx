import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { MEMBER_REFUSALS } from "#contract/tables/member-refusals";
import { formRequest, noAnswer, outcomeOf, refused, SESSION_OVER } from "~/features/account/test-account";
import { testLeader } from "~/features/contest/test-contest";
import { type ParticipationState, participate } from "~/features/contest-entry/participation.server";
import {
  BEFORE,
  BEHIND,
  type GivenParticipation,
  participationContext,
} from "~/features/contest-entry/test-participation";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { EventReferralPage } from "./EventReferralPage.tsx";
import { loadEventReferral } from "./load-event-referral.server.ts";

const ID = "rf-2026m11";
const PATH = `/football/event/topreferral/${ID}`;

interface Shown {
  path?: string;
  search?: string;
  state?: ParticipationState;
}

const load = (locale: LocaleCode, given: GivenParticipation, { path = PATH, search = "" }: Shown = {}) =>
  loadEventReferral(participationContext(locale, "referral", given).context, {
    request: { url: `https://scores.example/${locale}${path}${search}` },
    contestId: ID,
  });

async function render(locale: LocaleCode, given: GivenParticipation = {}, shown: Shown = {}): Promise<string> {
  const data = await load(locale, given, shown);
  const page = testPage(locale, { path: shown.path ?? PATH, search: shown.search ?? "" });
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, namespacesOf("event-referral"))}>
      <EventReferralPage data={data} page={page} state={shown.state} onEntered={() => {}} />
    </I18nextProvider>,
  );
}

describe("the form", () => {
  const send = (given: GivenParticipation = {}) => {
    const { context, calls } = participationContext("en", "referral", given);
    return outcomeOf(participate(context, { request: formRequest(`/en${PATH}`, {}), contestId: ID })).then(
      (outcome) => ({ outcome, calls }),
    );
  };
  const { code } = MEMBER_REFUSALS.contestEntered;

  test("takes part, and leads back", async () => {
    const { outcome, calls } = await send();
    expect([outcome, calls]).toEqual([`/en${PATH}?saved=entry`, [["contestParticipate", { contestId: ID }]]]);
  });

  test.each<[string, GivenParticipation, unknown]>([
    ["a guest", { isGuest: true }, [400, { fault: "guest" }]],
    [
      "a session that is over",
      { participate: () => SESSION_OVER },
      "/en/signin?callBackUrl=%2Fen%2Faccount%2FgoOn&ended=kept",
    ],
    ["who takes part already", { participate: () => refused(code) }, [400, { message: `refused ${code}` }]],
    ["an upstream that is down", { participate: noAnswer }, [503, { fault: "failed" }]],
  ])("refuses %s", async (_who, given, outcome) => {
    expect((await send(given)).outcome).toEqual(outcome);
  });
});

describe("the page", () => {
  test("stands in both sports", async () => {
    const paths = [PATH, PATH.replace("football", "basketball")];
    const shown = await Promise.all(paths.map((path) => load("en", {}, { path })));
    expect(shown.map(({ head }) => head.sport)).toEqual(["football", "basketball"]);
  });

  test("lets a member take part, whose code it shows", async () => {
    const markup = await render("en");
    expect(markup).toContain(`<form method="post" action="/en${PATH}"`);
    expect(markup).toContain("abcd1234");
    expect(markup).toContain("/en/signup?ref=abcd1234");
    expect(markup).toContain("since you became a member: 3");
  });

  test("says how many have joined and count", async () => {
    const mine = { ...testLeader({ points: 2, rank: 4 }) };
    const markup = await render("en", { mine }, { search: "?saved=entry" });
    expect(markup).toContain("2 sign-ups with your code count so far.");
    expect(markup).toContain("Rank: 4");
    expect(markup).toContain("You are taking part. From now on");
    expect(markup).not.toContain("<form");
    expect(await render("en", { mine: testLeader({ points: 0 }) })).toContain("Nobody has joined with your code yet.");
  });

  test("asks guests to sign in where they press the button", async () => {
    const before = await render("en", { isGuest: true });
    expect(before).toContain("<form");
    expect(before).not.toContain("callBackUrl");
    const pressed = await render("en", { isGuest: true }, { state: { fault: "guest" } });
    expect(pressed).toContain(`callBackUrl=${encodeURIComponent(`/en${PATH}`)}`);
  });

  test("has no form before and behind entry", async () => {
    expect(await render("en", { now: BEFORE })).not.toContain("<form");
    const past = await render("en", { now: BEHIND, mine: testLeader({ points: 5 }) });
    expect(past).toContain("Event entry has ended");
    expect(past).toContain("counted: 5");
    expect(past).not.toContain("<form");
  });
});

describe.each(LOCALE_CODES)("in %s", (locale) => {
  test.each<[string, GivenParticipation, Shown]>([
    ["a guest", { isGuest: true }, { state: { fault: "guest" } }],
    ["a member", {}, { state: { fault: "failed" } }],
    ["who takes part", { mine: testLeader({ points: 1 }) }, { search: "?saved=entry" }],
    ["who brought nobody", { mine: testLeader({ points: 0 }) }, {}],
    ["to come", { now: BEFORE }, {}],
    ["over", { now: BEHIND, mine: testLeader() }, {}],
    ["the board", {}, { search: "?tab=board" }],
    ["the rules", {}, { search: "?tab=rules" }],
  ])("every text is there: %s", async (_what, given, shown) => {
    const markup = await render(locale, given, shown);
    expect(markup).not.toMatch(/[>"](contests|contestEntries|account|match|common|frame)[.:]\w/);
    expect(markup).not.toMatch(/\{\{|undefined/);
  });
});
