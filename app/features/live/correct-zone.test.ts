import { describe, expect, test, vi } from "vitest";
import { ZONE_EVENT } from "~/runtime/page-script/page-events";
import { openPage } from "~/ui/test-browser";
import { correctZone } from "./correct-zone.ts";

const HANOI = 420;
const BANGKOK_ZONE = "0:420";
const TOKYO_ZONE = "0:540";

const markup = (zone: string, time: string, list = true) => `<html lang="en" data-zone="${zone}"><body>
  <div id="page-script"></div><main id="main">${list ? `<div id="list"><p id="g-1">${time}</p></div>` : "<p>error</p>"}</main>
  <footer>${zone}</footer></body></html>`;

interface Visit {
  zone?: string;
  browser?: number;
  answer?: Response;
  isHydrated?: boolean;
}

async function visit({ zone = BANGKOK_ZONE, browser = 540, answer, isHydrated = false }: Visit = {}) {
  const page = openPage(markup(zone, "19:00"));
  if (isHydrated) page.getElementById("page-script")?.setAttribute("data-hydrated", "");
  const onZone = vi.fn();
  page.addEventListener(ZONE_EVENT, onZone);
  const fetchPage = vi.fn(async (_address: string) => answer ?? new Response(markup(TOKYO_ZONE, "21:00")));
  await correctZone({ page, browserMinutes: () => browser, fetchPage });
  return {
    fetchPage,
    onZone,
    time: page.querySelector("#list p")?.textContent,
    footer: page.querySelector("footer")?.textContent,
    zone: page.documentElement.dataset.zone,
    cookie: page.cookie,
  };
}

test("a first visit from another zone gets its times in place, and the zone is kept for later pages", async () => {
  const { time, footer, zone, cookie, fetchPage } = await visit();
  expect([time, footer, zone]).toEqual(["21:00", TOKYO_ZONE, TOKYO_ZONE]);
  expect(cookie).toContain("tz=");
  expect(fetchPage).toHaveBeenCalledOnce();
});

test.each<[string, Visit]>([
  ["whose clock shows the same times", { browser: HANOI }],
  ["of a page without times", { zone: "" }],
])("a visitor %s needs no correction", async (_name, facts) => {
  const { fetchPage, cookie } = await visit(facts);
  expect(fetchPage).not.toHaveBeenCalled();
  expect(cookie).toBe("");
});

test("a page without a footer is corrected as far as it goes", async () => {
  const answer = new Response(markup(TOKYO_ZONE, "21:00").replace(/<footer>.*<\/footer>/, ""));
  const { time, footer } = await visit({ answer });
  expect([time, footer]).toEqual(["21:00", BANGKOK_ZONE]);
});

test("a page that React owns loads its data itself", async () => {
  const { fetchPage, onZone, cookie } = await visit({ isHydrated: true });
  expect([onZone.mock.calls.length, fetchPage.mock.calls.length]).toEqual([1, 0]);
  expect(cookie).toContain("tz=");
});

describe("the page stays as it is", () => {
  test.each<[string, () => Response]>([
    ["when the fetch fails", () => new Response("down", { status: 503 })],
    ["when the answer is no page of ours", () => new Response("<html><body>Sign in to this network</body></html>")],
    ["when the answer is in the same zone", () => new Response(markup(BANGKOK_ZONE, "20:00"))],
    [
      "when the answer is another page",
      () => Object.defineProperty(new Response(markup(TOKYO_ZONE, "21:00")), "redirected", { value: true }),
    ],
    ["when the answer lacks the list", () => new Response(markup(TOKYO_ZONE, "21:00", false))],
  ])("%s", async (_name, answer) => {
    const { time, zone } = await visit({ answer: answer() });
    expect([time, zone]).toEqual(["19:00", BANGKOK_ZONE]);
  });
});
