import type { Sport } from "#contract/tables/sports";

type Branches<Value extends { sport: Sport }> = {
  readonly [Code in Value["sport"]]: (value: Extract<Value, { sport: Code }>) => unknown;
};

/**
 * Calls the branch of a value's sport. For values whose shape depends on the sport, such as the answers of the sports'
 * calls: each branch gets its own shape, and there is one for each sport that the value can be of. Differences in data
 * alone are in the adapter.
 */
export function bySport<Value extends { sport: Sport }, Of extends Branches<Value>>(
  value: Value,
  branches: Of,
): ReturnType<Of[Value["sport"]]> {
  const branch = branches[value.sport as Value["sport"]] as (value: Value) => ReturnType<Of[Value["sport"]]>;
  return branch(value);
}
