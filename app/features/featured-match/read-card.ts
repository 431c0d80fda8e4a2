import { partAddress } from "~/features/live/part-address";
import { LIST_ID } from "~/page/element-ids";
import { fetchOnline } from "~/runtime/live/fetch-online";
import { parsePage } from "~/runtime/live/parse-page";

/** A match in short: parts of its page. */
export interface MatchCard {
  /** Head and sections. */
  parts: readonly Element[];
  /** Custom properties of both sides' colours. */
  colours: readonly (readonly [name: string, value: string])[];
  /** It can still change. */
  canChange: boolean;
}

/** The sections of a match's first tab that say most, by phase as far as they are there. */
const SECTIONS = ["best", "momentum", "flow", "st-key", "chances", "form", "places"];
const SELECTOR = SECTIONS.map((id) => `#${id}`).join(",");
const COLOURS = 'meta[name="match-colours"]';
const DECLARATION = /(--[\w-]+):([^;]+)/g;

/** A card from the part of a match's page that changes with it (worker/pages/part); undefined if it is none. */
export function readCard(part: Document): MatchCard | undefined {
  const list = part.getElementById(LIST_ID);
  const head = part.getElementById("board")?.parentElement;
  if (!list || !head) return undefined;
  const parts = [head, ...list.querySelectorAll(SELECTOR)];
  const pair = part.querySelector<HTMLMetaElement>(COLOURS)?.content ?? "";
  const canChange = list.dataset.live !== undefined;
  // The page that they are shown on has these ids itself, or another match's.
  for (const one of parts) for (const element of [one, ...one.querySelectorAll("[id]")]) element.removeAttribute("id");
  return {
    parts,
    colours: [...pair.matchAll(DECLARATION)].map(([, name = "", value = ""]) => [name, value] as const),
    canChange,
  };
}

/** Rejects without an answer, and for a page that is no match. */
export async function fetchCard(address: string, signal: AbortSignal): Promise<MatchCard> {
  const answer = await fetchOnline(partAddress(new URL(address, document.baseURI).href), { signal });
  const card = answer.ok ? readCard(parsePage(await answer.text())) : undefined;
  if (!card) throw new Error(`no match at ${address}: ${answer.status}`);
  return card;
}
