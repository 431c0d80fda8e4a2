import { useContext, useEffect, useState } from "react";
import { PlaceContext } from "../../runtime/use-opener.ts";
import { CompetitionField } from "./CompetitionField.tsx";
import { findCompetitions } from "./find-competitions.ts";
import { type ListSelectors, readCompetitions } from "./read-competitions.ts";

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
