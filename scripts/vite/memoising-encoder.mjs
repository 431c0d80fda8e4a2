// React 18's streaming renderer calls TextEncoder.encode once a fragment; in workerd each call crosses into the runtime and
// together they are most of a render's cost. Most fragments are the same few tags, so the one encoder of react-dom's browser
// server build is replaced by one that remembers what it has encoded. It also writes in chunks of 512 bytes, each of which
// workerd passes on by itself; they become larger. Same bytes, still a stream: React writes out what it has at each flush.

const FILE = /react-dom-server\.browser\.production\.min\.js$/;
const ENCODER = "new TextEncoder";

/** Longer fragments are text that seldom repeats; the count bounds the memory. */
const MEMO = { longest: 64, entries: 4096 };

const memoisingEncoder = `(function(){var e=new TextEncoder,m=new Map;return{encode:function(s){if(s.length>${MEMO.longest})return e.encode(s);var b=m.get(s);if(b===undefined){b=e.encode(s);if(m.size<${MEMO.entries})m.set(s,b)}return b}}})()`;

/** React's chunk: compared with once, allocated four times. */
const CHUNK = /\b512\b/g;
const CHUNK_BYTES = 16_384;

/** Replaces the encoder and the chunk in react-dom's text. Throws when they do not stand there as expected: React has changed. */
export function withMemoisingEncoder(code) {
  const found = [code.split(ENCODER).length - 1, code.match(CHUNK)?.length ?? 0];
  if (found.join() !== "1,5") throw new Error(`react-dom: found ${found} places instead of 1,5; review the encoder`);
  return code.replace(ENCODER, () => memoisingEncoder).replace(CHUNK, String(CHUNK_BYTES));
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
