import { useEffect, useState } from "react";

const EVERY = 5_000;

/** The site's clock, which goes on from the instant of the page; the device's own may be wrong by hours. */
export function useSiteNow(loadedAt: number): number {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setPassed(performance.now() - start), EVERY);
    return () => clearInterval(timer);
  }, []);
  return loadedAt + passed;
}
