import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator, Page } from "playwright/test";
import type { CalendarOptions } from "../app/features/calendar/calendar-setup.ts";
import { classOf } from "./class-of.ts";
import { untilScriptRuns } from "./page-ready.ts";
import { sampleAddress } from "./page-samples.ts";
import { WORDS } from "./translations.ts";
import { preparePolicy } from "./trusted-markup.ts";
import { atSite, axeFindings, expect, site, test } from "./watched-page.ts";

declare global {
  interface Window {
    nativePickers: number;
  }
}

const { calendar, matches } = WORDS;

const LIST = "/en/basketball/matches?date=2026-10-17";

const dialog = (page: Page, name: string = matches.day.choose): Locator => page.getByRole("dialog", { name });
const day = (page: Page, name: string): Locator => page.getByRole("dialog").getByRole("button", { name });
const part = (local: string): string => `.${classOf("app/features/calendar/calendar.module.css", local)}`;
const CALENDAR = part("calendar");
const FIELD = "[data-opens=day-calendar]";
const title = (page: Page): Locator => page.locator(part("title"));
/** A live region with a text. */
const announced = (page: Page, text: string): Locator =>
  page.locator(`${CALENDAR} [aria-live]`).filter({ hasText: text });

async function openList(page: Page, address = LIST): Promise<Locator> {
  await page.goto(site(address));
  await untilScriptRuns(page);
  return page.locator(FIELD);
}

/** Presses keys in order and returns the focus after each. */
async function way(page: Page, keys: readonly string[]): Promise<string[]> {
  const names: string[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    names.push((await page.locator(":focus").getAttribute("aria-label")) ?? "");
  }
  return names;
}

test("the calendar is loaded when it is opened, and a pressed day is in the address with the choice of matches", async ({
  page,
}) => {
  // Otherwise it is preloaded before the press.
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/island-|calendar/.test(request.url())) requests.push(request.url());
  });
  const field = await openList(page, `${LIST}&show=finished`);
  expect(requests).toEqual([]);
  await field.click();
  await expect(dialog(page)).toBeVisible();
  expect(requests.some((address) => address.includes("island-calendar"))).toBe(true);
  await expect(day(page, "Saturday 17 October 2026")).toBeFocused();
  await expect(page.locator(`${CALENDAR} tbody tr`)).toHaveCount(6);
  await day(page, "Monday 5 October 2026").click();
  await expect(page).toHaveURL(site("/en/basketball/matches?date=2026-10-05&show=finished"));
});

