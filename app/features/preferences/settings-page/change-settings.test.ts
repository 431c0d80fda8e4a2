import { expect, test } from "vitest";
import { noAnswer, SESSION_OVER, testMember } from "~/features/account/test-account";
import { changeSettings } from "./change-settings.server.ts";

const ADDRESS = "https://scores.example/en/settings";
const visitor = { country: "TH", timeZone: "Asia/Bangkok", savesData: false };
const { account: guest } = testMember({}, { isGuest: true }).context;
const send = (body: BodyInit, headers: Record<string, string> = {}, account = guest) =>
  changeSettings(new Request(ADDRESS, { method: "POST", body, headers }), { locale: "en", visitor, account });

test("a choice on a page is stored and leads back to it", async () => {
  const back = "/en/football/matches?date=2026-11-21";
  const response = await send(new URLSearchParams({ theme: "dark", saving: "on", back }));
  expect([response.status, response.headers.get("Location")]).toEqual([303, back]);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  expect(response.headers.getSetCookie()).toEqual([
    "theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
    "saving=on; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
  ]);
});

test("the page of settings says that its own are saved", async () => {
  const response = await send(new URLSearchParams({ theme: "system" }));
  expect(response.headers.get("Location")).toBe("/en/settings?saved=1");
});

test.each([
  ["another language", { locale: "th" }, "/th/settings?saved=1", "true"],
  ["data saving", { saving: "on" }, "/en/settings?saved=1", "true"],
  ["another theme", { theme: "dark", saving: "off", locale: "en" }, "/en/settings?saved=1", null],
])("%s: is it another document?", async (_case, form: Record<string, string>, target, reloads) => {
  const response = await send(new URLSearchParams(form));
  expect(response.headers.get("Location")).toBe(target);
  expect(response.headers.get("X-Remix-Reload-Document")).toBe(reloads);
});

test("a choice goes against a browser that asks to save data", async () => {
  const response = await send(new URLSearchParams({ saving: "off" }), { "Save-Data": "on" });
  expect(response.headers.getSetCookie()).toEqual(["saving=off; Path=/; Max-Age=31536000; SameSite=Lax; Secure"]);
});

test.each([
  ["a way back to another site", new URLSearchParams({ theme: "dark", back: "//other.example" }), "back"],
  ["no choice", new URLSearchParams(), "theme"],
  ["another encoding", "{}", "theme"],
])("%s is refused and changes nothing", async (_case, body, fault) => {
  const response = await send(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ fault });
  expect(response.headers.getSetCookie()).toEqual([]);
});

const VIEW = "view=compact; Path=/; Max-Age=31536000; SameSite=Lax; Secure";

test.each<[string, () => unknown, object[]]>([
  ["is stored with the account too", () => null, [{ view: "compact" }]],
  ["stays this device's own while the account cannot be reached", noAnswer, []],
  ["stays this device's own once the session is over", () => SESSION_OVER, []],
])("a member's view %s", async (_name, updatePreferredView, renewed) => {
  const { context, calls, renewals } = testMember({ updatePreferredView });
  const response = await send(new URLSearchParams({ compact: "on" }), {}, context.account);
  expect([response.status, response.headers.getSetCookie()]).toEqual([303, [VIEW]]);
  expect(calls).toEqual([["updatePreferredView", { preferredView: "compact" }]]);
  expect(renewals).toEqual(renewed);
});

test("other choices and guests make no call", async () => {
  const { context, calls } = testMember({});
  await send(new URLSearchParams({ theme: "dark" }), {}, context.account);
  expect(calls).toEqual([]);
  expect((await send(new URLSearchParams({ compact: "on" }))).headers.getSetCookie()).toEqual([VIEW]);
});
