import type { SeasonCheck, SupplierCheck } from "./check-supplier.ts";

const seasonLines = ({ id, name, matches, clubs, unknown, refused, reason }: SeasonCheck): string[] => [
  `${name} (${id}): ${matches} matches of ${clubs} clubs, ${unknown.length} clubs not known for certain`,
  ...unknown.map(({ name: club, suggestions }) =>
    suggestions.length > 0 ? `  ${club}: perhaps ${suggestions.join(", ")}` : `  ${club}: like nobody`,
  ),
  ...(refused > 0 ? [`  ${refused} rows could not be read; the first: ${reason}`] : []),
];

/** A check as an operator reads it. */
export const checkLines = ({
  supplier,
  listed,
  covered,
  missing,
  seasons,
  quota,
  requests,
  failure,
}: SupplierCheck): string[] => [
  listed === undefined
    ? `${supplier}: not known what it covers`
    : `${supplier}: competitions listed: ${listed}, ${covered.length} of them ours`,
  ...covered.map(({ id, name, season, theirId }) => `  ${id} ${name} ${season} (there ${theirId})`),
  ...(missing.length > 0 ? [`Not found: ${missing.join(", ")}`] : []),
  ...seasons.flatMap(seasonLines),
  quota
    ? `Quota: ${quota.leftToday} of ${quota.perDay} requests left today, ${quota.perMinute} a minute; made now: ${requests}`
    : `Quota: not known; requests made now: ${requests}`,
  ...(failure === undefined ? [] : [`Ended early: ${failure}`]),
];
