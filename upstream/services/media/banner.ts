import { BANNER_DEVICES, type BannerDevice } from "#contract/tables/devices";
import { type LocaleCode, type LocaleRow, localeNamed, localeRow } from "#contract/tables/locales";
import { type BannerMotif, type BannerText, type HouseBanner, houseBanner } from "../../data/banners/house-banners.ts";

/** Positions of the text in the picture's pixels: baselines of the lines, and font sizes. */
interface Setting {
  left: number;
  titleSize: number;
  titleAt: readonly [number, number];
  bodySize: number;
  bodyAt: readonly [number, number];
  /** The motif's box: left, top, width. */
  motif: readonly [number, number, number];
}

const SETTINGS: Record<BannerDevice, Setting> = {
  desktop: {
    left: 20,
    titleSize: 21,
    titleAt: [35, 61],
    bodySize: 13.5,
    bodyAt: [85, 104],
    motif: [278, 18, 84],
  },
  mobile: {
    left: 36,
    titleSize: 38,
    titleAt: [60, 106],
    bodySize: 24,
    bodyAt: [146, 179],
    motif: [470, 26, 148],
  },
};

/** Drawn in a square of 100, with strokes only. */
const MOTIFS: Record<BannerMotif, string> = {
  bracket: "M6 10h24v26h24M6 36h24M6 64h24v26H6M30 77h24V23M54 50h36m-8-10 10 10-10 10",
  phone:
    "M28 6h44a8 8 0 0 1 8 8v72a8 8 0 0 1-8 8H28a8 8 0 0 1-8-8V14a8 8 0 0 1 8-8zM34 30h20m8 0h4M34 48h20m8 0h4M34 66h20m8 0h4",
  feather: "M12 92C18 52 40 18 90 8c2 42-22 70-60 70M12 92l46-48M44 58h24M58 44h22",
  shield: "M50 6l38 14v26c0 24-16 40-38 48C28 86 12 70 12 46V20zM32 50l13 13 24-26",
};

// System fonts, since a picture may load none; the same families as the pages'.
const FONTS: Partial<Record<LocaleRow["script"], string>> = {
  thai: "'Noto Sans Thai',Thonburi,'Leelawadee UI',",
  khmer: "'Noto Sans Khmer','Khmer OS Content','Khmer UI','Leelawadee UI',",
};

/** `{id}-{language}-{device}.svg`; undefined for any other name. */
const FILE = /^([a-z0-9]+)-([A-Za-z-]+)-(desktop|mobile)\.svg$/;

/** A house banner's picture by file name. */
export function bannerPicture(file: string): string | undefined {
  const [, id = "", language, device] = FILE.exec(file) ?? [];
  const banner = houseBanner(id);
  const locale = localeNamed(language);
  return banner && locale && device ? draw(banner, locale, device as BannerDevice) : undefined;
}

function draw({ motif, ground, texts }: HouseBanner, locale: LocaleCode, device: BannerDevice): string {
  const { width, height } = BANNER_DEVICES[device];
  const { script, tag } = localeRow(locale);
  const [left, top, size] = SETTINGS[device].motif;
  const scale = size / 100;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" xml:lang="${tag}">`,
    `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient>`,
    `<path fill="url(#g)" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" transform="translate(${left} ${top})scale(${scale})" d="${MOTIFS[motif]}"/>`,
    `<g fill="#fff" font-family="system-ui,-apple-system,'Segoe UI',Roboto,${FONTS[script] ?? ""}'Noto Sans',sans-serif">`,
    lines(texts[locale], SETTINGS[device]),
    "</g></svg>",
  ].join("");
}

function lines({ title, body }: BannerText, { left, titleSize, titleAt, bodySize, bodyAt }: Setting): string {
  const line = (text: string, top: number) => `<text x="${left}" y="${top}">${text}</text>`;
  return [
    `<g font-size="${titleSize}" font-weight="700">${line(title[0], titleAt[0])}${line(title[1], titleAt[1])}</g>`,
    `<g font-size="${bodySize}">${line(body[0], bodyAt[0])}${line(body[1], bodyAt[1])}</g>`,
  ].join("");
}
