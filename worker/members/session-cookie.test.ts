import { expect, test } from "vitest";
import { ENDED_SESSION, SESSION_COOKIE, sealedSessionIn, sessionCookie } from "./host-cookie.ts";

test.each([
  ["", undefined],
  ["locale=th; tz=Asia/Bangkok", undefined],
  [`${SESSION_COOKIE}=`, undefined],
  [`${SESSION_COOKIE}=a.b-c_d`, "a.b-c_d"],
  [`locale=th; ${SESSION_COOKIE}=a..b.c; theme=dark`, "a..b.c"],
  [`x${SESSION_COOKIE}=forged`, undefined],
  [`other=${SESSION_COOKIE}=forged`, undefined],
])("in %j the session is %s", (cookies, sealed) => {
  expect(sealedSessionIn(cookies)).toBe(sealed);
});

test("what is set is what is read, and what ends it has the same attributes", () => {
  expect(sealedSessionIn(sessionCookie("a.b").split(";", 1)[0] ?? "")).toBe("a.b");
  expect(sessionCookie("a.b")).toBe("__Host-session=a.b; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax");
  expect(ENDED_SESSION).toBe("__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax");
});
