import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { islandId } from "~/runtime/islands/island-event";
import { openPage } from "~/ui/test-browser";
import { FORMAT_EVENT } from "./odds-formats.ts";
import { startOddsFormat } from "./start-odds-format.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Visit {
  /** As in the address. */
  requested?: string;
  stored?: string;
  hasChoice?: boolean;
  hasPrices?: boolean;
  savesData?: boolean;
}

function open({ requested = "", stored, hasChoice = true, hasPrices = true, savesData = false }: Visit = {}) {
  const choice = `<nav data-odds-format="${requested}"><a data-format="decimal" aria-current="true"></a>
    <a data-format="hongKong"></a></nav><div id="${islandId("odds-format")}"></div>`;
  const page = openPage(`<html lang="en" ${savesData ? "data-saving" : ""}><body>${hasChoice ? choice : ""}
    <div id="list">${hasPrices ? '<data data-price value="1.95">1.95</data>' : ""}</div></body></html>`);
  if (stored) localStorage.setItem("oddsFormat", stored);
  const observed: (() => void)[] = [];
  vi.stubGlobal(
    "MutationObserver",
    class {
      constructor(onChange: () => void) {
        observed.push(onChange);
      }
      observe() {}
    },
  );
  vi.stubGlobal("navigator", {});
  const mounted = vi.fn();
  page.getElementById(islandId("odds-format"))?.addEventListener("island", mounted);
  startOddsFormat({ page });
  vi.runAllTimers();
  return {
    page,
    mounted,
    observed,
    price: () => page.querySelector("data")?.textContent,
    current: () => page.querySelector<HTMLElement>("[aria-current]")?.dataset.format,
    stored: () => localStorage.getItem("oddsFormat"),
  };
}

describe("prices", () => {
  test("are in the visitor's last format, and the choice says so", () => {
    const { price, current } = open({ stored: "hongKong" });
    expect([price(), current()]).toEqual(["0.95", "hongKong"]);
  });

  test.each<[string, Visit]>([
    ["where the visitor has chosen nothing", {}],
    ["where their last format is the page's", { stored: "decimal" }],
    ["where what is stored is no format", { stored: "roman" }],
  ])("stay as they are %s", (_name, visit) => {
    const { price, current } = open(visit);
    expect([price(), current()]).toEqual(["1.95", "decimal"]);
  });

  test("of an address that names a format stay in it, and it is the visitor's last", () => {
    const { price, stored } = open({ requested: "malay", stored: "hongKong" });
    expect([price(), stored()]).toEqual(["1.95", "malay"]);
  });

  test("are in the visitor's last format on a page without a choice, too", () => {
    expect(open({ stored: "hongKong", hasChoice: false }).price()).toBe("0.95");
  });

  test("change with the choice, and so do those that are fetched later", () => {
    const { page, price, observed } = open();
    page.dispatchEvent(new CustomEvent(FORMAT_EVENT, { detail: "hongKong" }));
    expect(price()).toBe("0.95");
    const list = page.getElementById("list") as HTMLElement;
    list.innerHTML = '<data data-price value="2.50">2.50</data>';
    for (const onChange of observed) onChange();
    expect([price(), observed.length]).toEqual(["1.50", 1]);
  });
});

describe("the choice of a format", () => {
  test("loads when the browser is idle, unless the visitor saves data", () => {
    expect(open().mounted).toHaveBeenCalledOnce();
    expect(open({ savesData: true }).mounted).not.toHaveBeenCalled();
  });

  test("is not looked for on a page without prices", () => {
    const { mounted, observed } = open({ hasChoice: false, hasPrices: false, stored: "hongKong" });
    expect([mounted.mock.calls.length, observed.length]).toEqual([0, 0]);
  });
});
