import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openSocket } from "./live-answer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const REQUEST = new Request("https://scores.example/live/football/socket?since=1");

/** An object that answers after this time, in milliseconds, with a socket or a failure. */
function open(after: number, failure?: Error) {
  const webSocket = { accept: vi.fn(), close: vi.fn() };
  const answer = { status: 101, webSocket } as unknown as Response;
  const object = {
    fetch: () =>
      new Promise<Response>((resolve, reject) =>
        setTimeout(() => (failure ? reject(failure) : resolve(answer)), after),
      ),
  };
  const failures: string[] = [];
  const opened = openSocket(object as never, REQUEST, (reason) => failures.push(reason));
  return { opened, answer, webSocket, failures };
}

describe("a page's socket", () => {
  test("is that of its object", async () => {
    const { opened, answer, webSocket, failures } = open(1_999);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(await opened).toBe(answer);
    expect([webSocket.close.mock.calls.length, failures]).toEqual([0, []]);
  });

  test("that comes too late is closed, and the page is told to come back", async () => {
    const { opened, webSocket, failures } = open(5_000);
    await vi.advanceTimersByTimeAsync(2_000);
    const { status, headers } = await opened;
    expect([status, headers.get("Retry-After"), failures]).toEqual([503, "60", ["no answer in 2000 ms"]]);
    expect(webSocket.close).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3_000);
    expect([webSocket.accept.mock.calls, webSocket.close.mock.calls]).toEqual([[[]], [[]]]);
  });

  test("of an object that fails late is reported once", async () => {
    const { opened, failures } = open(5_000, new Error("overloaded"));
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await opened).status).toBe(503);
    expect(failures).toEqual(["no answer in 2000 ms"]);
  });

  test("of an object that fails is reported with its reason", async () => {
    const { opened, failures } = open(10, new Error("overloaded"));
    await vi.advanceTimersByTimeAsync(10);
    expect((await opened).status).toBe(503);
    expect(failures).toEqual(["overloaded"]);
  });
});
