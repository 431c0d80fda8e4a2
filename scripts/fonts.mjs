// `npm run fonts -- FOLDER`: cuts the fonts of pictures for previews (upstream/data/media/fonts) from Noto's bold fonts
// in FOLDER, with `pyftsubset` of fonttools. Chinese has the characters of the names in our data only. Needed when names
// with other characters were added; a name that the fonts lack a character of is drawn in English until then. Also
// writes public/khmer-digits.woff, whose digits 0 to 9 look Khmer (app/ui/scripts/khmer-digits.css).
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import { execFileSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT, say } from "./lib/project.mjs";

const OUT = path.join(ROOT, "upstream/data/media/fonts");
const SOURCES = "upstream/data/{clubs,names,competitions,entries,countries,contests,media}/**/*.ts";
const LIST = path.join(OUT, "han-characters.ts");
/** In the row of the list. */
const WIDTH = 100;

const LATIN = "20-7e,a0-17f,1a0,1a1,1af,1b0,218-21b,300-304,306-30c,31b,323,1e00-1eff,2010-2027";
const FONTS = [
  ["latin", "NotoSans-Bold.ttf", [`--unicodes=${LATIN}`, "--layout-features=kern,mark,mkmk,ccmp,locl"]],
  ["thai", "NotoSansThai-Bold.ttf", ["--unicodes=*", "--layout-features=*"]],
  ["khmer", "NotoSansKhmer-Bold.ttf", ["--unicodes=*", "--layout-features=*"]],
];

const files = [...globSync(SOURCES, { cwd: ROOT }), "upstream/data/national-teams.ts"].map((file) =>
  path.join(ROOT, file),
);
const texts = files.filter((file) => file !== LIST).map((file) => readFileSync(file, "utf8"));
const han = [...new Set(texts.join("").match(/[\u3400-\u9fff]/g))].sort().join("");
const rows = Array.from({ length: Math.ceil(han.length / WIDTH) }, (_, row) =>
  han.slice(row * WIDTH, (row + 1) * WIDTH),
);
writeFileSync(
  LIST,
  `// Written by \`npm run fonts\`.\n\n/** The Chinese characters that fonts/han.bin has: those of the names in our data. */\nexport const HAN_CHARACTERS =\n${rows.map((row) => `  "${row}"`).join(" +\n")};\n`,
);

const folder = process.argv[2] ?? "/usr/share/fonts";
const find = (name) => {
  const [file] = globSync(`**/${name}`, { cwd: folder });
  if (!file) throw new Error(`no ${name} in ${folder}`);
  return path.join(folder, file);
};
const cut = (name, source, options) =>
  execFileSync("pyftsubset", [source, ...options, "--no-hinting", `--output-file=${path.join(OUT, `${name}.bin`)}`]);

for (const [name, file, options] of FONTS) cut(name, find(file), options);
const wanted = path.join(OUT, "han.txt");
writeFileSync(wanted, `${han}，。、：；（）《》！？`);
// The second of the collection's regions: Simplified Chinese, which has all characters of both ways of writing.
cut("han", find("NotoSansCJK-Bold.ttc"), [
  `--text-file=${wanted}`,
  "--font-number=2",
  "--layout-features=",
  "--desubroutinize",
]);
rmSync(wanted);

/** Maps the digits to the glyphs of Khmer ones. */
const AS_DIGITS = `
import sys
from fontTools.ttLib import TTFont
font = TTFont(sys.argv[1])
for table in font["cmap"].tables:
    table.cmap = {code - 0x17B0: glyph for code, glyph in table.cmap.items() if 0x17E0 <= code <= 0x17E9}
font.flavor = "woff"
font.save(sys.argv[2])
`;
cut("khmer-digits", find("NotoSansKhmer-Regular.ttf"), ["--unicodes=17e0-17e9", "--layout-features="]);
const digits = path.join(OUT, "khmer-digits.bin");
execFileSync("python3", ["-c", AS_DIGITS, digits, path.join(ROOT, "public/khmer-digits.woff")]);
rmSync(digits);
say(`Fonts with ${han.length} Chinese characters`);