for (const [code, weekday] of [
  ["en", "Mon"],
  ["th", "อา"],
  ["kh", "អា"],
  ["zh-Hant", "日"],
] as const) {
  test(`the open calendar is accessible in ${code}`, async ({ page }) => {
    const field = await openList(page, `/${code}/basketball/matches?date=2026-10-17`);
    await field.click();
    await expect(page.locator(`${CALENDAR} th`).first()).toHaveText(weekday);
    // Its days in two languages and its months in the two others: axe sees the same in each.
    if (code === "en" || code === "th") expect(await axeFindings(page, CALENDAR)).toEqual([]);
    await title(page).click();
    await expect(page.locator(part("cell"))).toHaveCount(12);
    if (code === "kh" || code === "zh-Hant") expect(await axeFindings(page, CALENDAR)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
}

test("keys move by days, weeks, months and years, Escape leads back to the field, Enter chooses", async ({ page }) => {
  const field = await openList(page);
  await field.focus();
  await page.keyboard.press("Space");
  await expect(day(page, "Saturday 17 October 2026")).toBeFocused();
  const arrows = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "Home", "End"];
  expect(await way(page, arrows)).toEqual([
    "Sunday 18 October 2026",
    "Sunday 25 October 2026",
    "Saturday 24 October 2026",
    "Saturday 17 October 2026",
    "Monday 12 October 2026",
    "Sunday 18 October 2026",
  ]);
  expect(await way(page, ["PageUp", "PageDown", "Alt+PageUp", "Alt+PageDown"])).toEqual([
    "Friday 18 September 2026",
    "Sunday 18 October 2026",
    "Saturday 18 October 2025",
    "Sunday 18 October 2026",
  ]);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(field).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(day(page, "Saturday 17 October 2026")).toBeFocused();
  await way(page, ["ArrowLeft"]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(site("/en/basketball/matches?date=2026-10-16"));
});

test("after Escape the calendar is over at once, so that the next key opens it again", async ({ page }) => {
  const field = await openList(page);
  await field.click();
  const isOver = await day(page, "Saturday 17 October 2026").evaluate(async (pressed) => {
    pressed.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    // React's work of this event; the browser's report that a dialog has closed comes later.
    await null;
    return !pressed.isConnected;
  });
  expect(isOver).toBe(true);
  await expect(field).toBeFocused();
});

test("beyond the last day nothing moves, and it is said", async ({ page }) => {
  const field = await openList(page);
  const max = (await field.getAttribute("max")) ?? "";
  await field.click();
  await expect(dialog(page)).toBeVisible();
  const on = page.getByRole("button", { name: calendar.next.days });
  while ((await on.getAttribute("aria-disabled")) !== "true") await on.click();
  const shown = (await title(page).textContent()) ?? "";
  await expect(announced(page, shown)).toHaveCount(1);
  await on.press("Enter");
  await expect(announced(page, calendar.limit)).toHaveCount(1);
  // A second refusal empties the region first: the same text would not be announced again.
  const refusals = await announced(page, calendar.limit).evaluateHandle((line) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(line.textContent ?? "")).observe(line, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    return texts;
  });
  await on.press("Enter");
  await expect.poll(() => refusals.jsonValue()).toEqual(["", calendar.limit]);
  expect(await title(page).textContent()).toBe(shown);
  await expect(on).toBeFocused();
  const last = page.locator(`${CALENDAR} [data-date="${max}"]:not([data-outside])`);
  await last.focus();
  await way(page, ["PageDown", "Alt+PageDown", "ArrowRight", "ArrowDown"]);
  await expect(last).toBeFocused();
  await expect(page.locator(`${CALENDAR} td [aria-disabled="true"]`).first()).toBeVisible();
});

test("the title leads to twelve months and twelve years, and Tab goes round inside", async ({ page }) => {
  const field = await openList(page);
  await field.click();
  await title(page).click();
  await expect(page.getByRole("group", { name: "2026" }).getByRole("button")).toHaveCount(12);
  await title(page).click();
  const years = page.getByRole("group", { name: "2016 to 2027" });
  await expect(years.getByRole("button")).toHaveCount(12);
  await expect(years.getByRole("button", { name: "2027" })).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText("2025");
  await page.getByRole("group", { name: "2025" }).getByRole("button", { name: "March" }).click();
  await expect(title(page)).toHaveText("March 2025");
  await title(page).click();
  await page.keyboard.press("Escape");
  await expect(title(page)).toHaveText("March 2025");
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press("Tab");
    await expect(dialog(page).locator(":focus")).toHaveCount(1);
  }
});

test("a day can be picked again after the way back", async ({ page }) => {
  const field = await openList(page);
  const pick = async () => {
    await field.click();
    await day(page, "Monday 5 October 2026").click();
    await expect(page).toHaveURL(/date=2026-10-05/);
  };
  await pick();
  await page.goBack();
  await expect(page).toHaveURL(/date=2026-10-17/);
  await untilScriptRuns(page);
  await expect(field).toHaveValue("2026-10-17");
  await pick();
});

test("a press outside closes the calendar, and does not open it again where it was on the field", async ({ page }) => {
  const field = await openList(page);
  await field.click();
  await expect(dialog(page)).toBeVisible();
  // The clock is stopped: a slow machine would press too late.
  const standAt = (time: number) =>
    page.evaluate((now) => {
      performance.now = () => now;
    }, time);
  await standAt(100_000);
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toHaveCount(0);
  await standAt(100_109);
  await field.click();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(dialog(page)).toHaveCount(0);
  await standAt(100_110);
  await field.click();
  await expect(dialog(page)).toBeVisible();
});

test.describe("for whom it is tomorrow", () => {
  test.use({ timezoneId: "Pacific/Auckland" });

  test("a calendar that was opened before the times are corrected knows the day afterwards", async ({ page }) => {
    let correct = () => {};
    const mayCome = new Promise<void>((resolve) => {
      correct = resolve;
    });
    await page.route(site("/en/basketball/matches"), async (route) => {
      if (route.request().resourceType() === "fetch") await mayCome;
      await route.continue();
    });
    // The page would give up waiting on a slow machine.
    await page.addInitScript(() => {
      AbortSignal.timeout = () => new AbortController().signal;
    });
    const field = await openList(page, "/en/basketball/matches");
    const today = page.getByRole("dialog").locator('[aria-current="date"]');
    await field.click();
    await expect(today).toHaveAccessibleName("Saturday 17 October 2026");
    await page.keyboard.press("Escape");
    correct();
    await expect(page.locator("html")).toHaveAttribute("data-zone", /:780$/);
    await expect(field).toHaveAttribute("aria-haspopup", "dialog");
    await expect(field).toHaveValue("2026-10-18");
    await field.focus();
    await page.keyboard.press("Enter");
    await expect(today).toHaveAccessibleName("Sunday 18 October 2026");
    // The day that the page was first rendered with is a choice again.
    await day(page, "Saturday 17 October 2026").click();
    await expect(page).toHaveURL(/date=2026-10-17/);
  });
});

test("a stroke to the left brings the next month, a slanted one does not", async ({ page }) => {
  const field = await openList(page, "/en/basketball/matches?date=2026-08-17");
  await field.click();
  await expect(title(page)).toHaveText("August 2026");
  const stroke = (right: number, down: number) =>
    page.locator(part("body")).evaluate(
      (body, [x, y]) => {
        const touch = (clientX: number, clientY: number) =>
          new Touch({ identifier: 1, target: body, clientX, clientY });
        body.dispatchEvent(new TouchEvent("touchstart", { bubbles: true, touches: [touch(200, 500)] }));
        body.dispatchEvent(new TouchEvent("touchend", { bubbles: true, changedTouches: [touch(200 + x, 500 + y)] }));
      },
      [right, down] as const,
    );
  await stroke(-60, 80);
  await expect(title(page)).toHaveText("September 2026");
  await stroke(-60, 81);
  await stroke(-59, 0);
  await expect(title(page)).toHaveText("September 2026");
  await stroke(60, 0);
  await expect(title(page)).toHaveText("August 2026");
});

/** A form on a page of the site, for options that no page uses yet. */
async function addForm(page: Page, options: Partial<CalendarOptions>, fields: string): Promise<Locator> {
  await openList(page);
  const props = JSON.stringify({ label: "Probe", today: "2026-10-17", ...options });
  const place = `<div id="probe-calendar" data-island="calendar" data-namespaces="calendar" data-props='${props}'></div>`;
  const form = `<form id="probe" action="/en/basketball/matches" ${options.isRange ? "data-range" : ""}>${fields}${place}</form>`;
  await preparePolicy(page);
  await page.evaluate(
    (html) => document.querySelector("main")?.insertAdjacentHTML("afterbegin", window.matchlight.createHTML(html)),
    form.replaceAll("<input", '<input data-opens="probe-calendar"'),
  );
  return page.locator("#probe input");
}

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  const RANGE =
    '<input type="date" name="from" aria-label="From" value="2026-10-05"><input type="date" name="to" aria-label="To" value="2026-10-06">';

  test("a range is drawn with the mouse, and Escape takes it back", async ({ page }) => {
    const fields = await addForm(page, { isRange: true }, RANGE);
    await fields.first().click();
    await expect(dialog(page, "Probe").getByRole("grid")).toHaveCount(3);
    expect(await axeFindings(page, CALENDAR)).toEqual([]);
    const from = day(page, "Tuesday 20 October 2026");
    await from.hover();
    await page.mouse.down();
    await day(page, "Thursday 22 October 2026").hover();
    await expect(page.locator(`${CALENDAR} [aria-selected="true"]`)).toHaveCount(3);
    await page.keyboard.press("Escape");
    await expect(page.locator(`${CALENDAR} [aria-selected="true"]`)).toHaveCount(2);
    await page.mouse.up();
    await expect(dialog(page, "Probe")).toBeVisible();
    // From the later day to the earlier one.
    await day(page, "Thursday 22 October 2026").hover();
    await page.mouse.down();
    await from.hover();
    await page.mouse.up();
    await expect(dialog(page, "Probe")).toBeHidden();
    await expect(fields.first()).toHaveValue("2026-10-20");
    await expect(fields.last()).toHaveValue("2026-10-22");
  });

  test("two presses make a range too, swapped where needed, and send the form that asks for it", async ({ page }) => {
    const fields = await addForm(page, { isRange: true, submits: true }, RANGE);
    await fields.first().click();
    await day(page, "Thursday 22 October 2026").click();
    await expect(announced(page, calendar.last)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(announced(page, calendar.first)).toBeVisible();
    await day(page, "Thursday 22 October 2026").click();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/from=2026-10-15&to=2026-10-22/);
  });

  test("days of a team's matches are chosen on its page", async ({ page, request }) => {
    const address = await sampleAddress(atSite(request), {
      path: "/football/team/:teamName/:teamKey/match",
      query: [],
    });
    await page.goto(site(`/en${address}`));
    await untilScriptRuns(page);
    const fields = page.locator("form[data-range] [data-opens]");
    await fields.first().click();
    const days = page.locator(`${CALENDAR} td button:not([aria-disabled])`);
    const [from, to] = [days.nth(3), days.nth(5)];
    const chosen = [await from.getAttribute("data-date"), await to.getAttribute("data-date")];
    await to.click();
    await from.click();
    await expect(page).toHaveURL(new RegExp(`from=${chosen[0]}&to=${chosen[1]}`));
    await expect(fields.first()).toHaveValue(chosen[0] ?? "");
    await expect(fields.last()).toHaveValue(chosen[1] ?? "");
  });

  test("a range typed the wrong way round is sent the right way", async ({ page }) => {
    const fields = await addForm(page, { isRange: true }, RANGE);
    await fields.first().fill("2026-10-09");
    await page.evaluate(() => (document.getElementById("probe") as HTMLFormElement).requestSubmit());
    await expect(page).toHaveURL(/from=2026-10-06&to=2026-10-09/);
  });
});

