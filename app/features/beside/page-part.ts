import { queryOptions } from "@tanstack/react-query";
import { fetchOnline } from "~/runtime/live/fetch-online";
import { parsePage, partAddress } from "~/runtime/live/parse-page";

/** Milliseconds between requests while what is shown may change. */
export const INTERVAL = 20_000;

/** Elements of another page to be shown beside this one. */
export interface PagePart {
  /** Without ids: this page has them itself, or those of a third. */
  parts: readonly Element[];
  /** Custom properties of both sides' colours, if it is of a match. */
  colours?: readonly (readonly [name: string, value: string])[];
  /** It can still change. */
  canChange: boolean;
}

/** How a part is read from what changes in its page (worker/pages/part); undefined if it is not there. */
type ReadPart = (part: Document) => PagePart | undefined;

const HELD = "hold-until-parsed";

/**
 * Without ids, whole although nothing may follow (app/ui/HoldUntilParsed.tsx), and with pictures that load at once:
 * what is copied into a page has no place yet in which to be seen.
 */
export function toBeCopied(parts: readonly Element[]): readonly Element[] {
  for (const part of parts) {
    for (const held of [part, ...part.querySelectorAll(`.${HELD}`)].filter(({ classList }) => classList.contains(HELD)))
      held.classList.remove(HELD);
    for (const element of [part, ...part.querySelectorAll("[id]")]) element.removeAttribute("id");
    for (const picture of part.querySelectorAll("img[loading]")) picture.removeAttribute("loading");
  }
  return parts;
}

/** A part of the page at an address. Rejects without an answer, and for a page without the part. */
async function fetchPart(address: string, read: ReadPart, signal: AbortSignal): Promise<PagePart> {
  const answer = await fetchOnline(partAddress(new URL(address, document.baseURI).href), { signal });
  const part = answer.ok ? read(parsePage(await answer.text())) : undefined;
  if (!part) throw new Error(`nothing to show of ${address}: ${answer.status}`);
  return part;
}

/** The query for a part of the page at an address, if there is one, by the island that shows it. */
export const partQuery = (island: string, address: string | undefined, read: ReadPart) =>
  queryOptions({
    queryKey: [island, address],
    queryFn: ({ signal }) => fetchPart(address ?? "", read, signal),
    enabled: address !== undefined,
    refetchInterval: ({ state }) => (state.data?.canChange === false ? false : INTERVAL),
    // Elements are compared by nobody.
    structuralSharing: false,
  });
