import { expect, test } from "vitest";
import { publicPath } from "#contract/http/public-path";
import { ENDPOINTS } from "#contract/registry";
import type { Endpoint } from "#contract/wire/endpoint";
import type { EdgeContext } from "#worker/pages/context";
import { deleteAccount } from "~/features/account/deletion/delete-account.server";
import { changePassword } from "~/features/account/password/change-password.server";
import { changePreferences } from "~/features/account/preferences/account-page.server";
import { changeThread } from "~/features/comments/thread/change-thread.server";
import { changePicks } from "~/features/contest/matches/change-picks.server";
import { sendPlaces } from "~/features/contest/places/send-places.server";
import { fullPicks, testSelections } from "~/features/contest/places/test-places";
import { enterReferralCode } from "~/features/invitation/my-referral-code.server";
import { changeAlerts } from "~/features/notices/alerts/change-alerts.server";
import { openNotice } from "~/features/notices/page/notification-page.server";
import { changeMyPhoneNumber } from "~/features/phone-number/my-phone-number.server";
import { changeMyProfile } from "~/features/profile/change-my-profile.server";
import { isKeptCall } from "~/runtime/members/kept-calls";
import { MEMBER_EFFECTS, type MemberEffect, NOT_KEPT } from "./features/account/member-effects.ts";
import { formRequest, outcomeOf, SESSION_OVER, TEST_USER, testMember } from "./features/account/test-account.ts";
import { participate } from "./features/contest-entry/participation.server.ts";
import { changeFavourite } from "./features/favourites/change-favourite.server.ts";

const ALL = Object.values<Endpoint>(ENDPOINTS).filter(({ effect, access }) => effect && access === "member");
const rows = Object.entries(MEMBER_EFFECTS) as [MemberEffect, { plain: string; script: string }][];

test("every effect of a member is in the list, and nothing else", () => {
  expect(Object.keys(MEMBER_EFFECTS).sort()).toEqual(ALL.map(({ name }) => name).sort());
});

test("the calls that a tab keeps are those of the list", () => {
  const listed = rows.filter(([, { script }]) => script === "call").map(([name]) => name);
  const kept = Object.values<Endpoint>(ENDPOINTS).filter((one) => isKeptCall(`/api${publicPath(one)}`));
  expect(kept.map(({ name }) => name).sort()).toEqual(listed.sort());
});

test("each reason is that of an effect", () => {
  const used = new Set(rows.flatMap(([, ways]) => Object.values(ways)));
  expect(Object.keys(NOT_KEPT).filter((reason) => !used.has(reason))).toEqual([]);
});

type Press = [
  path: string,
  fields: Record<string, string>,
  (request: Request, context: EdgeContext) => Promise<Response>,
];

const PROFILE = "/en/account/myProfile";
const CONTEST = "/en/football/event/match/c1";
const THREAD = "/en/news/7/comments";
const thread: Press[2] = (request, context) => changeThread(context, { request, newsId: "7" });
const picks: Press[2] = (request, context) => changePicks(context, { request, contestId: "c1" });
const stars: Press[2] = (request, context) => changeFavourite(request, context, "football");
const star = (fields: Record<string, string>): Press => ["/en/football/favourite", fields, stars];
const phone = { callingCode: "66", phone: "0812345678" };
const passwords = { password: "Abcd1234", confirmPassword: "Abcd1234" };

