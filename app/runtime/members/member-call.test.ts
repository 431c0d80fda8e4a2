import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { callMember, memberResultIn, orWhenUnanswered } from "./member-call.ts";
import { SessionEnded } from "./session-ended.ts";

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal("fetch", fetched);
afterEach(() => fetched.mockReset());
afterAll(() => vi.unstubAllGlobals());

test.each([
  [{ result: { businessCode: 0, data: 1 } }, { businessCode: 0, data: 1 }],
  [{ result: { businessCode: 100132, message: "Full." } }, { businessCode: 100132, message: "Full." }],
  [{}, {}],
  [null, {}],
])("%j has the result %j", (answer, result) => {
  expect(memberResultIn(answer)).toEqual(result);
});

describe("a call", () => {
  test("without fields is a GET, with fields a POST of a form", async () => {
    fetched.mockImplementation(async () => Response.json({ result: {} }));
    await callMember("/api/me");
    await callMember("/api/fav/favTeam", { fields: { teamId: "20101" } });
    const [[, get], [, post]] = fetched.mock.calls as [[string, RequestInit], [string, RequestInit]];
    expect(get.method).toBeUndefined();
    expect([post.method, String(post.body)]).toEqual(["POST", "teamId=20101"]);
  });

  test.each([
    ["a fault", async () => Response.json({ message: "down" }, { status: 503 })],
    ["no network", async () => Promise.reject(new TypeError("offline"))],
    ["a page in place of an answer", async () => new Response("<html>")],
  ])("is unanswered at %s", async (_, answer) => {
    fetched.mockImplementation(answer);
    expect(await orWhenUnanswered(() => callMember("/api/me"), "nothing")).toBe("nothing");
  });

  test("that reads is made once more after a failure, one that changes something is not", async () => {
    const down = Response.json({}, { status: 502 });
    fetched.mockImplementation(async () => down.clone());
    await expect(callMember("/api/me")).rejects.toThrow("502");
    expect(fetched).toHaveBeenCalledTimes(2);
    await expect(callMember("/api/fav/favTeam", { fields: { teamId: "20101" } })).rejects.toThrow("502");
    expect(fetched).toHaveBeenCalledTimes(3);
    fetched
      .mockReset()
      .mockRejectedValueOnce(new TypeError("reset"))
      .mockResolvedValueOnce(Response.json({ is: "there" }));
    expect(await callMember("/api/me")).toEqual({ is: "there" });
  });

  test("that is refused is answered", async () => {
    const refusal = { result: { businessCode: 429, message: "Too many." } };
    fetched.mockImplementation(async () => Response.json(refusal, { status: 429 }));
    expect(await orWhenUnanswered(() => callMember("/api/me"), "nothing")).toEqual(refusal);
  });

  test("of a session that is over ends it", async () => {
    fetched.mockImplementation(async () => Response.json({ result: { businessCode: 100007 } }));
    const ask = async () => memberResultIn(await callMember("/api/me"));
    await expect(orWhenUnanswered(ask, "nothing")).rejects.toThrow(SessionEnded);
  });
});
