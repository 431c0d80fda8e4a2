import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sharePicture } from "./ContestTabs.tsx";

const TEXT = { title: "My picks", name: "", subtitle: "", rows: [], footer: "" };
const share = vi.fn<(data: ShareData) => Promise<void>>();
const click = vi.fn();
const revoke = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { canShare: () => true, share });
  const canvas = {
    getContext: () => ({ fillRect() {}, fillText() {}, measureText: () => ({ width: 0 }) }),
    toBlob: (give: (blob: Blob | null) => void) => give(new Blob(["png"])),
  };
  vi.stubGlobal("document", { createElement: (name: string) => (name === "canvas" ? canvas : { click }) });
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:picture");
  vi.spyOn(URL, "revokeObjectURL").mockImplementation(revoke);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const mock of [share, click, revoke]) mock.mockReset();
});

describe("a picture", () => {
  test("goes to the device's own sheet", async () => {
    share.mockResolvedValue();
    expect(await sharePicture(TEXT)).toBe(true);
    expect(share).toHaveBeenCalledWith({ files: [expect.any(File)], title: "My picks" });
    expect(click).not.toHaveBeenCalled();
  });

  test.each([
    ["whose sheet was closed is not downloaded", "AbortError", 0],
    ["whose press no longer counts is downloaded", "NotAllowedError", 1],
    ["that the sheet cannot take is downloaded", "DataError", 1],
  ])("%s", async (_, name, downloads) => {
    share.mockRejectedValue(new DOMException("", name));
    expect(await sharePicture(TEXT)).toBe(true);
    expect(click).toHaveBeenCalledTimes(downloads);
  });

  test("is downloaded where there is no sheet, and its address is there while the browser reads it", async () => {
    vi.stubGlobal("navigator", {});
    expect(await sharePicture(TEXT)).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([click.mock.calls.length, revoke.mock.calls.length]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(revoke).toHaveBeenCalledWith("blob:picture");
  });
});
