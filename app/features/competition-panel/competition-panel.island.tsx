import { useContext, useEffect, useState } from "react";
import { LIST_ID } from "~/page/element-ids";
import { PlaceContext } from "../../runtime/islands/use-opener.ts";
import { CompetitionField } from "./CompetitionField.tsx";

/** A competition of the list, as a search result. */
interface FoundCompetition {
  /** With its country: "Premier League · England". */
  name: string;
  href: string;
}

/** As many as the panel shows without much scrolling. */
const MOST = 30;

/** Normalises case, accents and Khmer's invisible breaks, so that "espana" finds España. */
const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u200b\u2060]/g, "")
    .replace(/đ/gi, "d")
    .toLowerCase();

/** The competitions whose names contain every word of a query, in list order. */
export function findCompetitions(all: readonly FoundCompetition[], query: string): FoundCompetition[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return all.filter(({ name }) => words.every((word) => folded(name).includes(word))).slice(0, MOST);
}

/** Selectors of a list's competitions and the parts of their names. */
interface ListSelectors {
  group: string;
  nameParts: readonly string[];
}

/** The competitions of the page's list, in order, each once: one may have matches of the day before too. */
function readCompetitions(page: Document, { group, nameParts }: ListSelectors): FoundCompetition[] {
  const found = [...page.querySelectorAll<HTMLElement>(`#${LIST_ID} ${group}`)].map((element) => ({
    name: nameParts.map((part) => element.querySelector(part)?.textContent ?? "").join(" · "),
    href: `#${element.id}`,
  }));
  return [...new Map(found.map((one) => [one.name, one])).values()];
}

interface CompetitionPanelIslandProps {
  label: string;
  /** Message if nothing is found. */
  none: string;
  selectors: ListSelectors;
}

/** Finds the day's competitions by name: all of the list's, not only the panel's. */
export default function CompetitionPanelIsland({ label, none, selectors }: CompetitionPanelIslandProps) {
  const panel = useContext(PlaceContext)?.closest("nav");
  const [text, setText] = useState("");
  const isOpenRequested = text.trim() !== "";
  const found = isOpenRequested ? findCompetitions(readCompetitions(document, selectors), text) : [];
  // The panel's own lists are the server's markup.
  useEffect(() => {
    for (const section of panel?.querySelectorAll("section") ?? []) section.hidden = isOpenRequested;
  }, [panel, isOpenRequested]);
  return (
    <>
      <CompetitionField label={label} onInput={({ currentTarget }) => setText(currentTarget.value)} />
      <ul data-found="" hidden={!isOpenRequested}>
        {found.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
      <p className="note" role="status">
        {isOpenRequested && found.length === 0 ? none : ""}
      </p>
    </>
  );
}
