import { useEffect, useState } from "react";
import { FORMAT_EVENT, formatOf, type OfferedFormat, readFormat } from "~/features/odds/odds-formats";

/** The visitor's odds format; decimal until read from the browser. */
export function useOddsFormat(): OfferedFormat {
  const [format, setFormat] = useState<OfferedFormat>("decimal");
  useEffect(() => {
    setFormat(readFormat() ?? "decimal");
    const follow = (event: Event) => setFormat(formatOf((event as CustomEvent<string>).detail) ?? "decimal");
    document.addEventListener(FORMAT_EVENT, follow);
    return () => document.removeEventListener(FORMAT_EVENT, follow);
  }, []);
  return format;
}

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
