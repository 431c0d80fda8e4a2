import type { PageScript } from "~/page-script/page-words";

/** Between two copies of the page, in milliseconds: a goal every four minutes is much in the sevens. */
const EVERY = 20_000;

/**
 * The sevens have no feed: while something is played and the page is looked at, its main part is fetched anew. What does
 * not come stays as it was, with its time beside it.
 */
export function startRenewal({ page }: PageScript): void {
  const main = page.querySelector("main");
  if (!main?.querySelector("[data-renew]")) return;
  const timer = setInterval(async () => {
    if (page.hidden || !navigator.onLine) return;
    // Reading on in a part that scrolls, or being about to follow a link, goes before news.
    if (main.contains(page.activeElement) && page.activeElement !== main) return;
    const fresh = await fetchMain(page.location.href);
    if (!fresh) return;
    main.replaceChildren(...fresh.childNodes);
    if (!main.querySelector("[data-renew]")) clearInterval(timer);
  }, EVERY);
}

async function fetchMain(address: string): Promise<Element | null> {
  try {
    const answer = await fetch(address, { cache: "no-cache", headers: { Accept: "text/html" } });
    if (!answer.ok) return null;
    return new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("main");
  } catch {
    return null;
  }
}
