import { CompetitionFlag } from "./CompetitionFlag.tsx";
import { LiveCount } from "./LiveCount.tsx";
import type { PanelEntry } from "./panel-entries.ts";

interface PanelLineProps {
  entry: PanelEntry;
  storageBaseUrl: string | undefined;
}

/** A competition or country in the panel, linking to its place in the list. */
export const PanelLine = ({ entry: { name, competition, href, liveCount, ids }, storageBaseUrl }: PanelLineProps) => (
  <li data-g={ids}>
    <a href={href}>
      <CompetitionFlag competition={competition} storageBaseUrl={storageBaseUrl} />
      <span>{name}</span>
      <LiveCount text={liveCount > 0 ? `${liveCount}` : ""} />
    </a>
  </li>
);
