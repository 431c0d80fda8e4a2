import type { GameLineUps } from "#contract/domain/game-info";
import type { Match, Side } from "#contract/domain/match";
import type { Page } from "~/page/page";
import { pictureBase } from "~/ui/picture-base";
import { Court } from "./Court.tsx";
import { GameList } from "./GameList.tsx";
import { LineUpSides } from "./LineUpSides.tsx";
import { onCourt } from "./on-court.ts";
import { useLineUpFacts } from "./use-line-up-facts.ts";

interface BasketballLineUpsProps {
  match: Match;
  lineUps: GameLineUps;
  /** The game can still change: the players on court come first. */
  canChange: boolean;
  page: Page;
}

/** Both sides of a basketball game as lists, preceded by the players on court while it can change. */
export function BasketballLineUps({ match, lineUps, canChange, page }: BasketballLineUpsProps) {
  const facts = useLineUpFacts(match, page);
  const court = onCourt(lineUps, match);
  const list = (side: Side) => {
    const team = lineUps[side];
    const { name } = match[side];
    const playing = court.playing[side];
    return {
      key: `basketball line-up ${page.locale} ${playing.length > 0} ${JSON.stringify([name, team])}`,
      render: () => <GameList team={team} name={name} playing={playing} facts={facts} />,
    };
  };
  return (
    <>
      {/* Also before tip-off, so that nothing shifts when the game starts. */}
      {canChange && lineUps.state === "official" && <Court match={match} of={court} facts={facts} />}
      <LineUpSides
        match={match}
        lists={{ home: list("home"), away: list("away") }}
        storageBaseUrl={pictureBase(page, page.config)}
      />
    </>
  );
}
