import { applyFolds, noteTouchedFolds } from "./apply-folds.ts";
import { insertDeferredGroupsInTurns } from "./deferred-groups.ts";

// Runs inline, right before the list.
const place = document.currentScript?.parentElement;

if (place) {
  applyFolds(place, () => localStorage);
  noteTouchedFolds(place);
}
insertDeferredGroupsInTurns(document);
