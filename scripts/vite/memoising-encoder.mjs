// React 18's streaming renderer calls TextEncoder.encode once a fragment; in workerd each call crosses into the runtime and
// together they are most of a render's cost. Most fragments are the same few tags, so the one encoder of react-dom's browser
// server build is replaced by one that remembers what it has encoded. Same bytes, still a stream.

const FILE = /react-dom-server\.browser\.production\.min\.js$/;
const ENCODER = "new TextEncoder";

/** Longer fragments are text that seldom repeats; the count bounds the memory. */
export const MEMO = { longest: 64, entries: 4096 };

const memoisingEncoder = `(function(){var e=new TextEncoder,m=new Map;return{encode:function(s){if(s.length>${MEMO.longest})return e.encode(s);var b=m.get(s);if(b===undefined){b=e.encode(s);if(m.size<${MEMO.entries})m.set(s,b)}return b}}})()`;

/** Replaces the encoder in react-dom's text. Throws when it does not stand there exactly once: React has changed. */
export function withMemoisingEncoder(code) {
  const found = code.split(ENCODER).length - 1;
  if (found !== 1) throw new Error(`react-dom: expected one “${ENCODER}”, found ${found}; review the encoder`);
  return code.replace(ENCODER, () => memoisingEncoder);
}

/** @returns {import("vite").Plugin} */
export function memoiseReactEncoder() {
  let isServerBuild = false;
  let replaced = 0;
  return {
    name: "memoise-react-encoder",
    apply: "build",
    enforce: "pre",
    configResolved(config) {
      isServerBuild = Boolean(config.build.ssr);
    },
    transform(code, id) {
      // Ids that begin with \0 are the commonjs plugin's proxies of the same file.
      if (id.startsWith("\0") || !FILE.test(id)) return undefined;
      replaced++;
      return { code: withMemoisingEncoder(code), map: null };
    },
    generateBundle() {
      if (isServerBuild && replaced === 0) this.error("react-dom's server build was not seen; its encoder stays slow");
    },
  };
}
