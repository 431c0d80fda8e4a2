import { useEffect, useState } from "react";

/** False in the server's markup and while React takes it over, so that both are the same. */
export function useHasScript(): boolean {
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);
  return hasScript;
}
