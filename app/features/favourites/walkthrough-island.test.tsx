import { describe, expect, test, vi } from "vitest";
import { testQueries, withinIsland } from "~/runtime/islands/test-island";
import { ME_QUERY } from "~/runtime/members/ask-me";
import { control, controlsIn, eventually, mount, openPage, press } from "~/ui/test-browser";
import { readFollowed } from "./followed-record.ts";
import WalkthroughIsland from "./walkthrough.island.tsx";

const OFFER = {
  country: "Vietnam",
  lists: [
    { kind: "popularTeams", items: [{ kind: "team", id: "7", name: "Hà Nội" }] },
    { kind: "competitions", items: [{ kind: "competition", id: "3", name: "V-League" }] },
  ],
};

interface Visit {
  /** What the upstream knows of the member. */
  me?: object;
  markup?: string;
  /** The answer to a choice: a message is a refusal, nothing is no answer. */
  answer?: "saved" | string;
  offer?: object | "failed";
}

async function visit({
  me = { walkthroughFlag: false, country: "VN" },
  markup = "",
  answer,
  offer = OFFER,
}: Visit = {}) {
  openPage(`<html lang="en" data-account="member"><body><div id="toasts" role="status"></div>${markup}</body></html>`);
  vi.stubGlobal("navigator", { onLine: true });
  const sent: URLSearchParams[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    if (!init.body) return offer === "failed" ? new Response("down", { status: 503 }) : new Promise(() => {});
    sent.push(init.body as URLSearchParams);
    if (answer === undefined) return new Response("down", { status: 503 });
    return Response.json({
      result: answer === "saved" ? { businessCode: 0 } : { businessCode: 7, message: answer },
      path,
    });
  });
  Object.assign(CSS, { supports: () => false });
  const queries = testQueries();
  queries.setQueryData(ME_QUERY.queryKey, me as never);
  for (const country of ["VN", ""]) {
    const key = ["walkthrough", "en", "football", country, ""];
    if (offer !== "failed") queries.setQueryData(key, offer);
  }
  const { place } = mount(withinIsland(queries)(<WalkthroughIsland locale="en" sport="football" storage="" />));
  const dialog = place.querySelector("dialog") as HTMLDialogElement;
  // Whether it opens is known when the member is.
  await eventually(() => {});
  return {
    place,
    dialog,
    sent,
    pressed: () => controlsIn(place, '[aria-pressed="true"]'),
    note: () => dialog.querySelector("[role=status]")?.textContent,
    save: () => control<HTMLButtonElement>("Save", place),
  };
}

describe("the walkthrough", () => {
  test("opens for a member who has not seen it, with the competitions of their country", async () => {
    const { dialog, place } = await visit();
    await eventually(() => expect(dialog.open).toBe(true));
    expect(Array.from(place.querySelectorAll("h3"), ({ textContent }) => textContent)).toEqual([
      "Popular teams",
      "Competitions in Vietnam",
    ]);
  });

  test.each<[string, Visit]>([
    ["who has seen it", { me: { walkthroughFlag: true } }],
    ["who is in another dialog", { markup: "<dialog open></dialog>" }],
  ])("stays closed for a member %s", async (_name, setup) => {
    expect((await visit(setup)).dialog.open).toBe(false);
  });

  test("saves what is chosen, here and upstream, and says so", async () => {
    const { place, dialog, save, pressed, sent } = await visit({ answer: "saved" });
    expect(save().disabled).toBe(true);
    press(control("Hà Nội", place));
    press(control("V-League", place));
    press(control("V-League", place));
    expect([pressed(), save().disabled]).toEqual([["Hà Nội"], false]);
    press(save());
    await eventually(() => expect(dialog.open).toBe(false));
    expect(sent).toHaveLength(1);
    expect(readFollowed().football.team).toEqual(["7"]);
    expect(document.body.textContent).toContain("Saved to your favourites");
  });

  test.each([
    ["is refused", "Too many.", "Too many."],
    ["gets no answer", undefined, "Your choice could not be saved"],
  ])("stays open when saving %s, and follows nothing", async (_name, answer, text) => {
    const { place, dialog, save } = await visit({ answer });
    press(control("Hà Nội", place));
    press(save());
    await eventually(() => expect(document.body.textContent).toContain(text));
    expect([dialog.open, readFollowed().football.team]).toEqual([true, []]);
  });

  test("that is not wanted tells the upstream so", async () => {
    const { place, dialog, sent } = await visit({ answer: "saved" });
    press(control("Don’t show this again", place));
    expect(dialog.open).toBe(false);
    await eventually(() => expect(sent).toHaveLength(1));
  });

  test("says that nothing was found, or that the list is not available", async () => {
    const none = await visit({ offer: { country: undefined, lists: [] } });
    expect(none.note()).toBe("No result found");
    expect((await visit()).note()).toBe("");
    const { note } = await visit({ offer: "failed" });
    await eventually(() => expect(note()).toMatch(/not available/));
  });

  test("that is skipped tells nobody", async () => {
    const { place, dialog, sent } = await visit();
    press(control("Skip for now", place));
    await eventually(() => expect(dialog.open).toBe(false));
    expect(sent).toEqual([]);
  });
});
