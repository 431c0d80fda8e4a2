/** A browser's user agent in everyday terms. */
export interface Device {
  browser: string;
  system: string;
}

// The first match wins: most browsers name others before themselves.
const BROWSERS: readonly [RegExp, string][] = [
  [/\bLine\//, "LINE"],
  [/\bZalo\b/, "Zalo"],
  [/FBAN|FBAV/, "Facebook"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bcoc_coc_browser\//i, "Cốc Cốc"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bEdg(A|iOS)?\//, "Edge"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|CriOS)\//, "Chrome"],
  [/\bVersion\/[\d.]+.* Safari\//, "Safari"],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

const nameIn = (names: readonly [RegExp, string][], agent: string): string | undefined =>
  names.find(([sign]) => sign.test(agent))?.[1];

/** Undefined if browser or system is unknown: half a name does not help to recognise a device. */
export function deviceOfAgent(agent: string | undefined): Device | undefined {
  if (!agent) return undefined;
  const [browser, system] = [nameIn(BROWSERS, agent), nameIn(SYSTEMS, agent)];
  return browser && system ? { browser, system } : undefined;
}
