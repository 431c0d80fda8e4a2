import { expect, test } from "vitest";
import { SESSION_KNOWN_FOR, sessionMemory } from "./session-memory.ts";

const AT = Date.parse("2026-10-17T14:20:00Z");
const note = (expiresAt = AT + 1e9) => {
  const memory = sessionMemory();
  memory.note("h", { id: "s", username: "u", checkedAt: AT, expiresAt });
  memory.note("i", { id: "t", username: "v", checkedAt: AT, expiresAt });
  return memory;
};

test.each<[string, number, number | undefined, boolean]>([
  ["at once", 0, undefined, true],
  ["for half a minute", SESSION_KNOWN_FOR - 1, undefined, true],
  ["no longer", SESSION_KNOWN_FOR, undefined, false],
  ["not once it has expired", 10, AT + 10, false],
  ["not by a clock that was set back", -1, undefined, false],
])("a session that was found open is known %s", (_, later, expiresAt, isKnown) => {
  expect(note(expiresAt).read("h", AT + later)?.username).toBe(isKnown ? "u" : undefined);
});

test("a member's sessions are forgotten, and nobody else's", () => {
  const memory = note();
  memory.forget("u");
  expect([memory.read("h", AT), memory.read("i", AT)?.id]).toEqual([undefined, "t"]);
});

test("so many sessions are known at most, those checked last", () => {
  const memory = note();
  for (let count = 0; count < 10_000; count += 1)
    memory.note(`${count}`, { id: `${count}`, username: "w", checkedAt: AT, expiresAt: AT + 1e9 });
  expect([memory.read("h", AT), memory.read("0", AT)?.id]).toEqual([undefined, "0"]);
});
