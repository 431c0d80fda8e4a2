/** What a browser calls itself, in the words that people use for it. */
export interface Device {
  browser: string;
  system: string;
}

// The first that fits: most browsers name others before themselves.
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

/** Undefined where browser or system is none that we know: half a name is no help to recognise a device by. */
export function deviceOfAgent(agent: string | undefined): Device | undefined {
  if (!agent) return undefined;
  const [browser, system] = [nameIn(BROWSERS, agent), nameIn(SYSTEMS, agent)];
  return browser && system ? { browser, system } : undefined;
}
