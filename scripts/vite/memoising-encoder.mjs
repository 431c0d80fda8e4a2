// React 18's streaming renderer calls TextEncoder.encode once per fragment; in workerd each call crosses into the
// runtime and together they are most of a render's cost. Most fragments are the same few tags, so the encoder of
// react-dom's browser server build is replaced by a memoising one. Its output is collected in views of 512 bytes, each
// of which becomes a chunk of the stream to be read and written separately, so they are enlarged. Same bytes, still a
// stream.

const FILE = /react-dom-server\.browser\.production\.min\.js$/;
const ENCODER = "new TextEncoder";
const VIEW = "new Uint8Array(512)";
const LARGEST_COPIED = "if(512<b.length)";

/** Bytes. Larger chunks pass through unchanged. */
const VIEW_SIZE = 4096;

/** Longer fragments are text that seldom repeats; the count limits the memory. */
export const MEMO = { longest: 64, entries: 4096 };

const memoisingEncoder = `(function(){var e=new TextEncoder,m=new Map;return{encode:function(s){if(s.length>${MEMO.longest})return e.encode(s);var b=m.get(s);if(b===undefined){b=e.encode(s);if(m.size<${MEMO.entries})m.set(s,b)}return b}}})()`;

/** Replaces a text of react-dom's. Throws unless it occurs this often: React has changed. */
function replaceAll(code, text, times, replacement) {
  const found = code.split(text).length - 1;
  if (found !== times) throw new Error(`react-dom: expected ${times} of “${text}”, found ${found}; review the encoder`);
  return code.replaceAll(text, () => replacement);
}

/** React's renderer with a memoising encoder and larger views. */
export function withMemoisingEncoder(code) {
  const encoding = replaceAll(code, ENCODER, 1, memoisingEncoder);
  const copying = replaceAll(encoding, LARGEST_COPIED, 1, `if(${VIEW_SIZE}<b.length)`);
  return replaceAll(copying, VIEW, 4, `new Uint8Array(${VIEW_SIZE})`);
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
