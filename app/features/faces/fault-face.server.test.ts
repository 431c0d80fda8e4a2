import { describe, expect, test, vi } from "vitest";
import type { FaultKind } from "#worker/context";
import { FACE_STATUS, type FaceKind, faceOfError } from "./face.ts";
import { faceOfFault, loadOrFace, settle, throwFace } from "./fault-face.server.ts";

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

describe("the face of an upstream's fault", () => {
  test.each<[FaultKind, FaceKind, number]>([
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
  ])("%s is %s, %i", async (kind, face, status) => {
    const context = uncached();
    expect(faceOfFault(kind)).toBe(face);
    const thrown = await thrownBy(() => loadOrFace(context, Promise.reject(fault(kind))));
    expect(thrown).toMatchObject({ data: { face }, init: { status } });
    expect(context.doNotCache).toHaveBeenCalledOnce();
  });

  test("of a match that nobody knows says so", () => {
    expect(faceOfFault("not_found", "matchNotFound")).toBe("matchNotFound");
  });
});

test("what came well is passed on and may be cached", async () => {
  const context = uncached();
  expect(await loadOrFace(context, Promise.resolve(7))).toBe(7);
  expect(await settle(context, Promise.resolve(7))).toEqual({ value: 7 });
  expect(context.doNotCache).not.toHaveBeenCalled();
});

test("an error of our own is not dressed up as the upstream's", async () => {
  const mistake = new TypeError("x is undefined");
  expect(await thrownBy(() => loadOrFace(uncached(), Promise.reject(mistake)))).toBe(mistake);
});

test("a deferred part that fails has a face and keeps the page out of the cache", async () => {
  const context = uncached();
  expect(await settle(context, Promise.reject(fault("timeout")))).toEqual({ face: "upstream" });
  expect(await settle(context, Promise.reject(new TypeError("x")))).toEqual({ face: "unexpected" });
  expect(context.doNotCache).toHaveBeenCalledTimes(2);
});

describe("the face of what a route threw", () => {
  test.each(Object.entries(FACE_STATUS))("%s is known again by the boundary", async (face, status) => {
    const thrown = (await thrownBy(() => throwFace(uncached(), face as FaceKind))) as { data: unknown };
    expect(faceOfError({ status, data: thrown.data })).toBe(face);
  });

  test.each<[string, unknown, FaceKind]>([
    ["a router's 404", { status: 404, data: "no route" }, "notFound"],
    ["a router's 405", { status: 405, data: null }, "badRequest"],
    ["another server error", { status: 502, data: undefined }, "unexpected"],
    ["a face that does not exist", { status: 404, data: { face: "constructor" } }, "notFound"],
    ["an error", new Error("x"), "unexpected"],
    ["nothing at all", undefined, "unexpected"],
  ])("%s", (_name, error, face) => {
    expect(faceOfError(error)).toBe(face);
  });
});
