import { familyOf } from "./share-letters.ts";

/** The left and right end of a text's ink, in units of its letters' size. */
type InkOf = (text: string, family: string) => readonly [left: number, right: number];

const TEXT = /<text x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)" text-anchor="(\w+)" fill="([^"]+)">(.*?)<\/text>/g;
const RUN = /<tspan font-family="([^"]+)">(.*?)<\/tspan>/g;
const KHMER = familyOf("khmer");
/** A letter with what stands under, over, before and behind it; or a space; or anything else between two of these. */
const SYLLABLE = /[\u1780-\u17b3](?:\u17d2[\u1780-\u17b3]|[\u17b4-\u17d1\u17d3\u17dd])*|\s+|[^\u1780-\u17b3\s]+/g;

/** Between two syllables, and a space's. */
const GAP = 0.09;
const SPACE = 0.3;

interface Placed {
  text: string;
  family: string;
  at: number;
}

function placeSyllables(runs: string, inkOf: InkOf): { placed: Placed[]; width: number } {
  const placed: Placed[] = [];
  let end = 0;
  for (const [, family = "", text = ""] of runs.matchAll(RUN)) {
    for (const [part] of text.matchAll(SYLLABLE)) {
      if (part.trim() === "") {
        end += SPACE;
        continue;
      }
      const [left, right] = inkOf(part, family);
      placed.push({ text: part, family, at: end - left });
      end += right - left + GAP;
    }
  }
  return { placed, width: end - GAP };
}

const SHARES: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

/**
 * A drawing with each syllable of its Khmer in a place of its own: the rasteriser takes the width of a syllable's last
 * part for that of the whole, so that the next one would lie over it.
 */
export const spaceKhmer = (svg: string, inkOf: InkOf): string =>
  svg.replaceAll(TEXT, (whole, x: string, y: string, size: string, anchor: string, ink: string, runs: string) => {
    if (!runs.includes(KHMER)) return whole;
    const { placed, width } = placeSyllables(runs, inkOf);
    const left = Number(x) - (SHARES[anchor] ?? 0) * width * Number(size);
    const parts = placed.map(
      ({ text, family, at }) =>
        `<text x="${(left + at * Number(size)).toFixed(1)}" y="${y}" font-family="${family}">${text}</text>`,
    );
    return `<g font-size="${size}" fill="${ink}">${parts.join("")}</g>`;
  });
