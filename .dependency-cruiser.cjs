// The arrows between folders (docs/decisions/0001). What a folder may import is a rule here, not goodwill.
const TEST = "\\.(test|pool\\.test)\\.tsx?$|/test-[a-z-]+\\.tsx?$|^test/";
// The layers of app/, each of which may import itself, what stands before it and the table of islands
// (docs/decisions/0022). Entry files, the route table and the root put them together.
const LAYERS = ["i18n", "page", "runtime", "sports", "ui", "features", "shell", "pages"];
// The groups of upstream/, in the same way: what a match is, where matches come from, what members get, and the calls.
const GROUPS = [
  "data",
  "match",
  "platform",
  "competitions",
  "store",
  "simulator",
  "imports",
  "suppliers",
  "matches",
  "services",
  "operator",
  "seed",
  "api",
];
const orderedFolders = (root, folders, imports = {}, tables = "") =>
  folders.map((folder, index) => ({
    name: `${root}-${folder}`,
    comment: `${folder} imports ${folders.slice(0, index + 1).join(", ")}; nothing imports an entry.`,
    severity: "error",
    from: { path: `^${root}/${folder}/`, pathNot: TEST },
    to: {
      ...imports,
      path: `^${root}/`,
      pathNot: `^${root}/(${folders.slice(0, index + 1).join("|")})/|\\.d\\.ts$${tables}`,
    },
  }));

const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: TEST },
  to: { path: "^(app|bench|contract|content|e2e|raster|scripts|upstream|worker)/", pathNot: allowed },
});

module.exports = {
  forbidden: [
    only(
      "contract-reaches-nothing",
      "^contract/",
      "^contract/",
      "The contract is shared by all; it imports zod and itself.",
    ),
    only(
      "worker-reaches-contract",
      "^worker/",
      "^(worker|contract)/",
      "The edge knows the upstream only by the contract.",
    ),
    only(
      "upstream-reaches-contract",
      "^upstream/",
      "^(upstream|contract|raster)/",
      "The reference upstream is a peer, not a part of the site. Both it and the build draw bitmaps.",
    ),
    only(
      "upstream-data-reaches-nothing",
      "^upstream/data/",
      "^(upstream/data|contract)/",
      "Tables of the reference upstream: logic imports them, never the other way round.",
    ),
    only("raster-reaches-nothing", "^raster/", "^raster/", "It draws what it is given."),
    only(
      "app-reaches-contract",
      "^app/",
      "^(app|contract|worker/pages/context\\.ts$)",
      "The app gets everything else through the load context.",
    ),
    {
      name: "app-takes-values-from-tables-only",
      severity: "error",
      comment:
        "zod and the parsers stay out of the client: of the contract only tables, the rules of forms and contests, pure arithmetic (zones, odds, colours), bounded caches and the filling of texts are values.",
      from: { path: "^app/", pathNot: TEST },
      to: {
        path: "^(contract|worker)/",
        pathNot: "^contract/((colours|contests|members|memory|odds|tables|text|time)/|domain/status\\.ts$)",
        dependencyTypesNot: ["type-only"],
      },
    },
    ...orderedFolders("app", LAYERS, {}, "|^app/islands\\.ts$"),
    ...orderedFolders("upstream", GROUPS, { dependencyTypesNot: ["type-only"] }),
    {
      name: "pages-apart",
      comment: "What two pages share is a feature.",
      severity: "error",
      from: { path: "^app/pages/([^/]+)/", pathNot: TEST },
      to: { path: "^app/(pages|shell)/", pathNot: "^app/pages/$1/" },
    },
    {
      name: "islands-stay-in-the-browser",
      comment: "What an island imports, directly or not, must not be code of the server.",
      severity: "error",
      from: { path: "\\.island\\.tsx$" },
      to: { path: "\\.server\\.tsx?$", reachable: true },
    },
    {
      name: "contract-packages",
      severity: "error",
      comment: "zod, and in one module each what knows the phone numbers of the world and what people see of colours.",
      from: {
        path: "^contract/",
        pathNot: `${TEST}|^contract/(?:members/phone-number|colours/(?:contrast|pick-pair))\\.ts$`,
      },
      to: { dependencyTypes: ["npm"], pathNot: "node_modules/zod/" },
    },
    {
      name: "databases-belong-to-workers",
      severity: "error",
      comment:
        "No command, test or benchmark opens a database file: a worker's reads and writes fail while another process uses its database. Commands send what they have to a running site (upstream/api/dev, /admin). One file takes wrangler's reader of configurations.",
      from: { pathNot: "^scripts/deploy/environments\\.mjs$" },
      to: { path: "^(node:)?sqlite$|node_modules/(better-sqlite3|sqlite3|sql\\.js|@?libsql|miniflare|wrangler)(/|$)" },
    },
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-orphans",
      severity: "error",
      from: {
        orphan: true,
        path: "^(app|contract|raster|upstream|worker)/",
        pathNot: `\\.d\\.ts$|^upstream/identity-provider/|^app/(entry\\.client\\.tsx|shell/boot/full-page-load\\.ts)$|${TEST}`,
      },
      to: {},
    },
    {
      name: "nothing-unresolved",
      severity: "error",
      // What a benchmark's workers are served with is bundled beside them.
      from: { pathNot: "^bench/workers/" },
      to: { couldNotResolve: true, pathNot: "^(cloudflare:|virtual:|\\.\\./build/)|build/server" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^build/|(^|/)\\.wrangler/" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["workerd", "import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
