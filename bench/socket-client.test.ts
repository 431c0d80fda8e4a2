import { expect, test } from "vitest";
import { frameAt } from "./socket-client.ts";

const head = (...bytes: number[]) => Buffer.from(bytes);

test.each([
  ["nothing yet", head(), undefined],
  ["half a head", head(0x81), undefined],
  ["a short text", head(0x81, 5), { head: 2, body: 5 }],
  ["a longer text, whose length is not there", head(0x81, 126, 1), undefined],
  ["a longer text", head(0x81, 126, 1, 0), { head: 4, body: 256 }],
  ["a very long text", head(0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0), { head: 10, body: 65_536 }],
])("%s", (_, bytes, frame) => {
  expect(frameAt(bytes)).toEqual(frame);
});
