import type { Match, Side } from "#contract/domain/match";
import type { Page } from "~/page/page";
import { Fragments } from "~/ui/fragments/Fragments";
import { pictureBase } from "~/ui/picture-base";
import { formationLines } from "./formation-lines.ts";
import { LineUpSides } from "./LineUpSides.tsx";
import type { FootballLineUps as Known } from "./load-line-ups.server.ts";
import { MarksLegend } from "./MarksLegend.tsx";
import { Pitch } from "./Pitch.tsx";
import styles from "./pitch.module.css";
import type { SideOnPitch } from "./side-on-pitch.ts";
import { substitutionsOf } from "./substitutions.ts";
import { TeamList } from "./TeamList.tsx";
import { useLineUpFacts } from "./use-line-up-facts.ts";

interface FootballLineUpsProps {
  match: Match;
  known: Known;
  page: Page;
}

/** Both sides of a football match, on a pitch if positions are known, and as lists. */
export function FootballLineUps({ match, known: { lineUps, changes }, page }: FootballLineUpsProps) {
  const facts = useLineUpFacts(match, page);
  const isOver = match.state === "finished";
  const sideOf = (side: Side) => {
    const team = lineUps[side];
    const { name } = match[side];
    const ofSide = changes.filter((change) => change.side === side);
    const substitutions = substitutionsOf(team, side, ofSide);
    const onPitch: SideOnPitch = { name, team, substitutions, lines: formationLines(team) ?? [] };
    // Everything the team's markup depends on, on the pitch and in the list.
    return { onPitch, key: JSON.stringify([name, team, ofSide]) };
  };
  const [home, away] = [sideOf("home"), sideOf("away")];
  const list = ({ onPitch: { team, name, substitutions }, key }: typeof home) => ({
    key: `football line-up ${page.locale} ${isOver} ${key}`,
    render: () => <TeamList team={team} name={name} substitutions={substitutions} isOver={isOver} facts={facts} />,
  });
  const pitch = {
    key: `pitch ${page.locale} ${home.key} ${away.key}`,
    render: () => <Pitch sides={{ home: home.onPitch, away: away.onPitch }} facts={facts} />,
  };
  const isDrawable = home.onPitch.lines.length > 0 && away.onPitch.lines.length > 0;
  return (
    <>
      {isDrawable && (
        <Fragments id="pitch" className={`${styles.pitch} hold-until-parsed`} aria-hidden="true" of={[pitch]} />
      )}
      <LineUpSides
        match={match}
        lists={{ home: list(home), away: list(away) }}
        storageBaseUrl={pictureBase(page, page.config)}
      />
      <MarksLegend />
    </>
  );
}