test("a day with a time, by steps of minutes and halves of the day, in as many weeks as there are", async ({
  page,
}) => {
  const field = await addForm(
    page,
    { mode: "datetime", minuteStep: 15, is12Hours: true, isTrimmed: true, disabled: ["2026-10-20"] },
    '<input type="datetime-local" name="at" aria-label="At" value="2026-10-17T18:30">',
  );
  await field.click();
  await expect(page.locator(`${CALENDAR} tbody tr`)).toHaveCount(5);
  expect(await axeFindings(page, CALENDAR)).toEqual([]);
  await expect(page.getByLabel(calendar.hour, { exact: true })).toHaveValue("6");
  await expect(page.getByLabel(calendar.minute, { exact: true }).locator("option")).toHaveText([
    "00",
    "15",
    "30",
    "45",
  ]);
  await day(page, "Tuesday 20 October 2026").press("Enter");
  await expect(announced(page, calendar.disabled)).toBeVisible();
  await day(page, "Wednesday 21 October 2026").click();
  await page.getByLabel(calendar.hour, { exact: true }).selectOption("12");
  await page.getByLabel(calendar.minute, { exact: true }).selectOption("45");
  await page.getByLabel(calendar.half).selectOption("am");
  await page.getByRole("button", { name: calendar.done }).click();
  await expect(field).toHaveValue("2026-10-21T00:45");
  await expect(field).toBeFocused();
  const clear = page.getByRole("button", { name: calendar.clear });
  // Right after closing (110 ms; specification, section 9) a press on its field does not reopen it.
  await expect(async () => {
    // On a slow machine it opens after the half second; the next press would close it again.
    if (!(await clear.isVisible())) await field.click();
    await expect(clear).toBeVisible({ timeout: 500 });
  }).toPass();
  await clear.click();
  await expect(field).toHaveValue("");
});

