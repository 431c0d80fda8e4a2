import { describe, expect, test, vi } from "vitest";
import type { FaultKind } from "#worker/pages/context";
import { ERROR_STATUS, type ErrorKind, errorKindOf } from "./error-kind.ts";
import { errorKindOfFault, loadOrThrowErrorPage, settle, throwErrorPage } from "./error-states.server.ts";

const fault = (kind: FaultKind) =>
  Object.assign(new Error(kind), { name: "UpstreamFault", kind, endpoint: "matchList" });
const uncached = () => ({ doNotCache: vi.fn() });
const thrownBy = async (load: () => unknown): Promise<unknown> => {
  try {
    await load();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
};

describe("the error page of an upstream's fault", () => {
  test.each<[FaultKind, ErrorKind, number]>([
    ["not_found", "notFound", 404],
    ["bad_request", "badRequest", 400],
    ["timeout", "upstream", 503],
    ["network", "upstream", 503],
    ["status", "upstream", 503],
    ["redirect", "upstream", 503],
    ["too_large", "upstream", 503],
    ["not_json", "upstream", 503],
    ["shape", "upstream", 503],
    ["breaker_open", "upstream", 503],
    ["refused", "upstream", 503],
  ])("%s is %s, %i", async (kind, error, status) => {
    const context = uncached();
    expect(errorKindOfFault(kind)).toBe(error);
    const thrown = await thrownBy(() => loadOrThrowErrorPage(context, Promise.reject(fault(kind))));
    expect(thrown).toMatchObject({ data: { error }, init: { status } });
    expect(context.doNotCache).toHaveBeenCalledOnce();
  });

  test("of a match that nobody knows says so", () => {
    expect(errorKindOfFault("not_found", "matchNotFound")).toBe("matchNotFound");
  });
});

test("what came well is passed on and may be cached", async () => {
  const context = uncached();
  expect(await loadOrThrowErrorPage(context, Promise.resolve(7))).toBe(7);
  expect(await settle(context, Promise.resolve(7))).toEqual({ value: 7 });
  expect(context.doNotCache).not.toHaveBeenCalled();
});

test("an error of our own is not dressed up as the upstream's", async () => {
  const mistake = new TypeError("x is undefined");
  expect(await thrownBy(() => loadOrThrowErrorPage(uncached(), Promise.reject(mistake)))).toBe(mistake);
});

test("a deferred part that fails has an error and keeps the page out of the cache", async () => {
  const context = uncached();
  expect(await settle(context, Promise.reject(fault("timeout")))).toEqual({ error: "upstream" });
  expect(await settle(context, Promise.reject(new TypeError("x")))).toEqual({ error: "unexpected" });
  expect(context.doNotCache).toHaveBeenCalledTimes(2);
});

describe("the error page of what a route threw", () => {
  test.each(Object.entries(ERROR_STATUS))("%s is known again by the boundary", async (error, status) => {
    const thrown = (await thrownBy(() => throwErrorPage(uncached(), error as ErrorKind))) as { data: unknown };
    expect(errorKindOf({ status, data: thrown.data })).toBe(error);
  });

  test.each<[string, unknown, ErrorKind]>([
    ["a router's 404", { status: 404, data: "no route" }, "notFound"],
    ["a router's 405", { status: 405, data: null }, "badRequest"],
    ["another server error", { status: 502, data: undefined }, "unexpected"],
    ["a kind that does not exist", { status: 404, data: { error: "constructor" } }, "notFound"],
    ["an error", new Error("x"), "unexpected"],
    ["nothing at all", undefined, "unexpected"],
  ])("%s", (_name, error, kind) => {
    expect(errorKindOf(error)).toBe(kind);
  });
});
