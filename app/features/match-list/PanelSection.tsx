import { Fragments } from "~/ui/fragments/Fragments";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import { PanelLine } from "./PanelLine.tsx";
import type { PanelEntry } from "./panel-entries.ts";

interface PanelSectionProps {
  title: string;
  entries: readonly PanelEntry[];
  storageBaseUrl: string | undefined;
}

export function PanelSection({ title, entries, storageBaseUrl }: PanelSectionProps) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <Fragments as="ul" of={entries.map((entry) => lineFragment(entry, storageBaseUrl))} />
    </section>
  );
}

/** A line needs no translations: names and addresses are already in the page's language. */
const lineFragment = (entry: PanelEntry, storageBaseUrl: string | undefined): Fragment => ({
  key: `PanelLine ${JSON.stringify([
    entry.name,
    entry.href,
    entry.liveCount,
    entry.ids,
    entry.competition.country.flag,
    storageBaseUrl,
  ])}`,
  render: () => <PanelLine entry={entry} storageBaseUrl={storageBaseUrl} />,
});