test("Done without a day asks for one and keeps the time", async ({ page }) => {
  const field = await addForm(
    page,
    { mode: "datetime" },
    '<input type="datetime-local" name="at" aria-label="At" value="">',
  );
  await field.click();
  await page.getByLabel(calendar.hour, { exact: true }).selectOption("19");
  await page.getByRole("button", { name: calendar.done }).click();
  await expect(announced(page, calendar.only)).toBeVisible();
  await day(page, "Wednesday 21 October 2026").click();
  await page.getByRole("button", { name: calendar.done }).click();
  await expect(field).toHaveValue("2026-10-21T19:00");
});

test("a time alone, of 24 hours and every minute", async ({ page }) => {
  const field = await addForm(
    page,
    { mode: "time" },
    '<input type="time" name="at" aria-label="At" value="07:05" required>',
  );
  await field.click();
  await expect(page.getByLabel(calendar.hour, { exact: true })).toBeFocused();
  expect(await axeFindings(page, CALENDAR)).toEqual([]);
  await expect(page.locator(`${CALENDAR} select`)).toHaveCount(2);
  await expect(page.getByLabel(calendar.minute, { exact: true }).locator("option")).toHaveCount(60);
  await expect(page.getByRole("button", { name: calendar.clear })).toHaveCount(0);
  await page.getByLabel(calendar.hour, { exact: true }).selectOption("23");
  await page.getByRole("button", { name: calendar.done }).click();
  await expect(field).toHaveValue("23:05");
});

