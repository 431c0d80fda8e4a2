import { useTranslation } from "react-i18next";
import type { LineUpPlayer, TeamLineUp } from "#contract/domain/line-ups";
import type { Match, Side } from "#contract/domain/match";
import type { Page } from "~/page/page";
import { Fragments } from "~/ui/fragments/Fragments";
import { pictureBase } from "~/ui/picture-base";
import { LineUpSides } from "./LineUpSides.tsx";
import type { FootballLineUps as Known } from "./load-line-ups.server.ts";
import marksStyles from "./marks.module.css";
import { MARKS, markName, RATING_BANDS, useLineUpFacts } from "./marks.ts";
import { Pitch } from "./Pitch.tsx";
import styles from "./pitch.module.css";
import { type SideOnPitch, substitutionsOf } from "./substitutions.ts";
import { TeamList } from "./TeamList.tsx";

const KEEPER = 1;
/** Longer lines do not fit on a phone. */
const WIDEST = 6;

/** Parses 4-2-3-1 or 4231 into the sizes of the lines in front of the goalkeeper; empty for other texts. */
function numbersOf(formation: string | undefined): number[] {
  const text = formation?.trim() ?? "";
  if (!/^\d(-?\d)+$/.test(text)) return [];
  return [...text.replaceAll("-", "")].map(Number);
}

function linesOfGrid(starters: readonly LineUpPlayer[]): LineUpPlayer[][] | undefined {
  const rows = new Map<number, LineUpPlayer[]>();
  const places = new Set<string>();
  for (const player of starters) {
    const { gridRow, gridCol } = player;
    if (gridRow === undefined || gridCol === undefined) return undefined;
    places.add(`${gridRow}:${gridCol}`);
    rows.set(gridRow, [...(rows.get(gridRow) ?? []), player]);
  }
  if (places.size < starters.length) return undefined;
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([, line]) => line.sort((a, b) => (a.gridCol ?? 0) - (b.gridCol ?? 0)));
}

function linesOfFormation(formation: string | undefined, starters: readonly LineUpPlayer[]) {
  const numbers = [KEEPER, ...numbersOf(formation)];
  if (numbers.reduce((sum, number) => sum + number, 0) !== starters.length) return undefined;
  let from = 0;
  return numbers.map((number) => {
    from += number;
    return starters.slice(from - number, from);
  });
}

/**
 * The starters by line, goalkeeper first, each from the side's own left: by the source's positions, otherwise by the
 * formation in list order. Undefined if neither fits: then there is a list but no pitch.
 */
export function formationLines({
  formation,
  starters,
}: Pick<TeamLineUp, "formation" | "starters">): LineUpPlayer[][] | undefined {
  const lines = linesOfGrid(starters) ?? linesOfFormation(formation, starters);
  const isDrawable = lines?.[0]?.length === KEEPER && lines.length > 2 && lines.every((line) => line.length <= WIDEST);
  return isDrawable ? lines : undefined;
}

/** A legend of the marks beside players, and of ratings. */
function MarksLegend() {
  const { t, i18n } = useTranslation("lineups");
  const words = { t, people: i18n.getFixedT(null, "people") };
  return (
    <details className={`card ${marksStyles.legend}`}>
      <summary>{t("legend")}</summary>
      <ul>
        {MARKS.map((kind) => (
          <li key={kind}>
            <i className={`${marksStyles.mark} ${marksStyles[kind]}`} aria-hidden="true" />
            {` ${markName(kind, words)}`}
          </li>
        ))}
        <li>
          <i className={marksStyles.star} aria-hidden="true" />
          {` ${t("manOfTheMatch")}`}
        </li>
        {RATING_BANDS.map((band) => (
          <li key={band}>
            <i className={`${marksStyles.rating} ${marksStyles[band]}`} aria-hidden="true" />
            {` ${t(`band.${band}`)}`}
          </li>
        ))}
      </ul>
      <p className="note">{t("scale")}</p>
    </details>
  );
}

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
