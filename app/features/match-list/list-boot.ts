import { applyFolds } from "./apply-folds.ts";
import { insertDeferredGroupsInTurns } from "./deferred-groups.ts";

// Stands in the page in front of the list.
const place = document.currentScript?.parentElement;

if (place) applyFolds(place, () => localStorage);
insertDeferredGroupsInTurns(document);
