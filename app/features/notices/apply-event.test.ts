import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { until } from "../../../test/until.ts";
import { memoryStore } from "../favourites/test-store.ts";
import { applyEvent } from "./apply-event.ts";

const MEMBER = { nickname: "Somchai9", profilePicture: "/storage/avatar/03.svg", notificationFlag: true };
const fetched = vi.fn<(path: string) => Promise<Response>>();
let store: ReturnType<typeof memoryStore>;

beforeEach(() => {
  store = memoryStore({ user: JSON.stringify(MEMBER) });
  vi.stubGlobal("localStorage", store);
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

/** Presses the bell of a page. */
function press() {
  const reload = vi.fn();
  const page = {
    location: { pathname: "/en/football/matches", reload },
    dispatchEvent: () => true,
    documentElement: { dataset: {}, toggleAttribute: vi.fn() },
    querySelector: () => null,
    querySelectorAll: () => [],
  };
  applyEvent(page as unknown as Document, { type: "press" });
  return reload;
}

const answers = (byPath: Record<string, object>) =>
  fetched.mockImplementation(async (path) => Response.json({ result: { businessCode: 0, ...byPath[path] } }));

const NOTIFIED = "/api/notification/notified";
const ENDED = { businessCode: 100_007 };

test("the upstream hears that the dot was seen, and says what there is now", async () => {
  answers({ "/api/me": { data: { member: { username: "u1", nickname: "Somchai9" }, notificationFlag: true } } });
  const reload = press();
  await until(() => expect(store.getItem("notices-at")).not.toBeNull());
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([NOTIFIED, "/api/me"]);
  expect(JSON.parse(store.getItem("user") ?? "{}")).toMatchObject({ notificationFlag: true });
  expect(reload).not.toHaveBeenCalled();
});

test.each<[string, Record<string, object>]>([
  ["that the dot was seen", { [NOTIFIED]: ENDED }],
  ["for the flag", { "/api/me": ENDED }],
  ["for the flag of a guest", { "/api/me": { data: { member: null } } }],
])("a session that is over, says the answer to the call %s: the page comes again as a guest's", async (_, byPath) => {
  answers(byPath);
  const reload = press();
  await until(() => expect(reload).toHaveBeenCalledOnce());
});

test("without an answer the page stays", async () => {
  fetched.mockRejectedValue(new TypeError("offline"));
  const reload = press();
  await until(() => expect(fetched).toHaveBeenCalledOnce());
  await new Promise((resolve) => setImmediate(resolve));
  expect(reload).not.toHaveBeenCalled();
});
