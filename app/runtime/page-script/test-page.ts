import { vi } from "vitest";

/** A page whose visibility and network a test changes; undone by `vi.unstubAllGlobals()`. */
export function testPage() {
  const around = new EventTarget();
  vi.stubGlobal("addEventListener", around.addEventListener.bind(around));
  const browser = { onLine: true };
  vi.stubGlobal("navigator", browser);
  const target = Object.assign(new EventTarget(), { visibilityState: "visible" as DocumentVisibilityState });
  return {
    page: target as unknown as Document,
    show(isVisible: boolean) {
      target.visibilityState = isVisible ? "visible" : "hidden";
      target.dispatchEvent(new Event("visibilitychange"));
    },
    connect(isOnline: boolean) {
      browser.onLine = isOnline;
      around.dispatchEvent(new Event(isOnline ? "online" : "offline"));
    },
    isVisible: () => target.visibilityState === "visible",
    isOnline: () => browser.onLine,
    load: () => around.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false })),
    leave: () => around.dispatchEvent(new Event("pagehide")),
    restore: () => around.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })),
    /** As parts with a connection of their own watch a page (notices/browser-stream.ts). */
    watch(onChange: (isLeaving: boolean) => void) {
      const look = () => onChange(false);
      target.addEventListener("visibilitychange", look);
      around.addEventListener("online", look);
    },
  };
}

export type TestPage = ReturnType<typeof testPage>;
