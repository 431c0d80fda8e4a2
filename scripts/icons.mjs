// `npm run icons`: draws the bitmaps of the site's icon in public/ again, after a change of public/icon.svg.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import { writeFile } from "node:fs/promises";
import { say } from "./lib/project.mjs";
import { drawIcon, iconPath, SITE_ICONS } from "./lib/site-icons.mjs";

for (const icon of SITE_ICONS) {
  await writeFile(iconPath(icon), await drawIcon(icon));
  say(`public/${icon.file}: ${icon.side} × ${icon.side} pixels`);
}
