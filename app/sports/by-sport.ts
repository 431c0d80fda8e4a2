import type { Sport } from "#contract/tables/sports";

type Of<Value, Code extends Sport> = Extract<Value, { sport: Code }>;

interface Branches<Value, Football, Basketball> {
  football: (value: Of<Value, "football">) => Football;
  basketball: (value: Of<Value, "basketball">) => Basketball;
}

/**
 * Calls the branch of a value's sport. For values whose shape depends on the sport, such as the answers of the two
 * sports' calls: each branch gets its own shape. Differences in data alone are in the adapter.
 */
export const bySport = <Value extends { sport: Sport }, Football, Basketball = Football>(
  value: Value,
  branches: Branches<Value, Football, Basketball>,
): Football | Basketball => {
  const branch = branches[value.sport] as (value: Value) => Football | Basketball;
  return branch(value);
};
