/** Seconds between two questions. */
const EVERY = 5;
/** Milliseconds. */
const LIMIT = 10_000;

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

/**
 * Whether the site stays healthy for so many seconds: `/health` is asked all the while, of one version of the worker
 * (`name`) where it is given.
 * @param {{ site: string, name: string, version?: string, seconds: number, get?: Function, wait?: Function, say?: Function }} watch
 */
export async function staysHealthy({ site, name, version, seconds, get = fetch, wait = pause, say = () => {} }) {
  const headers = version ? { "Cloudflare-Workers-Version-Overrides": `${name}="${version}"` } : {};
  // A version is found everywhere only a few seconds after its deployment.
  for (let passed = 0; passed < seconds; passed += EVERY) {
    await wait(EVERY);
    const status = await get(new URL("/health", site), { headers, signal: AbortSignal.timeout(LIMIT) }).then(
      (answer) => answer.status,
      (error) => error.message,
    );
    if (status === 200) continue;
    say(`${site}/health: ${status}`);
    return false;
  }
  return true;
}
