import { listedIn } from "../../contract/text/listed-in.ts";
import { configurationFaults } from "../../upstream/platform/configuration-faults.ts";
import { faultOfFavourites, favouriteBindings } from "../../upstream/platform/favourite-bindings.ts";
import { decideRefusal, LOCAL_ONLY } from "../../worker/settings/settings.ts";
import { SECRETS } from "./required-secrets.mjs";

/** In place of secrets, which a configuration does not hold. */
const PLACEHOLDERS = { SESSION_KEYS: `2026a:${"A".repeat(43)}`, BOTCHECK_SECRET: "in place of a secret" };

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
  const listed = listedIn(vars.SITE_HOSTS?.toLowerCase());
  const missing = listed.length > 0 ? hosts.find((host) => !listed.includes(host.toLowerCase())) : undefined;
  return missing && `has the address ${missing}, which SITE_HOSTS does not list: it would only redirect`;
}

/** Why a configuration is unsafe, wherever it is deployed; undefined if it is safe. */
function dangerOf({ vars }) {
  const local = LOCAL_ONLY.find((name) => name in vars);
  if (local) return `sets ${local}, which only a local server may have. Remove it before deploying.`;
  if (vars.ENVIRONMENT !== "production") return 'must say ENVIRONMENT = "production" in every environment.';
  const secret = SECRETS.find((name) => name in vars);
  return (
    secret &&
    `holds ${secret} under [vars]: remove it, make a new one and put that as a secret (docs/deploy.md#secrets).`
  );
}

/** Whether a database with favourites is left out between others. */
function gapIn({ d1_databases }) {
  const bound = Object.fromEntries(d1_databases.map(({ binding }) => [binding, true]));
  const fault = faultOfFavourites(favouriteBindings(bound));
  return fault && `has others, and ${fault} (docs/backup.md#more-databases-for-favourites).`;
}

/** What a worker would refuse, or read as another word with a line in its log; undefined if there is nothing. */
function unreadIn({ vars }, isEdge) {
  const refusal = isEdge ? decideRefusal({ ...vars, ...PLACEHOLDERS }) : undefined;
  if (refusal) return `would be refused by the edge: ${refusal}.`;
  const [fault] = configurationFaults(vars);
  return fault && `has ${fault.name}=${vars[fault.name]}: ${fault.reason} (docs/configuration.md).`;
}

/**
 * Why a worker must not be deployed so; undefined if it may. A dry run deploys nothing, so what an operator still has to
 * fill in does not matter to it.
 */
export function refusalOf({ file, config }, { isDryRun }) {
  const isEdge = config.assets !== undefined;
  const fault = dangerOf(config) ?? gapIn(config) ?? unreadIn(config, isEdge);
  if (fault) return `${file} ${fault}`;
  if (isDryRun) return undefined;
  const placeholder = placeholderIn(config);
  if (placeholder) return `${file} names ${placeholder} by its name: put its id there (README, "Deployment", step 2).`;
  const addresses = isEdge ? faultOfAddresses(config) : undefined;
  return addresses && `${file} ${addresses} (docs/deploy.md#hosts).`;
}
