import { applyFolds } from "./apply-folds.ts";
import { takeUpGroupsInTurns } from "./later-groups.ts";

// Stands in the page in front of the list.
const place = document.currentScript?.parentElement;

if (place) applyFolds(place, () => localStorage);
takeUpGroupsInTurns(document);
