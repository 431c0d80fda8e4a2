// A cover in the widths and formats that pages choose from (docs/decisions/0037): phones load a tenth of a camera's
// file. Metadata such as the location is removed.
import sharp from "sharp";

const WIDTHS = [480, 960, 1600];
const WIDEST = Math.max(...WIDTHS);
/** Effort 2 of 9: files a tenth larger than at the default, in a fifth of the time. */
const FORMATS = { avif: { quality: 50, effort: 2, chromaSubsampling: "4:2:0" }, webp: { quality: 75 } };
/** Supported by all browsers and social networks; only the second has transparency. */
const FALLBACKS = { jpeg: { quality: 80, mozjpeg: true }, webp: { quality: 80 } };
const READ = ["jpeg", "png", "webp"];

/** The widths of a picture's sizes, none wider than the picture. */
export const widthsOf = (width) => [...new Set(WIDTHS.map((one) => Math.min(one, width)))];

async function formatOf(bytes) {
  try {
    return (await sharp(bytes).metadata()).format;
  } catch {
    return undefined;
  }
}

/**
 * `fallback` and `sizes` of a picture, rotated upright, as bytes; undefined if it is not JPEG, PNG or WebP, which the
 * upstream reports. Throws if the picture is damaged.
 */
export async function coverSizes(bytes) {
  if (!READ.includes(await formatOf(bytes))) return undefined;
  const picture = sharp(bytes).autoOrient();
  const [{ autoOrient }, { isOpaque }] = await Promise.all([picture.metadata(), picture.stats()]);
  const encode = (width, format, options) =>
    picture.clone().resize({ width, withoutEnlargement: true }).toFormat(format, options).toBuffer();
  const sizes = [];
  for (const [format, options] of Object.entries(FORMATS))
    for (const width of widthsOf(autoOrient.width)) sizes.push(await encode(width, format, options));
  const form = isOpaque ? "jpeg" : "webp";
  return { fallback: await encode(WIDEST, form, FALLBACKS[form]), sizes };
}
