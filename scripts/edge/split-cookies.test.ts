import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { splitCookiesString } from "./split-cookies.ts";

const { splitCookiesString: original } = createRequire(import.meta.url)("set-cookie-parser");

test.each([
  "a=1",
  "a=1, b=2",
  "a=1,b=2,c=3",
  "a=; Path=/, b=2; HttpOnly",
  "a=1; Expires=Sat, 21 Nov 2026 12:00:00 GMT, b=2; Max-Age=60; Secure",
  "a=1; Expires=Sat, 21 Nov 2026 12:00:00 GMT; SameSite=Lax",
  "__Host-a=x%2Cy; Path=/; Secure , b=1=2",
])("cookies are told apart as the package does: %s", (text) => {
  expect(splitCookiesString(text)).toEqual(original(text));
});
