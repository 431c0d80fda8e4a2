import type * as z from "zod/mini";
import type { Channel } from "../domain/match-info.ts";
import { rows } from "./rows.ts";
import { OptionalText, Text, wireObject } from "./scalars.ts";

const WireChannel = wireObject({ country: Text, channel: Text, url: OptionalText });

/** Who shows a match, by country. Addresses are not read: a page names channels, it does not lead to them. */
export const CHANNELS = { tv: rows("tv", WireChannel) };

/** A row whose country is no ISO 3166-1 code is left out. */
export const parseChannels = (given: readonly z.output<typeof WireChannel>[]): Channel[] =>
  given.flatMap(({ country, channel }) =>
    /^[A-Za-z]{2}$/.test(country) && channel !== "" ? [{ country: country.toUpperCase(), name: channel }] : [],
  );
