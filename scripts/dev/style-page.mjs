// `/__style` of `npm run dev`: what app/ui/tokens.css defines, in both schemes beside each other. The page is Vite's
// own, so that no build has it.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "../lib/project.mjs";

const SHEETS = ["app/ui/tokens.css", "app/ui/base.css", "app/ui/button.css", "app/ui/primitives.css"];
const THEMES = ["light", "dark"];

/** How a group of tokens is shown, by the beginning of its names; the last takes the rest. */
const GROUPS = [
  ["Layers", /^--z-/, ({ name, value }) => `<p class="layer">${name} ${value}</p>`],
  ["Type", /^--t-/, ({ name, value }) => `<p style="font-size:var(${name})">${name} ${value} 2–1 ก្ក 曼聯 Việt</p>`],
  ["Spacing and sizes", /^--(s\d|bar$|target$)/, (token) => box(token, `width:var(${token.name});height:1rem`)],
  ["Radii", /^--r(-s)?$/, (token) => box(token, `width:6rem;height:3rem;border-radius:var(${token.name})`)],
  ["Lines and scripts", /^--(lh|script)/, ({ name, value }) => `<p>${name} ${value}</p>`],
  ["Colours", /./, (token) => box(token, `background:var(${token.name})`)],
];

/** Offset and blur of the shadows, in the colour of --shade: what stands out, floats, opens over the page. */
export const SHADOWS = { s: "0 0.125rem 0.5rem", m: "0 0.25rem 1rem", l: "0 0.5rem 1.5rem" };

/** Of what answers a press. */
export const DURATIONS = ["0.2s"];

const box = ({ name, value }, style, className = "") =>
  `<p class="token"><span class="${className}" style="${style}"></span><code>${name} ${value}</code></p>`;

/** The tokens of the first block of the sheet, in its order, without those of the schemes' switch. */
export function tokensIn(css) {
  const [root = ""] = /:root \{.*?\n\}/s.exec(css) ?? [];
  const bare = root.replaceAll(/\/\*.*?\*\//gs, "");
  return [...bare.matchAll(/(--[\w-]+): ([^;]+);/g)]
    .map(([, name, value]) => ({ name, value }))
    .filter(({ name }) => name !== "--l" && name !== "--d");
}

/** The tokens by group; each is in the first group that takes its name. */
export function groupTokens(tokens) {
  const left = new Set(tokens);
  return GROUPS.map(([title, names, show]) => {
    const own = [...left].filter(({ name }) => names.test(name));
    for (const token of own) left.delete(token);
    return { title, own, show };
  }).reverse();
}

const PAGE_STYLE = `body{margin:0;padding:1rem;background:var(--surface);color:var(--text)}h2{font-size:var(--t-l)}
section{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end}.token{width:13rem;margin:0}.layer{margin:0 .5rem 0 0}
.token span{display:block;height:2.5rem;border:1px solid var(--line);background:var(--accent)}
.token .raised{border:0;background:var(--raised)}code{font-size:var(--t-xs);overflow-wrap:anywhere}
@keyframes pulse{to{opacity:.2}}`;

/** One scheme's tokens as a document. */
export function stylePage(sheets, theme) {
  const groups = groupTokens(tokensIn(sheets[0]))
    .filter(({ own }) => own.length > 0)
    .map(({ title, own, show }) => `<h2>${title}</h2><section>${own.map(show).join("")}</section>`);
  const parts = '<p><button class="button">Button</button> <a href="#x">Link</a> <input placeholder="Input"></p>';
  const shadows = Object.entries(SHADOWS).map(([name, value]) =>
    box({ name, value }, `width:6rem;height:3rem;box-shadow:${value} var(--shade)`, "raised"),
  );
  const motion = DURATIONS.map((value) =>
    box({ name: "Motion", value }, `animation:pulse ${value} infinite alternate`),
  );
  const others = `<h2>Shadows and motion</h2><section>${[...shadows, ...motion].join("")}</section>`;
  return `<!doctype html><html lang="en" data-theme="${theme}"><meta charset="utf-8"><title>Style: ${theme}</title>
<style>${sheets.join("\n")}${PAGE_STYLE}</style><body><h1>${theme}</h1>${parts}${groups.join("")}${others}`;
}

const frames = THEMES.map((theme) => `<iframe title="${theme}" src="/__style?theme=${theme}"></iframe>`).join("");
const BOTH = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Style</title>
<style>body{display:flex;margin:0;height:100vh}iframe{flex:1;border:0}</style><body>${frames}`;

/** Vite's plugin. */
export const styleAddress = () => ({
  name: "style-page",
  apply: "serve",
  configureServer({ middlewares }) {
    middlewares.use("/__style", async (request, response) => {
      const theme = new URL(request.originalUrl ?? "/", "http://localhost").searchParams.get("theme");
      const sheets = await Promise.all(SHEETS.map((file) => readFile(path.join(ROOT, file), "utf8")));
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(THEMES.includes(theme ?? "") ? stylePage(sheets, theme) : BOTH);
    });
  },
});
