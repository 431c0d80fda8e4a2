import { describe, expect, test } from "vitest";
import { visitorCookie } from "./visitor-cookie.ts";

describe("a visitor's cookie", () => {
  test("is Secure on https and lasts a year", () => {
    expect(visitorCookie("tz", "Asia/Bangkok", true)).toBe(
      "tz=Asia%2FBangkok; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
    );
  });
  test("is forgotten when it has no value", () => {
    expect(visitorCookie("theme", undefined, false)).toBe("theme=; Path=/; Max-Age=0; SameSite=Lax");
  });
  test("is not Secure on plain http, where it would be lost", () => {
    expect(visitorCookie("locale", "th", false)).toBe("locale=th; Path=/; Max-Age=31536000; SameSite=Lax");
  });
});
