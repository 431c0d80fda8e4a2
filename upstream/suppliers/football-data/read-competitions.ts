import * as z from "zod/mini";
import { DAY } from "#contract/time/units";
import type { CompetitionFacts, Reading } from "../facts.ts";
import { readEach } from "../read-each.ts";

const Competition = z.object({
  id: z.int(),
  name: z.string(),
  type: z.string(),
  area: z.object({ name: z.string() }),
  currentSeason: z.nullable(z.object({ startDate: z.string(), endDate: z.string() })),
});

const Answer = z.object({ competitions: z.array(z.unknown()) });

/** Areas that are not countries. */
const SEVERAL = /^(world|europe|asia|africa|oceania|south america|n\/c america|north america|international)$/i;
/** Answers do not name the key's plan: line-ups are requested always, and read if they come. */
const COVERAGE = { events: true, lineUps: true, statistics: false, prices: false, table: true };

/** `competitions`: those of the key's plan, each with its current season. */
export function readCompetitions(answer: unknown): Reading<CompetitionFacts> {
  const read = Answer.safeParse(answer);
  if (!read.success) throw new Error("not an answer of this supplier");
  return readEach(read.data.competitions, Competition, ({ id, name, type, area, currentSeason }) => {
    if (!currentSeason) return undefined;
    const [from, to] = [Date.parse(currentSeason.startDate), Date.parse(currentSeason.endDate)];
    if (Number.isNaN(from) || Number.isNaN(to)) return { reason: `competition ${id}: no dates` };
    return {
      id: String(id),
      name,
      sport: "football" as const,
      kind: type === "CUP" ? ("cup" as const) : ("league" as const),
      ...(!SEVERAL.test(area.name) && { country: area.name }),
      season: new Date(from).getUTCFullYear(),
      from,
      to: to + DAY,
      coverage: COVERAGE,
    };
  });
}
