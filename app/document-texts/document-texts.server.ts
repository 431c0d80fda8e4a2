import boot from "../boot/boot.ts?inline-script";
import hydratingBoot from "../boot/hydrating-boot.ts?inline-script";
import appBarBoot from "../features/app-download/app-bar-boot.ts?inline-script";
import keepScrollBoot from "../features/match/keep-scroll-boot.ts?inline-script";
import foldBoot from "../features/match-list/fold-boot.ts?inline-script";
import { SHEETS } from "../ui/style-sheets.server.ts";

// What documents carry inside besides their markup. A build makes one file of it all, which the worker reads once
// (scripts/vite/document-texts.mjs): in its bundle it would be a tenth of it, parsed at each start.

const SCRIPTS = { boot, hydratingBoot, foldBoot, keepScrollBoot, appBarBoot };

export const TEXTS = { sheets: SHEETS, scripts: SCRIPTS };

export type Texts = typeof TEXTS;
