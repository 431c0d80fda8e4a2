import { type FoundCompetition, findCompetitions } from "./find-competitions.ts";

/** The field of the panel narrows the day's competitions, all that stand in the list, not only those of the panel. */
export function startCompetitionSearch(panel: HTMLElement, list: HTMLElement): void {
  const field = panel.querySelector("input");
  const found = panel.querySelector<HTMLElement>(".cp-found");
  const message = panel.querySelector<HTMLElement>("[data-none]");
  if (!field || !found || !message) return;
  field.addEventListener("input", () => {
    const isAsked = field.value.trim() !== "";
    const links = findCompetitions(competitionsOf(list), field.value);
    for (const section of panel.querySelectorAll("section")) section.hidden = isAsked;
    found.hidden = !isAsked;
    found.replaceChildren(...links.map((one) => lineOf(panel.ownerDocument, one)));
    message.textContent = isAsked && links.length === 0 ? (message.dataset.none ?? "") : "";
  });
}

const competitionsOf = (list: HTMLElement): FoundCompetition[] =>
  [...list.querySelectorAll<HTMLElement>(".g[id]")].map((group) => ({
    name: [".g-name b", ".g-about small"].map((part) => group.querySelector(part)?.textContent ?? "").join(" · "),
    href: `#${group.id}`,
  }));

function lineOf(page: Document, { name, href }: FoundCompetition): HTMLElement {
  const line = page.createElement("li");
  const link = page.createElement("a");
  link.href = href;
  link.textContent = name;
  line.appendChild(link);
  return line;
}
