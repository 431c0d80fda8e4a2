// Replaces `react-dom` in the server's build, where the router's components import it for this function only. The
// original is the browser's renderer: 42 kB of gzip that the server never calls.
export const flushSync = (update: () => void): void => update();
