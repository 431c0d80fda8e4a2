import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStore } from "~/features/favourites/test-store";
import { keepCall, readKeptCalls } from "~/runtime/members/kept-calls";
import { callMember } from "~/runtime/members/member-call";
import { repeatCalls } from "./repeat-calls.ts";

const LIKE = { path: "/api/news/likeComment", fields: { newsCommentId: "9", like: "1" } };
const DELETION = { path: "/api/news/deleteComment", fields: { newsCommentId: "8" } };
const OK = { businessCode: 0 };
const OVER = { businessCode: 100_007 };
const TEXTS = { pressesSaved: "Saved.", notSaved: "Not saved." };

const reload = vi.fn();
const fetched = vi.fn();
const leaveSession = vi.fn();
const showToast = vi.fn();
let tab: ReturnType<typeof memoryStore>;

beforeEach(() => {
  tab = memoryStore();
  vi.stubGlobal("sessionStorage", tab);
  const window = new EventTarget();
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("dispatchEvent", window.dispatchEvent.bind(window));
  vi.stubGlobal("fetch", fetched);
  for (const call of [LIKE, DELETION]) keepCall(call);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  fetched.mockReset();
});

/** Opens a page of the member, whose calls are answered in turn. */
function open(results: readonly object[], isOccupied = false) {
  for (const result of results) fetched.mockImplementationOnce(async () => Response.json({ result }));
  const page = {
    visibilityState: "visible",
    location: { reload },
    addEventListener: vi.fn(),
    querySelector: () => (isOccupied ? {} : null),
  } as unknown as Document;
  repeatCalls({ page, translations: async () => TEXTS as never }, { leaveSession, showToast });
}

test("the calls are made in order, the page reloads, and the next one says that all is saved", async () => {
  open([OK, OK]);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(fetched.mock.calls.map(([path, { body }]) => [path, Object.fromEntries(body)])).toEqual([
    [LIKE.path, LIKE.fields],
    [DELETION.path, DELETION.fields],
  ]);
  open([]);
  await vi.waitFor(() => expect(showToast).toHaveBeenCalledWith(expect.anything(), { kind: "icon", text: "Saved." }));
  expect(tab.size()).toBe(0);
});

test("a call of a page that meets the end of the session is kept, one that is answered is not", async () => {
  tab.removeItem("kept-calls");
  open([OK, OVER]);
  for (const { path, fields } of [LIKE, DELETION]) await callMember(path, { fields });
  expect(readKeptCalls()).toEqual([DELETION]);
});

test("nothing reloads while the member types", async () => {
  open([OK, OK], true);
  await vi.waitFor(() => expect(showToast).toHaveBeenCalledOnce());
  expect([reload.mock.calls.length, tab.size()]).toEqual([0, 0]);
});

test("a refusal is said in the supplier's words", async () => {
  open([{ businessCode: 100_142, message: "It is gone." }, OK]);
  const said = { kind: "icon", text: "It is gone." };
  await vi.waitFor(() => expect(showToast).toHaveBeenCalledWith(expect.anything(), said));
  expect([reload.mock.calls.length, tab.size()]).toEqual([0, 0]);
});

test("a session that has ended once more keeps what is left", async () => {
  open([OK, OVER]);
  await vi.waitFor(() => expect(leaveSession).toHaveBeenCalledOnce());
  expect(readKeptCalls()).toEqual([DELETION]);
});
