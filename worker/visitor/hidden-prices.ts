import type { View } from "#contract/tables/view-choices";

/** Why a visitor sees no prices: where they are, as the operator hides them until chosen, or by their own choice. */
export type HiddenPrices = "country" | "default" | "choice";

interface PriceFacts {
  isAllowed: boolean;
  isHiddenByDefault: boolean;
  view: View | undefined;
}

export function hiddenPrices({ isAllowed, isHiddenByDefault, view }: PriceFacts): HiddenPrices | undefined {
  if (!isAllowed) return "country";
  if (view?.noOdds) return "choice";
  return isHiddenByDefault && !view?.showOdds ? "default" : undefined;
}
