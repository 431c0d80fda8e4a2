import { expect, test, vi } from "vitest";
import { decode, encode } from "./lazy-turbo-stream.ts";

test("data are encoded when they are read, and are the same then", async () => {
  const read = vi.fn(() => "a");
  const data = { when: new Date(0), later: Promise.resolve(["b"]) };
  Object.defineProperty(data, "text", { enumerable: true, get: read });
  const stream = encode(data);
  await new Promise((resolve) => setTimeout(resolve));
  expect(read).not.toHaveBeenCalled();
  const { value } = await decode(stream);
  expect(value).toEqual({ when: new Date(0), text: "a", later: expect.any(Promise) });
  expect(await (value as typeof data).later).toEqual(["b"]);
});

test("what nobody reads may be cancelled", async () => {
  await expect(encode({ a: 1 }).cancel()).resolves.toBeUndefined();
});
