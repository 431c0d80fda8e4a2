import type { Match } from "#contract/domain/match";
import { unbrokenName } from "#contract/text/unbroken-name";

/** The head of a table that compares both sides' figures, with their names in between. */
export const SidesHead = ({ match: { home, away } }: { match: Pick<Match, "home" | "away"> }) => (
  <thead>
    <tr>
      <th scope="col">{unbrokenName(home.name)}</th>
      <td />
      <th scope="col">{unbrokenName(away.name)}</th>
    </tr>
  </thead>
);
