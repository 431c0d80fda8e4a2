import { useEffect, useState } from "react";

/** Gives the focus to an element by its id, once it is there. */
export function useLateFocus(): (id: string) => void {
  const [id, setId] = useState<string>();
  // After each rendering: what the query cache was given comes with a later one.
  useEffect(() => {
    const element = id === undefined ? null : document.getElementById(id);
    if (!element) return;
    element.focus();
    setId(undefined);
  });
  return setId;
}
