import type { Competition } from "#contract/domain/competition";
import { Fragments } from "~/ui/fragments/Fragments";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import { FlagImage } from "~/ui/TeamImage";
import { LiveCount } from "./LiveCount.tsx";
import type { PanelEntry } from "./panel-entries.ts";

interface CompetitionFlagProps {
  competition: Competition;
  /** Absent for visitors who save data: no picture at all. */
  storageBaseUrl: string | undefined;
}

/** A competition's flag before its name; an empty space of the same size if it has none. */
export function CompetitionFlag({ competition: { country }, storageBaseUrl }: CompetitionFlagProps) {
  if (storageBaseUrl === undefined) return null;
  return country.flag ? <FlagImage code={country.flag} /> : <span className="flag globe" />;
}

interface PanelLineProps {
  entry: PanelEntry;
  storageBaseUrl: string | undefined;
}

/** A competition or country in the panel, linking to its place in the list. */
const PanelLine = ({ entry: { name, competition, href, liveCount, ids }, storageBaseUrl }: PanelLineProps) => (
  <li data-g={ids}>
    <a href={href}>
      <CompetitionFlag competition={competition} storageBaseUrl={storageBaseUrl} />
      <span>{name}</span>
      <LiveCount text={liveCount > 0 ? `${liveCount}` : ""} />
    </a>
  </li>
);

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
