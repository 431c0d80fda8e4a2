// A folder can be read without those that use it: no circles of values between folders, nor between the groups that hold
// them. A configuration of its own, since tests may look at what they like, and types cost nothing.
module.exports = {
  forbidden: [{ name: "no-folder-circles", severity: "error", scope: "folder", from: {}, to: { circular: true } }],
  options: {
    includeOnly: "^(app|contract|upstream|worker)/",
    exclude: { path: "\\.test\\.tsx?$|/test-[a-z-]+\\.tsx?$|\\.d\\.ts$" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: false,
    enhancedResolveOptions: { exportsFields: ["exports"], extensions: [".ts", ".tsx", ".mjs", ".js", ".json"] },
  },
};
