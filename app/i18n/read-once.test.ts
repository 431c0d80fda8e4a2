import { expect, test, vi } from "vitest";
import { type FetchAsset, readOnce } from "./read-once.server.ts";

const answering = (...answers: Response[]) => vi.fn<FetchAsset>(async () => answers.shift() ?? Response.error());

test("a file is read once, whoever waits for it", async () => {
  const fetchAsset = answering(Response.json({ a: 1 }));
  const [one, other] = await Promise.all([readOnce("/once.json", fetchAsset), readOnce("/once.json", fetchAsset)]);
  expect(one).toEqual({ a: 1 });
  expect(other).toBe(one);
  expect(await readOnce("/once.json", fetchAsset)).toBe(one);
  expect(fetchAsset).toHaveBeenCalledExactlyOnceWith("/once.json");
});

test("a file that could not be had is a fault, and is asked for again", async () => {
  const fetchAsset = answering(new Response("", { status: 404 }), Response.json({ a: 2 }));
  await expect(readOnce("/again.json", fetchAsset)).rejects.toThrow("no file /again.json: status 404");
  expect(await readOnce("/again.json", fetchAsset)).toEqual({ a: 2 });
});

test("a reading that has died with the request that began it is not waited for", async () => {
  vi.useFakeTimers();
  void readOnce("/dead.json", () => new Promise(() => {}));
  vi.advanceTimersByTime(5_000);
  expect(await readOnce("/dead.json", answering(Response.json({ a: 3 })))).toEqual({ a: 3 });
  vi.useRealTimers();
});
