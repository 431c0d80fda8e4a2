import { type MouseEvent, useState } from "react";
import { isPlain } from "../../runtime/islands/island-decisions.ts";
import { FormatChoice, type FormatChoiceProps } from "./FormatChoice.tsx";
import {
  FORMAT_EVENT,
  type OfferedFormat,
  readFormat,
  storeFormat,
  writeAddresses,
  writePrices,
} from "./odds-formats.ts";

/** Changes and stores the odds format without a page load. */
export default function OddsFormatIsland(props: Omit<FormatChoiceProps, "chosen" | "onChoose">) {
  const [chosen, setChosen] = useState(() => props.requested ?? readFormat() ?? "decimal");
  const choose = (event: MouseEvent<HTMLAnchorElement>, format: OfferedFormat) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    storeFormat(format);
    setChosen(format);
    event.currentTarget.closest("details")?.removeAttribute("open");
    // The address keeps the format for reloads and for parts fetched later.
    history.replaceState(history.state, "", event.currentTarget.href);
    writePrices(document, format);
    writeAddresses(document, format);
    document.dispatchEvent(new CustomEvent(FORMAT_EVENT, { detail: format }));
  };
  return <FormatChoice {...props} chosen={chosen} onChoose={choose} />;
}
