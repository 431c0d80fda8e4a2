import { useEffect, useState } from "react";

/** Focuses an element by id as soon as it exists. */
export function useLateFocus(): (id: string) => void {
  const [id, setId] = useState<string>();
  // After each render: query cache updates arrive in a later one.
  useEffect(() => {
    const element = id === undefined ? null : document.getElementById(id);
    if (!element) return;
    element.focus();
    setId(undefined);
  });
  return setId;
}
