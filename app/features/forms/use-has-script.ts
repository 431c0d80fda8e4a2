import { useEffect, useState } from "react";

/** False in server markup and during hydration, so that both match. */
export function useHasScript(): boolean {
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);
  return hasScript;
}
