import { afterEach, expect, test, vi } from "vitest";
import { PAGE_SCRIPT_ID } from "~/runtime/page-script/load-file";
import { hasWorker } from "./PushOnDevice.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test.each<[what: string, offline: string, navigator: object, dataset: object | undefined, expected: boolean]>([
  ["a build with a worker", "", { serviceWorker: {} }, { worker: "/sw.js" }, true],
  ["one that takes it back", "off", { serviceWorker: {} }, { worker: "/sw.js" }, false],
  ["a browser that takes none", "", {}, { worker: "/sw.js" }, false],
  ["a page that names none", "", { serviceWorker: {} }, {}, false],
  ["a page without its script", "", { serviceWorker: {} }, undefined, false],
])("%s", (_, offline, navigator, dataset, expected) => {
  vi.stubEnv("OFFLINE", offline);
  vi.stubGlobal("navigator", navigator);
  vi.stubGlobal("document", {
    getElementById: (id: string) => (id === PAGE_SCRIPT_ID && dataset ? { dataset } : null),
  });
  expect(hasWorker()).toBe(expected);
});
