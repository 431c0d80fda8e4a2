import { expect, test } from "vitest";
import { listensAtFirebase } from "./database-stream.ts";

test.each<[hostname: string, hasEmulator: boolean, listens: boolean]>([
  ["scores.example", false, true],
  ["localhost.example", false, true],
  ["mytest", false, true],
  ["10.0.0.7", false, true],
  ["localhost", false, false],
  ["site.localhost", false, false],
  ["127.0.0.1", false, false],
  ["127.1.2.3", false, false],
  ["0.0.0.0", false, false],
  ["[::1]", false, false],
  ["scores.test", false, false],
  ["laptop.local", false, false],
  ["localhost", true, true],
  ["127.0.0.1", true, true],
])("a page of %s (emulator: %s) listens at Firebase: %s", (hostname, hasEmulator, listens) => {
  expect(listensAtFirebase({ hostname, hasEmulator })).toBe(listens);
});
