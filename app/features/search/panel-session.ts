import { type Asked, askPopular, askSearch } from "./ask-search.ts";
import { type Drawn, drawFault, drawFound, drawNone, drawRecent } from "./panel-results.ts";
import { readRecent } from "./recent-searches.ts";
import { tidyText } from "./search-address.ts";

/** Milliseconds without another letter after which a text is looked for. */
const PAUSE = 250;

export interface PanelParts {
  field: HTMLInputElement;
  results: HTMLElement;
  /** Says to screen readers what has come. */
  status: HTMLElement;
}

/**
 * Shows what the field's text leads to, as it is typed: an answer to an older text never replaces a newer one's. Without
 * a text, what was looked for on this device and what is popular. Returns what looks again at once.
 */
export function startSession(parts: PanelParts, asked: Omit<Asked, "signal">, drawn: Drawn): () => void {
  const { field, results } = parts;
  let current = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (pause: number) => {
    clearTimeout(timer);
    current.abort();
    current = new AbortController();
    const now: Asked = { ...asked, signal: current.signal };
    const text = tidyText(field.value);
    results.setAttribute("aria-busy", "true");
    if (text) timer = setTimeout(() => showFound(text, parts, now, drawn), pause);
    else showStart(parts, now, drawn);
  };
  field.addEventListener("input", () => look(PAUSE));
  look(0);
  return () => look(0);
}

function show({ results, status }: PanelParts, shown: readonly Node[], said = ""): void {
  results.replaceChildren(...shown);
  results.removeAttribute("aria-busy");
  status.textContent = said;
}

async function showStart(parts: PanelParts, asked: Asked, drawn: Drawn): Promise<void> {
  const recent = drawRecent(
    readRecent(() => localStorage),
    drawn,
  );
  show(parts, recent);
  const popular = await askPopular(asked).catch(() => undefined);
  if (popular && !asked.signal.aborted) show(parts, [...recent, ...drawFound([popular], drawn, "popular")]);
}

async function showFound(text: string, parts: PanelParts, asked: Asked, drawn: Drawn): Promise<void> {
  const { words } = drawn;
  try {
    const shown = drawFound(await askSearch(text, asked), drawn);
    const count = shown.reduce((sum, section) => sum + section.querySelectorAll("a").length, 0);
    if (count === 0) show(parts, drawNone(text, drawn), words.none);
    else show(parts, shown, words.count.replace("{{number}}", String(count)));
  } catch {
    if (!asked.signal.aborted) show(parts, drawFault(drawn), words.fault);
  }
}
