import { expect, test, vi } from "vitest";
import { type FetchAsset, readOnce } from "./read-once.server.ts";

const answering = (...answers: Response[]) => vi.fn<FetchAsset>(async () => answers.shift() ?? Response.error());

test("a file is read once, whoever waits for it", async () => {
  const fetchAsset = answering(Response.json({ a: 1 }));
  const keep = vi.fn();
  await Promise.all([readOnce("/once.json", fetchAsset, keep), readOnce("/once.json", fetchAsset, keep)]);
  await readOnce("/once.json", fetchAsset, keep);
  expect(fetchAsset).toHaveBeenCalledExactlyOnceWith("/once.json");
  expect(keep).toHaveBeenCalledExactlyOnceWith({ a: 1 });
});

test("a file that could not be had is a fault, and is asked for again", async () => {
  const fetchAsset = answering(new Response("", { status: 404 }), Response.json({ a: 2 }));
  const keep = vi.fn();
  await expect(readOnce("/again.json", fetchAsset, keep)).rejects.toThrow("no file /again.json: status 404");
  await readOnce("/again.json", fetchAsset, keep);
  expect(keep).toHaveBeenCalledExactlyOnceWith({ a: 2 });
});

test("a reading that has died with the request that began it is not waited for", async () => {
  vi.useFakeTimers();
  const keep = vi.fn();
  void readOnce("/dead.json", () => new Promise(() => {}), keep);
  vi.advanceTimersByTime(5_000);
  await readOnce("/dead.json", answering(Response.json({ a: 3 })), keep);
  expect(keep).toHaveBeenCalledExactlyOnceWith({ a: 3 });
  vi.useRealTimers();
});
