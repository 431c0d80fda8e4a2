import { EVERY_PAGE, PAGE_SHEETS, SHEETS } from "virtual:page-styles";
import appBarBoot from "../../features/app-download/app-bar-boot.ts?inline-script";
import dateFieldBoot from "../../features/calendar/date-field-boot.ts?inline-script";
import keepScrollBoot from "../../features/match/keep-scroll-boot.ts?inline-script";
import listBoot from "../../features/match-list/list-boot.ts?inline-script";
import { PREMIER_LEAGUE } from "../../features/seo/premier-league.ts";
import type { SpecialTables } from "../../features/seo/special-tables.ts";
import { SPECIAL_TEAMS } from "../../features/seo/special-teams.ts";
import boot from "../boot/boot.ts?inline-script";
import hydratingBoot from "../boot/hydrating-boot.ts?inline-script";
import memberBoot from "../boot/member-boot.ts?inline-script";
import { CONDITIONAL_SHEETS } from "./conditional-sheets.server.ts";

// Texts inlined into documents besides their markup. The build puts them all into one file that the worker reads once
// (scripts/vite/document-texts.mjs): they would be a tenth of its bundle, parsed at each start.

const SCRIPTS = { boot, hydratingBoot, listBoot, keepScrollBoot, appBarBoot, dateFieldBoot, memberBoot };

const SPECIAL: SpecialTables = { teams: SPECIAL_TEAMS, premierLeague: PREMIER_LEAGUE };

/** Without the space before the value of a custom property, which minifying keeps. An empty value needs it. */
const tightened = (css: string): string => css.replaceAll(/(--[\w-]+): (?=[^;\s}])/g, "$1:");

const sheets = Object.fromEntries(Object.entries(SHEETS).map(([file, css]) => [file, tightened(css)]));

const STYLES = { sheets, everyPage: EVERY_PAGE, pages: PAGE_SHEETS, conditional: CONDITIONAL_SHEETS };

export const TEXTS = { styles: STYLES, scripts: SCRIPTS, special: SPECIAL };

export type Texts = typeof TEXTS;
