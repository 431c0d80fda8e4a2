import { servicesIn } from "../../contract/tables/supplier-services.ts";
import { readWord } from "../../contract/tables/word-variables.ts";
import { WranglerFault } from "./run-wrangler.mjs";

const KEYS_OF_SUPPLIERS = {
  "api-football": "API_SPORTS_KEY",
  "api-basketball": "API_SPORTS_KEY",
  "football-data": "FOOTBALL_DATA_KEY",
};
const SERVICES_OF_CHECKS = ["turnstile", "recaptcha"];

/** What a configuration must not hold as a variable, which anybody who reads the repository sees. */
export const SECRETS = [
  "ADMIN_TOKEN",
  "API_SPORTS_KEY",
  "BOTCHECK_SECRET",
  "CONTEST_KEY",
  "FCM_SERVICE_ACCOUNT",
  "FOOTBALL_DATA_KEY",
  "LINE_CLIENT_SECRET",
  "MAIL_TOKEN",
  "MEMBERS_SECRET",
  "PREVIEW_SECRET",
  "PUSH_PRIVATE_KEY",
  "SESSION_KEYS",
  "SMS_SECRET",
  "ZALO_CLIENT_SECRET",
];

/**
 * Names of secrets that a worker's configuration makes it need.
 * @param {{ vars: Record<string, string>, assets?: object, services?: object[] }} config
 */
export function requiredSecrets({ vars, assets, services }) {
  const isEdge = assets !== undefined;
  if (isEdge)
    return [
      "SESSION_KEYS",
      ...(services?.length > 0 ? ["MEMBERS_SECRET"] : []),
      ...(SERVICES_OF_CHECKS.includes(vars.BOTCHECK_PROVIDER) ? ["BOTCHECK_SECRET"] : []),
    ];
  const keys = servicesIn(vars.SUPPLIERS).flatMap(({ code }) => KEYS_OF_SUPPLIERS[code] ?? []);
  return [
    "MEMBERS_SECRET",
    ...new Set(keys),
    ...(vars.PUSH_PUBLIC_KEY ? ["PUSH_PRIVATE_KEY"] : []),
    ...(readWord("SMS_PROVIDER", vars.SMS_PROVIDER) === "twilio" ? ["SMS_SECRET"] : []),
    ...(vars.LINE_CLIENT_ID ? ["LINE_CLIENT_SECRET"] : []),
    ...(vars.ZALO_CLIENT_ID ? ["ZALO_CLIENT_SECRET"] : []),
    ...(readWord("MAIL_PROVIDER", vars.MAIL_PROVIDER) === "http" ? ["MAIL_TOKEN"] : []),
  ];
}

/** What `wrangler secret list` prints where the account has no such worker. */
const NO_WORKER = /Worker "[^"]*".* not found\./;

/** Those that a deployed worker lacks, asked from wrangler; all of them before there is one. */
export async function missingSecrets({ config, args }, wrangler) {
  const question = ["secret", "list", "--format", "json", ...args];
  const { code, stdout, output } = await wrangler(question);
  if (code !== 0 && !NO_WORKER.test(output)) throw new WranglerFault(question, output);
  const known = code === 0 ? JSON.parse(stdout.slice(stdout.indexOf("["))).map(({ name }) => name) : [];
  return requiredSecrets(config).filter((name) => !known.includes(name));
}
