import type { Match } from "#contract/domain/match";

/** The head of a table that sets one side's figures against the other's, with their names between the two. */
export const SidesHead = ({ match: { home, away } }: { match: Pick<Match, "home" | "away"> }) => (
  <thead>
    <tr>
      <th scope="col">{home.name}</th>
      <td />
      <th scope="col">{away.name}</th>
    </tr>
  </thead>
);
