import { FOLDS_KEY, readFolds } from "./folds.ts";

// Stands in the page in front of the list: folds and unfolds each competition as soon as the parser has made it, before
// it is painted, so that nothing moves. The page itself is everyone's and knows nothing of it.
const place = document.currentScript?.parentNode;
const folds = readFolds(storedFolds());

if (place && folds.size > 0) {
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node instanceof HTMLDetailsElement) applyTo(node);
        // A late list comes as a whole.
        else if (node instanceof Element && node.id === "list") node.querySelectorAll("details").forEach(applyTo);
      }
    }
  });
  observer.observe(place, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => observer.disconnect());
}

function applyTo(group: HTMLDetailsElement): void {
  group.open = folds.get(group.dataset.g ?? "") ?? group.open;
}

// Where the visitor forbids storage, asking for it throws.
function storedFolds(): string | null {
  try {
    return localStorage.getItem(FOLDS_KEY);
  } catch {
    return null;
  }
}
