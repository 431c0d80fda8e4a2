import type { Stage } from "#contract/domain/match";
import { buildRound } from "../imports/round-label.ts";

export interface Round {
  stage: Stage;
  matchday?: number;
  group?: string;
}

/** "Regular Season - 30", "Group Stage - 2", "Group A - 3", "League Stage - 5", "Clausura - Semi-finals". */
const PARTS = /^(.*?)(?:\s+-\s+(.+))?$/;

const numbered = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined;

/** Early rounds of cups are numbered; the loser is eliminated. */
const EARLY = /qualif|preliminary|^\d+(st|nd|rd|th) round$/i;

/** The stage for a supplier's name of a round; unknown names mean the usual stage of such a competition. */
export function readRound(text: string, kind: "league" | "cup"): Round {
  const [, head = "", tail] = PARTS.exec(text.trim()) ?? [];
  const matchday = numbered(tail);
  const day = matchday === undefined ? {} : { matchday };
  if (/^league (stage|phase)$/i.test(head)) return { stage: "league_phase", ...day };
  const letter = /^group ([a-l])$/i.exec(head)?.[1];
  if (kind === "cup" && letter) return { stage: "group", group: letter.toUpperCase(), ...day };
  if (kind === "cup" && /^group/i.test(head)) return { stage: "group", ...day };
  if (matchday !== undefined && kind === "league") return { stage: "regular", matchday };
  const words = tail !== undefined && matchday === undefined ? tail : head;
  if (kind === "cup" && EARLY.test(words)) return { stage: "qualifying" };
  const known = buildRound(words);
  if (known && !(kind === "league" && known.stage === "final" && tail === undefined)) return toRound(known, kind);
  return kind === "league" ? { stage: known ? "playoff" : "regular" } : { stage: "qualifying" };
}

/** A league's knock-out rounds decide among some of its clubs. */
const toRound = ({ stage, matchday, group }: Round, kind: "league" | "cup"): Round => {
  const isOfLeague = stage === "regular" || stage === "league_phase" || stage === "group";
  if (kind === "league" && !isOfLeague) return { stage: "playoff" };
  return { stage, ...(matchday !== undefined && { matchday }), ...(group !== undefined && { group }) };
};
