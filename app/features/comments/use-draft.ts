import { useState } from "react";
import { type DraftPlace, readDraft, writeDraft } from "./drafts.ts";

/** The text of a form, which survives page loads until it is posted. */
export function useDraft(place: DraftPlace): readonly [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => readDraft(place));
  const write = (next: string) => {
    setText(next);
    writeDraft(place, next);
  };
  return [text, write];
}