/** A form that makes each call, and the page's action. */
const FORMS: Partial<Record<MemberEffect, Press>> = {
  addComment: [THREAD, { text: "A goal!", key: "12345678" }, thread],
  likeComment: [THREAD, { like: "9" }, thread],
  deleteComment: [THREAD, { delete: "9" }, thread],
  reportComment: [THREAD, { report: "9", reason: "spam" }, thread],
  savePicks: [CONTEST, { "AH.m1": "home", "terms.AH.m1": "home -0.5 1.9", intent: "send" }, picks],
  contestParticipate: [
    "/en/football/event/video/c1",
    { link: "https://youtu.be/abcdefghijk" },
    (request, context) => participate(context, { request, contestId: "c1", link: "https://youtu.be/abcdefghijk" }),
  ],
  submitPlaces: [
    "/en/football/event/worldcup/c1",
    Object.fromEntries(fullPicks.map(({ slotId, teamId }) => [`place-${slotId}`, teamId])),
    (request, context) => sendPlaces(context, { request, contestId: "c1" }),
  ],
  favMatch: star({ match: "1", callBackUrl: "/en/football" }),
  favTeam: star({ team: "1", callBackUrl: "/en/football" }),
  favLeague: star({ competition: "1", callBackUrl: "/en/football" }),
  unFavMatch: star({ match: "1", remove: "1" }),
  unFavTeam: star({ team: "1", remove: "1" }),
  unFavLeague: star({ competition: "1", remove: "1" }),
  changeFavCalendarLink: ["/en/football/favourite", { calendar: "new" }, stars],
  updateProfile: [PROFILE, { intent: "nickname", nickname: "Other9" }, changeMyProfile],
  updateProfilePicture: [PROFILE, { intent: "picture", avatarId: "05" }, changeMyProfile],
  revokeSession: [PROFILE, { intent: "session:s1" }, changeMyProfile],
  unlinkIdentity: [PROFILE, { intent: "unlink:line" }, changeMyProfile],
  linkIdentityGetCode: [PROFILE, { intent: "resend:line", botCheck: "solved" }, changeMyProfile],
  linkIdentityConfirm: [PROFILE, { intent: "confirm:line", code: "123456" }, changeMyProfile],
  passkeyGetCode: [PROFILE, { intent: "passkey:resend", botCheck: "solved" }, changeMyProfile],
  passkeyConfirm: [PROFILE, { intent: "passkey:confirm", code: "123456" }, changeMyProfile],
  passkeyRename: [PROFILE, { intent: "passkeyName:k1", passkeyName: "Phone" }, changeMyProfile],
  passkeyRemove: [PROFILE, { intent: "passkeyRemoval:confirm:k1", code: "123456" }, changeMyProfile],
  updatePreferredCountry: ["/en/account", { country: "VN" }, changePreferences],
  updatePreferredLanguage: ["/en/account", { language: "vn" }, changePreferences],
  updateReferralCode: ["/en/account/myReferralCode", { referralCode: "ABCD" }, enterReferralCode],
  updatePassword: ["/en/account/changePassword", { intent: "change", oldPassword: "a", ...passwords }, changePassword],
  setPasswordGetCode: ["/en/account/changePassword", { intent: "send", botCheck: "solved" }, changePassword],
  setPassword: ["/en/account/changePassword", { intent: "set", ...passwords }, changePassword],
  deleteAccountGetCode: [
    "/en/account/deleteAccount",
    { intent: "confirm", reason: "other", freeText: "" },
    deleteAccount,
  ],
  deleteAccount: ["/en/account/deleteAccount", { intent: "delete", reason: "other", password: "a" }, deleteAccount],
  changePhoneGetCode: ["/en/account/myPhoneNumber", { intent: "send", ...phone }, changeMyPhoneNumber],
  changePhone: [
    "/en/account/myPhoneNumber",
    { intent: "change", ...phone, currentCode: "123456", code: "123456" },
    changeMyPhoneNumber,
  ],
  notificationRead: ["/en/notification", { open: "9 /en/football/match/a-vs-b/1" }, openNotice],
  notificationReadAll: ["/en/notification", { readAll: "9" }, openNotice],
  notificationSettingUpdate: [
    "/en/account/notifications",
    {
      intent: "alerts",
      master: "on",
      leadMinutes: "15",
      delaySeconds: "0",
      quietFrom: "",
      quietTo: "",
      timeZone: "Asia/Bangkok",
    },
    changeAlerts,
  ],
  notificationSettingUpdateThing: [
    "/en/account/notifications?thing=football-team-1",
    { intent: "thing", mode: "own", goal: "on" },
    changeAlerts,
  ],
};

const over = () => SESSION_OVER;

/** The calls that a form makes before the one in question. */
const BEFORE = {
  getMyPredictionList: () => ({ picks: [] }),
  retrieveUserInfo: () => TEST_USER,
};

test.each(rows.filter(([, { plain }]) => plain === "form" || plain === "secret"))(
  "a form of %s whose session has ended is led to sign-in: %j",
  async (name, { plain }) => {
    const [path, fields, act] = FORMS[name] as Press;
    const hasPassword = !/^(?:linkIdentity|passkey|deleteAccountGetCode)/.test(name);
    const { context, kept, calls } = testMember({
      ...BEFORE,
      retrieveUserInfo: () => ({ ...TEST_USER, hasPassword }),
      [name]: over,
    });
    context.upstream.call = (async () => ({ value: testSelections(), fetchedAt: 0, isLastGood: false })) as never;
    const outcome = await outcomeOf(act(formRequest(path, fields), context));
    expect(calls.map(([called]) => called)).toContain(name);
    expect(outcome).toBe(
      plain === "form"
        ? "/en/signin?callBackUrl=%2Fen%2Faccount%2FgoOn&ended=kept"
        : `/en/signin?callBackUrl=${encodeURIComponent(path)}&ended=repeat`,
    );
    expect(kept).toEqual(plain === "form" ? [{ path, fields: Object.entries(fields) }] : []);
  },
);
