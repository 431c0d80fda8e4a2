import * as z from "zod/mini";
import { ABSENCE_CERTAINTIES, ABSENCE_KINDS, type LineUpAbsence, type SquadStatus } from "../../domain/line-ups.ts";
import { callAddress, type Sport } from "../../tables/sports.ts";
import { endpoint } from "../../wire/endpoint.ts";
import { IdParam, LangParam } from "../../wire/parameters.ts";
import { PLAYER_REF, parsePlayer } from "../../wire/player-ref.ts";
import { rows } from "../../wire/rows.ts";
import { EpochMs, OptionalText, Text, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";
import { known, parseDate } from "./people-wire.ts";

const WireAbsence = wireObject({
  ...PLAYER_REF,
  kind: z.enum(ABSENCE_KINDS),
  certainty: z.enum(ABSENCE_CERTAINTIES),
  /** Translation key. */
  reason: Text,
  since: OptionalText,
  until: OptionalText,
});
export type AbsenceWire = WireOf<typeof WireAbsence>;

const SquadStatusResult = z.object({
  data: wireObject({ home: rows("home", WireAbsence), away: rows("away", WireAbsence), updatedAt: EpochMs }),
});
export type SquadStatusBody = WireOf<typeof SquadStatusResult>;

const parseAbsence = (row: z.output<typeof WireAbsence>): LineUpAbsence =>
  known<LineUpAbsence>({
    ...parsePlayer(row),
    kind: row.kind,
    certainty: row.certainty,
    reason: row.reason,
    since: parseDate(row.since),
    until: parseDate(row.until),
  });

/** Players of both teams who miss a match, or may miss it, as far as known. */
export const statusOfSquads = (sport: Sport) =>
  endpoint({
    ...callAddress(sport, "squadStatus", "/match/analysis/getSquadStatus"),
    namesOne: true,
    query: z.object({ matchId: IdParam, lang: LangParam }),
    result: SquadStatusResult,
    toValue: ({ data }): SquadStatus => ({
      home: data.home.map(parseAbsence),
      away: data.away.map(parseAbsence),
      updatedAt: data.updatedAt,
    }),
    cache: { freshFor: 30, staleFor: 300, keepFor: 86_400, store: "kv" },
  });
