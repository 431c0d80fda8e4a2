import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { MyParticipation } from "#contract/domain/contests";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { MEMBER_REFUSALS } from "#contract/tables/member-refusals";
import { formRequest, outcomeOf, refused } from "~/features/account/test-account";
import { testLeader } from "~/features/contest/test-contest";
import type { ParticipationState } from "~/features/contest-entry/participation.server";
import {
  BEFORE,
  BEHIND,
  type GivenParticipation,
  participationContext,
} from "~/features/contest-entry/test-participation";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { EventVideoPage } from "./EventVideoPage.tsx";
import { loadEventVideo, sendVideo } from "./send-video.server.ts";
import { keepLink, readKeptLink } from "./VideoForm.tsx";

const ID = "vf-2026m11";
const PATH = `/football/event/tiktok/${ID}`;
const LINK = "https://www.tiktok.com/@fan/video/7123456789012345678";

interface Shown {
  search?: string;
  state?: ParticipationState;
}

async function render(locale: LocaleCode, given: GivenParticipation = {}, { search = "", state }: Shown = {}) {
  const data = await loadEventVideo(participationContext(locale, "video", given).context, {
    request: { url: `https://scores.example/${locale}${PATH}${search}` },
    contestId: ID,
  });
  const page = testPage(locale, { path: PATH, search });
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, namespacesOf("event-video"))}>
      <EventVideoPage data={data} page={page} state={state} onEntered={() => {}} />
    </I18nextProvider>,
  );
}

const mine = (state: MyParticipation["state"]): MyParticipation => ({
  ...testLeader({ points: 30, link: LINK }),
  ...(state && { state }),
});

describe("the form", () => {
  const send = (link: string, given: GivenParticipation = {}) => {
    const { context, calls } = participationContext("en", "video", given);
    const request = formRequest(`/en${PATH}`, { link });
    return outcomeOf(sendVideo(context, { request, contestId: ID })).then((outcome) => ({ outcome, calls }));
  };

  test("sends a link, and leads back", async () => {
    const { outcome, calls } = await send(` ${LINK} `);
    const call = [["contestParticipate", { contestId: ID, link: LINK }]];
    expect([outcome, calls]).toEqual([`/en${PATH}?saved=entry`, call]);
  });

  test.each(["", "tiktok.com", "https://example.com/@fan/video/7123456789012345678", "https://www.tiktok.com/@fan"])(
    "refuses what is no link of a video, and keeps it: %j",
    async (link) => {
      const { outcome, calls } = await send(link);
      expect([outcome, calls]).toEqual([[400, { link, isLinkWrong: true }], []]);
    },
  );

  test("keeps the link of a guest, and of a video that another has sent", async () => {
    expect((await send(LINK, { isGuest: true })).outcome).toEqual([400, { link: LINK, fault: "guest" }]);
    const { code } = MEMBER_REFUSALS.videoTaken;
    const taken = await send(LINK, { participate: () => refused(code) });
    expect(taken.outcome).toEqual([400, { link: LINK, message: `refused ${code}` }]);
  });
});

describe("the page", () => {
  test("has a field, and beside it what is wrong with the link", async () => {
    const markup = await render("en", {}, { state: { link: "nonsense", isLinkWrong: true } });
    expect(markup).toContain('value="nonsense"');
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toContain('aria-describedby="video-link-hint video-link-fault"');
    expect(markup).toContain("This is not a link to a TikTok video.");
    expect(await render("en")).not.toContain("aria-invalid");
  });

  test.each([
    ["waiting", "Waiting for approval"],
    ["approved", "It is on the leaderboard with 30 points."],
    ["refused", "Not approved"],
  ] as const)("says of a video that it is %s", async (state, text) => {
    const markup = await render("en", { mine: mine(state) });
    expect(markup).toContain(text);
    expect(markup).toContain(`href="${LINK}" target="_blank" rel="noopener noreferrer nofollow"`);
    expect(markup).not.toContain("<form");
  });

  test("gives an operator's reason for a refusal, as text", async () => {
    const markup = await render("en", { mine: { ...mine("refused"), reason: "<b>Not about football</b>" } });
    expect(markup).toContain("Reason given: &lt;b&gt;Not about football&lt;/b&gt;");
    const approved = await render("en", { mine: { ...mine("approved"), reason: "left over" } });
    expect(approved).not.toContain("left over");
  });

  test("has a board that leads to videos, and embeds none", async () => {
    const markup = await render("en", {}, { search: "?tab=board" });
    expect(markup.match(/rel="noopener noreferrer nofollow"/g)).toHaveLength(1);
    expect(markup).not.toContain("<iframe");
  });

  test("has no form before and behind entry", async () => {
    for (const now of [BEFORE, BEHIND]) expect(await render("en", { now })).not.toContain("<form");
  });
});

describe("a guest's link", () => {
  const entries = new Map<string, string>();
  const store = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };

  test("waits on the device for its contest", () => {
    keepLink(ID, ` ${LINK}`, store);
    expect([readKeptLink(ID, store), readKeptLink("vb-2026m11", store)]).toEqual([LINK, ""]);
    keepLink(ID, "", store);
    expect([entries.size, readKeptLink(ID, store), readKeptLink(ID, undefined)]).toEqual([0, "", ""]);
  });
});

describe.each(LOCALE_CODES)("in %s", (locale) => {
  test.each<[string, GivenParticipation, Shown]>([
    ["a guest", { isGuest: true }, { state: { link: LINK, fault: "guest" } }],
    ["a wrong link", {}, { state: { link: "x", isLinkWrong: true } }],
    ["a refusal", {}, { state: { link: LINK, fault: "failed" } }],
    ["waiting", { mine: mine("waiting") }, { search: "?saved=entry" }],
    ["approved", { mine: mine("approved") }, {}],
    ["refused", { mine: { ...mine("refused"), reason: "." } }, {}],
    ["to come", { now: BEFORE }, {}],
    ["over", { now: BEHIND }, {}],
    ["the board", {}, { search: "?tab=board" }],
    ["the rules", {}, { search: "?tab=rules" }],
  ])("every text is there: %s", async (_what, given, shown) => {
    const markup = await render(locale, given, shown);
    expect(markup).not.toMatch(/[>"](contests|contestEntries|common|frame)[.:]\w/);
    expect(markup).not.toMatch(/\{\{|undefined/);
  });
});
