import { expect, test } from "vitest";
import { formRequest, noAnswer, SESSION_OVER, testMember } from "~/features/account/test-account";
import { logOut } from "./log-out.server.ts";

test.each([
  ["the supplier hears of it", () => null],
  ["the supplier does not answer", noAnswer],
  ["the session was over already", () => SESSION_OVER],
])("%s: who logs out is out, and nothing of them stays", async (_, logout) => {
  const { context, calls } = testMember({ logout }, { locale: "th" });
  const response = await logOut(formRequest("/th/account/logout", { back: "/th/news" }), context);
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/th/news"]);
  expect(calls).toEqual([["logout", {}]]);
  expect(context.account.member).toBeUndefined();
  expect(response.headers.getSetCookie()).toEqual(["locale=; Path=/; Max-Age=0; SameSite=Lax; Secure"]);
});

test("a guest asks nobody", async () => {
  const { context, calls } = testMember({}, { isGuest: true });
  const response = await logOut(formRequest("/en/account/logout", {}), context);
  expect(response.headers.get("Location")).toBe("/en/football/matches");
  expect(calls).toEqual([]);
});

test("where the fantasy site has a log-out page, the next page is to load it", async () => {
  const config = { storageBaseUrl: "/storage", socials: {}, apps: {}, fantasyLogOutUrl: "https://fantasy.example/out" };
  const { context } = testMember({ logout: () => null }, { config });
  const response = await logOut(formRequest("/en/account/logout", { back: "/en/news" }), context);
  expect(response.headers.get("Location")).toBe("/en/news#logged-out");
});
