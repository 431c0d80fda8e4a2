// What the project's modules import, as esbuild resolves it: without types and unused imports. Packages, and addresses
// that plugins of the build answer, are named but not followed.
import path from "node:path";
import { build } from "esbuild";
import { ROOT } from "../lib/project.mjs";

/** What plugins add to addresses of modules. */
const QUERIES = ["inline", "url", "inline-script", "script-file", "script-file=sw.js"];

const OPTIONS = {
  absWorkingDir: ROOT,
  outdir: "build",
  bundle: true,
  write: false,
  metafile: true,
  format: "esm",
  jsx: "automatic",
  logLevel: "silent",
  external: QUERIES.map((query) => `*?${query}`),
  loader: { ".css": "empty", ".module.css": "empty", ".json": "empty" },
};

/**
 * The imports of these modules and of all that they import, by file; files are relative to the project.
 * @param {readonly string[]} entries
 * @returns {Promise<Record<string, { imports: { path: string, kind: string, external?: boolean }[] }>>}
 */
export async function moduleGraph(entries) {
  // One entry for all: each of its own would be written with all that it imports.
  const contents = entries.map((file) => `import ${JSON.stringify(`./${file}`)};`).join("\n");
  const { metafile } = await build({ ...OPTIONS, stdin: { contents, resolveDir: ROOT }, packages: "external" });
  return metafile.inputs;
}

/**
 * A module and the files that it imports statically, directly or not, each once and in the order of execution.
 * @param {Awaited<ReturnType<typeof moduleGraph>>} graph
 * @param {string} file
 * @param {Set<string>} seen
 * @returns {string[]}
 */
export function filesBehind(graph, file, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = (graph[file]?.imports ?? []).filter(({ kind, external }) => kind === "import-statement" && !external);
  return [...imports.flatMap(({ path: imported }) => filesBehind(graph, imported, seen)), file];
}

/**
 * What a module and the files behind it import from elsewhere: packages, `virtual:` modules, addresses with a query.
 * @param {Awaited<ReturnType<typeof moduleGraph>>} graph
 * @param {readonly string[]} files
 */
export const externalImports = (graph, files) =>
  files.flatMap((file) =>
    (graph[file]?.imports ?? []).filter(({ external }) => external).map((one) => ({ file, source: one.path })),
  );

/**
 * The code of these modules with all that they import, packages included, minified: it changes when what runs does.
 * @param {readonly string[]} entries
 */
export async function codeBehind(entries) {
  const { outputFiles } = await build({
    ...OPTIONS,
    entryPoints: [...entries],
    splitting: true,
    minify: true,
    target: "es2020",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  });
  return outputFiles.map(({ path: file, text }) => `${path.basename(file)}\n${text}`).sort();
}