test("a required day that is emptied is there again; limits between which nothing lies leave the browser's own field", async ({
  page,
}) => {
  const field = await openList(page);
  await field.evaluate((input: HTMLInputElement) => {
    input.focus();
    input.value = "";
    input.blur();
  });
  await expect(field).toHaveValue("2026-10-17");
  const other = await addForm(page, {}, '<input type="date" name="at" min="2026-11-01" max="2026-10-01">');
  await other.click();
  await expect(page.locator(CALENDAR)).toHaveCount(0);
  await expect(other).toBeFocused();
});

/** Counts openings of the browser's own picker: by a press that was not prevented, or by a script. */
const countNativePickers = (page: Page) =>
  page.addInitScript((selector) => {
    window.nativePickers = 0;
    HTMLInputElement.prototype.showPicker = () => {
      window.nativePickers += 1;
    };
    const count = (event: MouseEvent) => {
      if (!event.isTrusted || !(event.target instanceof Element && event.target.matches(selector))) return;
      // After all listeners.
      setTimeout(() => {
        if (!event.defaultPrevented) window.nativePickers += 1;
      });
    };
    window.addEventListener("click", count, true);
  }, FIELD);

const nativePickers = (page: Page): Promise<number> => page.evaluate(() => window.nativePickers);

/** A site whose documents are released on demand: until then the browser has them up to the script of a mark. */
async function startHalting(mark: string): Promise<{ url: string; goOn(): void; close(): void }> {
  let goOn = () => {};
  const end = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const server = createServer(async ({ url = "", headers }, response) => {
    const answer = await fetch(site(url), { headers: { accept: headers.accept ?? "" } });
    const passed = [...answer.headers].filter(
      ([name]) => !/^(content-(encoding|length)|transfer-encoding)$/.test(name),
    );
    response.writeHead(answer.status, Object.fromEntries(passed));
    const body = Buffer.from(await answer.arrayBuffer());
    const at = body.lastIndexOf("<script", body.indexOf(mark));
    if (headers.accept?.includes("text/html") && body.includes(mark)) {
      response.write(body.subarray(0, at));
      await end;
      response.end(body.subarray(at));
    } else response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, goOn, close: () => server.close() };
}

test.describe("pressed by touch as soon as it is there", () => {
  test.use({ hasTouch: true });

  test("a date field opens the calendar, and never the browser's own picker", async ({ page }) => {
    await countNativePickers(page);
    await page.goto(site(LIST), { waitUntil: "domcontentloaded" });
    const field = page.locator(FIELD);
    await field.tap();
    await expect(day(page, "Saturday 17 October 2026")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(field).toBeFocused();
    await expect(async () => {
      await field.tap();
      await expect(dialog(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(await nativePickers(page)).toBe(0);
  });

  test("a field on a page that is still coming in opens it when the page is there", async ({ page }) => {
    const halting = await startHalting('id="page-script"');
    await countNativePickers(page);
    await page.goto(`${halting.url}/en/basketball/matches?date=2026-08-17`, { waitUntil: "commit" });
    await page.locator(FIELD).tap({ noWaitAfter: true });
    await expect.poll(() => page.locator(FIELD).evaluate((input: HTMLInputElement) => input.readOnly)).toBe(true);
    expect(await page.evaluate(() => document.readyState)).toBe("loading");
    halting.goOn();
    await expect(day(page, "Monday 17 August 2026")).toBeFocused();
    expect(await nativePickers(page)).toBe(0);
    halting.close();
  });

  test.describe("where the calendar cannot be had", () => {
    test.use({ expectedFaults: /island-calendar/ });

    test("the browser's own picker opens", async ({ page }) => {
      await countNativePickers(page);
      await page.route(/island-calendar/, (route) => route.abort());
      await page.goto(site(LIST), { waitUntil: "domcontentloaded" });
      await page.locator(FIELD).tap();
      await expect.poll(() => nativePickers(page)).toBe(1);
      await expect(page.locator(CALENDAR)).toHaveCount(0);
      await expect(page.locator(FIELD)).not.toHaveAttribute("readonly");
    });
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser's own field is sent by a button and keeps the choice of matches", async ({ page }) => {
    await page.goto(site("/en/basketball/matches?date=2026-10-17&show=finished"));
    const field = page.locator(FIELD);
    await expect(field).toHaveAttribute("type", "date");
    await field.fill("2026-10-03");
    await page.locator("form", { has: field }).getByRole("button", { name: matches.day.show }).click();
    await expect(page).toHaveURL(site("/en/basketball/matches?date=2026-10-03&show=finished"));
  });
});
