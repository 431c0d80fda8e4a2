import { slug } from "../../data/text/plain-text.ts";

/** Words left out of initials: legal forms, articles, prepositions. */
const LEFT_OUT = new Set(
  "1 fc afc cf sc sv ac as cd ud rc fk sk ca ec club and de do da dos das del la le of the el al i".split(" "),
);

const MOST = 3;

/** Two or three capitals for a name: "Manchester United" → MU, "Arsenal" → ARS, "1. FC Köln" → KOL. */
export function initialsOf(name: string): string {
  const words = slug(name).split("-").filter(Boolean);
  const distinctive = words.filter((word) => !LEFT_OUT.has(word) && !/^\d+$/.test(word));
  const [first = "", ...others] = distinctive.length > 0 ? distinctive : words;
  const letters = others.length === 0 ? first.slice(0, MOST) : [first, ...others].map((word) => word[0]).join("");
  return letters.slice(0, MOST).toUpperCase();
}
