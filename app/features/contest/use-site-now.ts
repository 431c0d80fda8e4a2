import { useEffect, useState } from "react";

const EVERY = 5_000;

/** The server's clock, advanced from the time of the page; the device's own may be hours off. */
export function useSiteNow(loadedAt: number): number {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setPassed(performance.now() - start), EVERY);
    return () => clearInterval(timer);
  }, []);
  return loadedAt + passed;
}
