import { LIVE_KEYS } from "#contract/tables/live-keys";

/** Milliseconds to add to the machine's clock to get the engine's. */
export async function clockOffset(site: string): Promise<number> {
  const message = (await (await fetch(`${site}/live/football?since=0`)).json()) as Record<string, number>;
  return (message[LIVE_KEYS.now] ?? Number.NaN) - Date.now();
}
