import { barColor, type Theme, themeNamed } from "#contract/tables/themes";
import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { announceHandled } from "~/runtime/page-script/pressed";
import { setCookie } from "~/runtime/visitor-cookies";

/** With script a theme applies at once; without, and for data saving, the forms are submitted. */
export function startPreferences({ page }: PageScript): void {
  const root = page.documentElement;
  colorBars(page, themeNamed(root.dataset.theme));
  page.addEventListener("submit", (event) => {
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== "theme") return;
    event.preventDefault();
    const choice = themeNamed(submitter.value);
    root.dataset.theme = choice;
    setCookie(page, "theme", choice === "system" ? undefined : choice);
    colorBars(page, choice);
  });
  announceHandled(page, "theme");
}

function colorBars(page: Document, choice: Theme): void {
  for (const meta of page.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = barColor(choice, meta.media.includes("dark") ? "dark" : "light");
  }
}
