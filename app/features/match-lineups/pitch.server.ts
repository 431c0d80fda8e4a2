import type { LineUpPlayer, TeamLineUp } from "#contract/domain/line-ups";
import type { Match, Side } from "#contract/domain/match";
import { namedPlayer } from "~/features/people/name-of";
import { html, type Markup } from "~/server-markup/html";
import { formationLines } from "./formation-lines.ts";
import { type KitColours, kitColours } from "./kit-colours.ts";
import type { LineUpFacts } from "./line-up-facts.ts";
import { bareMarks, ratingBadge } from "./player-marks.server.ts";
import type { Substitutions } from "./substitutions.ts";

export interface SideOnPitch {
  side: Side;
  team: TeamLineUp;
  substitutions: Substitutions;
}

const SHIRT = "M12 2 2 8l4 9 4-2v18h20V15l4 2 4-9L28 2q-8 5-16 0z";
/** The shape, once for all shirts of the page. */
const SHAPE = html`<svg class="shape"><path id="shirt" d="${SHIRT}"/></svg>`;

const shirt = (number: number | undefined, kit: KitColours | undefined): Markup =>
  kit
    ? html`<svg class="shirt" viewBox="0 0 40 35"><use href="#shirt" fill="${kit.shirt}"/><text x="20" y="24" fill="${kit.number}">${number}</text></svg>`
    : html`<svg class="shirt plain" viewBox="0 0 40 35"><use href="#shirt"/><text x="20" y="24">${number}</text></svg>`;

function onPitch(
  player: LineUpPlayer,
  { substitutions }: SideOnPitch,
  kit: KitColours | undefined,
  facts: LineUpFacts,
): Markup {
  const { name, href } = namedPlayer(player, facts);
  const minute = substitutions.minuteOff(player);
  const off = minute !== undefined && html`<span class="ch num"><i class="mk off"></i>${minute}'</span>`;
  const captain = player.isCaptain && html` <b>C</b>`;
  const looks = html`${shirt(player.number, kit)}${ratingBadge(player, facts)}<span class="mks">${bareMarks(player)}</span>${off}<span class="who">${name}${captain}</span>`;
  // Out of the keyboard's way: the list beside the pitch has the same links, with words for the marks.
  return href ? html`<a class="pl" tabindex="-1" href="${href}">${looks}</a>` : html`<span class="pl">${looks}</span>`;
}

function half(of: SideOnPitch, lines: LineUpPlayer[][], { name }: Match[Side], facts: LineUpFacts): Markup {
  const { side, team } = of;
  const kit = kitColours(team.kit);
  const formation = team.formation && html` <b class="num">${team.formation}</b>`;
  const rows = lines.map(
    (line) => html`<div class="ln">${line.map((player) => onPitch(player, of, kit, facts))}</div>`,
  );
  return html`<div class="half ${side}"><p>${name}${formation}</p>${rows}</div>`;
}

/**
 * Both sides on a pitch, for eyes only; nothing where a side's places are not known. On phones the home side plays
 * downwards, elsewhere to the right: each line is in the order of the side's own left, which the style turns.
 */
export function pitch(sides: readonly SideOnPitch[], match: Match, facts: LineUpFacts): Markup | undefined {
  const halves = sides.map((of) => {
    const lines = formationLines(of.team);
    return lines && half(of, lines, match[of.side], facts);
  });
  if (halves.some((one) => !one)) return undefined;
  return html`${SHAPE}${halves.flatMap((one) => one ?? [])}`;
}
