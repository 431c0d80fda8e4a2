import { expect, test } from "vitest";
import { cookiesOf, readChange } from "./read-change.ts";

const read = (form: string) => readChange([...new URLSearchParams(form)]);

test.each([
  ["theme=dark&back=/en/football/matches", { theme: "dark", back: "/en/football/matches" }],
  ["saving=on&back=/", { savesData: true, back: "/" }],
  ["saving=off&back=/", { savesData: false, back: "/" }],
  ["theme=system&saving=off&locale=kh", { theme: "system", savesData: false, locale: "kh" }],
  ["theme=dark", { theme: "dark" }],
])("%s is a change", (form, change) => {
  expect(read(form)).toEqual(change);
});

test.each([
  ["", "theme"],
  ["back=/", "theme"],
  ["theme=blue&back=/", "theme"],
  ["saving=maybe&back=/", "saving"],
  ["locale=xx", "locale"],
  ["locale=km", "locale"],
  ["theme=dark&back=//other.example", "back"],
  ["theme=dark&theme=light&back=/", "theme"],
])("%j is refused for its field %s", (form, fault) => {
  expect(read(form)).toEqual({ fault });
});

test("a file in the place of a choice is refused", () => {
  expect(readChange([["locale", new File([], "en")]])).toEqual({ fault: "locale" });
});

test.each([
  [{ theme: "dark" }, false, true, ["theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure"]],
  [{ theme: "light" }, false, false, ["theme=light; Path=/; Max-Age=31536000; SameSite=Lax"]],
  [{ theme: "system" }, false, true, ["theme=; Path=/; Max-Age=0; SameSite=Lax; Secure"]],
  [{ savesData: true }, false, false, ["saving=on; Path=/; Max-Age=31536000; SameSite=Lax"]],
  [{ savesData: false }, false, false, ["saving=; Path=/; Max-Age=0; SameSite=Lax"]],
  [{ savesData: false }, true, false, ["saving=off; Path=/; Max-Age=31536000; SameSite=Lax"]],
  [{ locale: "kh" }, false, true, ["locale=kh; Path=/; Max-Age=31536000; SameSite=Lax; Secure"]],
] as const)("%j, the browser asking to save data: %s, on https: %s", (change, asksToSave, isSecure, cookies) => {
  expect(cookiesOf(change, { asksToSave, isSecure })).toEqual(cookies);
});
