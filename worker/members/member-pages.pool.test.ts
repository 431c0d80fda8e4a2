import { describe, expect, test } from "vitest";
import { ACCOUNT_SLOTS } from "#contract/tables/account-slots";
import { AUDIENCE_HEADER } from "#contract/tables/edge-headers";
import type { EdgeContext } from "../pages/context.ts";
import { HOME, startEdge } from "../test-edge.ts";
import { cookieOf, TEST_SESSION_KEYS, testSession } from "./test-member.ts";

const SETTINGS = "/en/settings";
const html = { "Content-Type": "text/html; charset=utf-8" };

/** A page with the header's placeholders, as app/shell/header/AccountLinks.tsx writes them. */
const pageOf = ({ nonce, themeText }: EdgeContext): Response =>
  new Response(
    `<!doctype html><html data-theme="${themeText}" data-account="${ACCOUNT_SLOTS.guest}"><style nonce="${nonce}"></style>` +
      `<img src="/storage/avatar/${ACCOUNT_SLOTS.avatar}.svg"/><b data-nickname="">${ACCOUNT_SLOTS.nickname}</b></html>`,
    { headers: html },
  );

const start = (render = (_: Request, context: EdgeContext) => pageOf(context)) =>
  startEdge({ render, env: { SESSION_KEYS: TEST_SESSION_KEYS } });

const shown = async (response: Response) => {
  const text = await response.text();
  const [, account, avatar, nickname] =
    /data-account="([^"]*)".*avatar\/(\d\d)\.svg.*data-nickname="">([^<]*)</.exec(text) ?? [];
  return { account: account?.trim(), avatar, nickname: nickname?.trim() };
};

const GUEST = { account: "guest", avatar: "00", nickname: "" };
const MEMBER = { account: "member", avatar: "08", nickname: "Member7x" };

describe("a member", () => {
  test("reads the page that guests have in the cache, with name and picture", async () => {
    const { get, rendered } = start();
    const headers = { Cookie: await cookieOf(testSession(7)) };
    expect(await shown(await get(HOME))).toEqual(GUEST);
    for (const layer of ["through the pipeline", "by the fast path"]) {
      const response = await get(HOME, { headers });
      expect(response.headers.get("Cache-Status"), layer).toContain("hit");
      expect(response.headers.get(AUDIENCE_HEADER), layer).toBeNull();
      expect(await shown(response), layer).toEqual(MEMBER);
    }
    expect(await shown(await get(HOME))).toEqual(GUEST);
    expect(rendered).toHaveBeenCalledOnce();
  });

  test("is led to their language by an address that names none, whatever the device had", async () => {
    const { get } = start();
    const Cookie = `locale=th; ${await cookieOf({ ...testSession(7), language: "pt" })}`;
    const response = await get("/", { headers: { Cookie } });
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/pt/football/matches"]);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  });

  test("who comes first fills the cache for guests, without a trace in it", async () => {
    const { get, rendered } = start();
    expect(await shown(await get(HOME, { headers: { Cookie: await cookieOf(testSession(7)) } }))).toEqual(MEMBER);
    expect(await shown(await get(HOME))).toEqual(GUEST);
    expect(rendered).toHaveBeenCalledOnce();
  });

  test("gets a page that may not be kept all the same", async () => {
    const { get } = start((_, context) => {
      context.doNotCache();
      return pageOf(context);
    });
    const response = await get(HOME, { headers: { Cookie: await cookieOf(testSession(7)) } });
    expect(await shown(response)).toEqual(MEMBER);
    expect(response.headers.get(AUDIENCE_HEADER)).toBeNull();
  });

  test("is known to pages of their own, without the token", async () => {
    const { get, rendered } = start();
    const response = await get(SETTINGS, { headers: { Cookie: await cookieOf(testSession(7)) } });
    expect(await shown(response)).toEqual(MEMBER);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const { account } = rendered.mock.calls[0]?.[1] ?? {};
    expect(account?.member).toEqual({ username: "u7", nickname: "Member7x", avatar: "08" });
    expect(JSON.stringify(rendered.mock.calls[0]?.[1])).not.toContain("token-of-member");
  });
});

test.each([
  ["forged", async () => "__Host-session=eyJhbGciOiJkaXIifQ..a.b.c"],
  ["of thirty-one days ago", async () => cookieOf(testSession(7), Date.now() - 31 * 86_400_000)],
])("whoever has a cookie that is %s is a guest", async (_, cookie) => {
  const { get } = start();
  await get(HOME);
  for (const path of [HOME, SETTINGS])
    expect(await shown(await get(path, { headers: { Cookie: await cookie() } }))).toEqual(GUEST);
});

test("what a member follows is in no cache and in nobody else's page", async () => {
  const { get } = start((_, { account, nonce }) => {
    const follower = account.member?.nickname ?? "nobody";
    return new Response(`<html><style nonce="${nonce}"></style>followed by ${follower}</html>`, { headers: html });
  });
  const [one, other] = await Promise.all([7, 8].map((index) => cookieOf(testSession(index))));
  const ask = async (path: string, Cookie?: string) => {
    const response = await get(path, Cookie ? { headers: { Cookie } } : {});
    const [, follower] = /followed by (\w+)/.exec(await response.text()) ?? [];
    return [follower, response.headers.get("Cache-Control")];
  };
  for (const path of ["/en/football/fav/matches", "/th/basketball/fav/teams", "/vn/football/fav/competitions"]) {
    expect(await ask(path, one)).toEqual(["Member7x", "private, no-store"]);
    expect(await ask(path, other)).toEqual(["Member8x", "private, no-store"]);
    expect(await ask(path)).toEqual(["nobody", "private, no-store"]);
  }
  for (const Cookie of [one, undefined, other])
    expect(await ask(HOME, Cookie)).toEqual(["nobody", "private, no-cache"]);
});

test("of fifty members and guests in any order, nobody sees anything of another", async () => {
  const { get, logged } = start();
  const members = Array.from({ length: 50 }, (_, index) => testSession(index));
  const cookies = await Promise.all(members.map((member) => cookieOf(member)));
  const paths = [HOME, SETTINGS, "/th/football/matches", "/en/news", "/vn/basketball/matches"];
  const ask = async (index: number) => {
    const who = (index * 17) % 51;
    const path = paths[(index * 7) % paths.length] ?? HOME;
    const member = members[who];
    const response = await get(path, member ? { headers: { Cookie: cookies[who] ?? "" } } : {});
    const text = await response.text();
    const names = [...text.matchAll(/Member\d+x/g)].map(([name]) => name);
    expect(names, path).toEqual(member ? [member.nickname] : []);
    expect(`${text} ${JSON.stringify([...response.headers])}`).not.toContain("token-of-member");
  };
  for (let batch = 0; batch < 2_000; batch += 250)
    await Promise.all(Array.from({ length: 250 }, (_, index) => ask(batch + index)));
  expect(JSON.stringify(logged.mock.calls)).not.toMatch(/token-of-member|Member\d+x/);
});
