/** Production refuses to serve while one of these is set. */
const LOCAL_ONLY = ["NOW", "CLOCK_SPEED", "DEV_TOKEN", "FIREBASE_EMULATOR_URL"];
/** Ids of stores as Cloudflare gives them: 32 hexadecimal digits, with or without dashes. */
const GIVEN_ID = /^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/;

/** The first store that still has its name in place of an id; undefined if all have ids. */
function placeholderIn({ kv_namespaces, d1_databases }) {
  const ids = [...kv_namespaces.map(({ id }) => id), ...d1_databases.map(({ database_id }) => database_id)];
  return ids.find((id) => !GIVEN_ID.test(id ?? ""));
}

const hostOf = (route) => (typeof route === "string" ? route : route.pattern).replace(/\/.*$/, "");

/**
 * The hosts by which a worker is reached.
 * @param {{ routes?: (string | { pattern: string })[] }} config
 */
export const hostsOf = ({ routes = [] }) => routes.map(hostOf);

/** Why the addresses of an edge cannot be deployed; undefined if they can. */
function faultOfAddresses(config) {
  const { vars, services } = config;
  if (!services?.some(({ binding }) => binding === "UPSTREAM") && !vars.API_BASE_URL)
    return "has neither the service binding UPSTREAM nor API_BASE_URL, so it would have no data";
  const hosts = hostsOf(config);
  if (hosts.length === 0) return "has no address: put one into routes";
  const listed = String(vars.SITE_HOSTS ?? "")
    .split(",")
    .map((host) => host.trim())
    .filter(Boolean);
  const missing = listed.length > 0 ? hosts.find((host) => !listed.includes(host)) : undefined;
  return missing && `has the address ${missing}, which SITE_HOSTS does not list: it would only redirect`;
}

/**
 * Why a worker must not be deployed so; undefined if it may. A dry run deploys nothing, so what an operator still has to
 * fill in does not matter to it.
 */
export function refusalOf({ file, config }, { isDryRun }) {
  const { vars } = config;
  const local = LOCAL_ONLY.find((name) => name in vars);
  if (local) return `${file} sets ${local}, which only a local server may have. Remove it before deploying.`;
  if (vars.ENVIRONMENT !== "production") return `${file} must say ENVIRONMENT = "production" in every environment.`;
  if (isDryRun) return undefined;
  const placeholder = placeholderIn(config);
  if (placeholder) return `${file} names ${placeholder} by its name: put its id there (README, "Deployment", step 2).`;
  const isEdge = config.assets !== undefined;
  const fault = isEdge ? faultOfAddresses(config) : undefined;
  return fault && `${file} ${fault} (docs/deploy.md#hosts).`;
}
