// Stands for `react-dom` in the server's build, where the router's components import it for this function only. It is the
// browser's renderer: 42 kB of gzip that nothing on the server could call.
export const flushSync = (update: () => void): void => update();
