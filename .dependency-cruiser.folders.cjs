// A folder of the app can be read without those that use it: no cycles between folders. A configuration of its own, since
// tests may look at what they like.
module.exports = {
  forbidden: [
    { name: "no-folder-cycles", severity: "error", scope: "folder", from: { path: "^app/" }, to: { circular: true } },
  ],
  options: {
    includeOnly: "^app/",
    exclude: { path: "\\.test\\.tsx?$|/test-[a-z-]+\\.tsx?$|\\.d\\.ts$" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ["exports"], extensions: [".ts", ".tsx", ".mjs", ".js", ".json"] },
  },
};
