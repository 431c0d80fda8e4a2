// `npm run languages -- [LANGUAGE…]`: what the editors of the languages have to look at (missing, stale and suspicious
// texts, labels without room on narrow phones and at twice the text size), as figures and as a page to work through.
//   -- --no-labels            without a browser: labels are not measured
//   -- --confirm KEY…         these translations are right for the English as it is now (`namespace:group.key`)
//      --in th --in vn        only in these languages
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import fs from "node:fs";
import path from "node:path";
import { createServer } from "vite";
import { requireChromium } from "./lib/chromium.mjs";
import { counted } from "./lib/counted.mjs";
import { writeDevVars } from "./lib/dev-vars.mjs";
import { freePort } from "./lib/ports.mjs";
import { build, install, prepareDatabase } from "./lib/prepare.mjs";
import { die, ROOT, STATE, say } from "./lib/project.mjs";
import { FLAG, readOptions } from "./lib/read-options.mjs";
import { stop, stopWithCommand } from "./lib/server.mjs";
import {
  readConfirmed,
  readMessages,
  sourceHashes,
  staleKeys,
  TRANSLATED,
  withConfirmed,
  writeConfirmed,
} from "./lib/stale-texts.mjs";
import { claimState } from "./lib/states.mjs";
import { tableOf } from "./lib/text-table.mjs";
import { startBoth } from "./lib/workers.mjs";

const USAGE = "npm run languages -- [LANGUAGE…] [--no-labels] | --confirm KEY… [--in LANGUAGE…]";
const OPTIONS = { "no-labels": FLAG, confirm: FLAG, in: { type: "string", multiple: true } };
const { values, positionals } = readOptions(OPTIONS, { usage: USAGE });

const PAGE = ".wrangler/languages.html";
/** A Saturday in the season: lists, tables and matches are full. */
const NOW = "2026-10-17T13:30:00Z";

const english = readMessages("en");
const sources = sourceHashes(english);

const requireKnown = (names, known, what) => {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) die(`There is no ${what} ${unknown.join(", ")}.`);
};

function confirm() {
  const locales = values.in ?? TRANSLATED;
  requireKnown(positionals, Object.keys(sources), "text");
  requireKnown(locales, TRANSLATED, "language");
  writeConfirmed(withConfirmed(sources, readConfirmed(), positionals, locales));
  console.log(`${counted(positionals.length, "text")} confirmed in ${locales.join(", ")}`);
}

async function startSite() {
  stopWithCommand();
  await install();
  const [chromium] = await Promise.all([requireChromium(), build()]);
  process.env.CHROMIUM_PATH = chromium;
  const state = await claimState(`${STATE}-languages`);
  await prepareDatabase(state);
  await writeDevVars();
  const port = await freePort();
  await startBoth(port, { NOW, STORIES: "off" }, state);
  return `http://127.0.0.1:${port}`;
}

async function report() {
  const locales = positionals.length > 0 ? positionals : ["en", ...TRANSLATED];
  requireKnown(locales, ["en", ...TRANSLATED], "language");
  const site = values["no-labels"] ? undefined : await startSite();
  const server = await createServer({
    root: ROOT,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const { languageReport, textsByKey } = await server.ssrLoadModule("/locales/report/language-report.ts");
  const { measureLabels } = await server.ssrLoadModule("/locales/report/measure-labels.ts");
  const { createLookup } = await server.ssrLoadModule("/locales/report/text-lookup.ts");
  const { languageDocument } = await server.ssrLoadModule("/locales/report/LanguagePage.tsx");
  const confirmed = readConfirmed();
  const reports = [];
  for (const locale of locales) {
    const translated = readMessages(locale);
    const stale = locale === "en" ? [] : staleKeys(sources, confirmed, locale);
    const tight = site && (await measureLabels(site, locale, createLookup(textsByKey(translated))));
    if (site) say(`Labels in ${locale} are measured`);
    reports.push(languageReport(locale, { english, translated, stale, tight }));
  }
  fs.mkdirSync(path.join(ROOT, ".wrangler"), { recursive: true });
  fs.writeFileSync(path.join(ROOT, PAGE), languageDocument(reports));
  const rows = reports.map(({ locale, texts, incomplete, stale, suspicious, tight }) => ({
    language: locale,
    texts,
    missing: incomplete.length,
    stale: stale.length,
    "to look at": suspicious.length,
    ...(tight && {
      cut: tight.filter(({ fault }) => fault === "cut").length,
      wrapped: tight.filter(({ fault }) => fault === "wrapped").length,
    }),
  }));
  for (const line of tableOf(Object.keys(rows[0]), rows)) console.log(line);
  console.log(`\nThe page to work through: ${PAGE}`);
  await server.close();
  await stop(0);
}

await (values.confirm ? confirm() : report());
