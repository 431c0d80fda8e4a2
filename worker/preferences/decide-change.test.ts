import { expect, test } from "vitest";
import { cookiesOf, readChange } from "./decide-change.ts";

const read = (form: string) => readChange([...new URLSearchParams(form)]);

test.each([
  ["theme=dark&back=/en/football/matches", { theme: "dark", back: "/en/football/matches" }],
  ["saving=on&back=/", { savesData: true, back: "/" }],
  ["saving=off&back=/", { savesData: false, back: "/" }],
  ["theme=system&saving=off&back=/", { theme: "system", savesData: false, back: "/" }],
])("%s is a change", (form, change) => {
  expect(read(form)).toEqual(change);
});

test.each([
  "",
  "back=/",
  "theme=dark",
  "theme=blue&back=/",
  "saving=maybe&back=/",
  "theme=dark&back=//other.example",
  "theme=dark&theme=light&back=/",
])("%j is none", (form) => {
  expect(read(form)).toBeUndefined();
});

test.each([
  [{ theme: "dark" }, false, true, ["theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure"]],
  [{ theme: "light" }, false, false, ["theme=light; Path=/; Max-Age=31536000; SameSite=Lax"]],
  [{ theme: "system" }, false, true, ["theme=; Path=/; Max-Age=0; SameSite=Lax; Secure"]],
  [{ savesData: true }, false, false, ["saving=on; Path=/; Max-Age=31536000; SameSite=Lax"]],
  [{ savesData: false }, false, false, ["saving=; Path=/; Max-Age=0; SameSite=Lax"]],
  [{ savesData: false }, true, false, ["saving=off; Path=/; Max-Age=31536000; SameSite=Lax"]],
] as const)("%j, the browser asking to save: %s, on https: %s", (change, asksToSave, isSecure, cookies) => {
  expect(cookiesOf({ back: "/", ...change }, asksToSave, isSecure)).toEqual(cookies);
});
