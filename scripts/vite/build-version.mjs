// The build's version as a separate module next to the server's bundle: the worker looks up cached pages with it before
// it has loaded the bundle.
const MANIFEST = "\0virtual:remix/server-manifest";

export const versionModule = ({ version }) => `export const version = ${JSON.stringify(version)};\n`;

/** @returns {import("vite").Plugin} */
export function buildVersion() {
  let isServerBuild = false;
  return {
    name: "build-version",
    apply: "build",
    configResolved(config) {
      isServerBuild = Boolean(config.build.ssr);
    },
    async transform(code, id) {
      if (!isServerBuild || id !== MANIFEST) return;
      const { default: manifest } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
      this.emitFile({ type: "asset", fileName: "version.js", source: versionModule(manifest) });
    },
  };
}
