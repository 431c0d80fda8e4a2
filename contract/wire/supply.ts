import type * as z from "zod/mini";
import type { Supply } from "../domain/match-info.ts";
import { optional } from "./preprocess.ts";
import { rows } from "./rows.ts";
import { OptionalEpochMs, Text, wireObject } from "./scalars.ts";

/**
 * Who tells a match, by the names of their services; `silentSince`: the last answer, while the match is in play and
 * none has come for a while. Only of matches that come from suppliers.
 */
const WireSupply = wireObject({ suppliers: rows("suppliers", Text), silentSince: OptionalEpochMs });

export const SUPPLY = { supply: optional(WireSupply) };

export const parseSupply = ({ supply }: { supply?: z.output<typeof WireSupply> | undefined }): { supply?: Supply } =>
  supply
    ? {
        supply: {
          suppliers: supply.suppliers,
          ...(supply.silentSince !== undefined && { silentSince: supply.silentSince }),
        },
      }
    : {};
