import { expect, test, vi } from "vitest";
import { shareByDevice } from "./share.island.tsx";

const DATA = { title: "A v B", url: "https://scores.example/en/a" };
const failing = (name: string) => () => Promise.reject(new DOMException("", name));

test("where a thumb chooses, the device's own sheet opens", async () => {
  const share = vi.fn(async () => undefined);
  expect(await shareByDevice(DATA, { isTouched: true, share })).toBe(true);
  expect(share).toHaveBeenCalledWith(DATA);
});

test.each([
  ["there is none", { isTouched: true }, false],
  ["a mouse chooses", { isTouched: false, share: async () => undefined }, false],
  ["it may not open", { isTouched: true, share: failing("NotAllowedError") }, false],
  ["the visitor closes it", { isTouched: true, share: failing("AbortError") }, true],
])("where %s", async (_case, device, isDone) => {
  expect(await shareByDevice(DATA, device)).toBe(isDone);
});
