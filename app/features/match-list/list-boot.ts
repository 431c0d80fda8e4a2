import { applyFolds } from "./apply-folds.ts";
import { takeUpRowsInTurns } from "./later-rows.ts";

// Stands in the page in front of the list.
const place = document.currentScript?.parentElement;

if (place) applyFolds(place, () => localStorage);
takeUpRowsInTurns(document);
