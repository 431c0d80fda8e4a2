import type { Team } from "#contract/domain/match";
import { flagAddress } from "./flag-address.ts";

/** Pixels of a picture in a row, which style sheets know (primitives.css): a full day has a thousand. */
export const ROW_PICTURE = 20;

interface PictureProps {
  /** Pixels, of the box that is reserved while the picture loads. */
  size?: number;
}

const box = (size: number) => (size === ROW_PICTURE ? {} : { width: size, height: size });

/**
 * A round flag: ISO 3166-1 alpha-2 in lower case, or a home nation's `gb-eng` form. It always stands beside the name, so
 * that its alternative text is empty.
 */
export const FlagImage = ({ code, size = ROW_PICTURE }: PictureProps & { code: string }) => (
  <img className="flag" src={flagAddress(code, size)} {...box(size)} alt="" loading="lazy" />
);

interface StoredImageProps extends PictureProps {
  /** Below the storage's base address: `player/7`. */
  path: string;
  storageBaseUrl: string;
}

/** A crest or portrait of the storage, beside the name. */
export const StoredImage = ({ path, storageBaseUrl, size = ROW_PICTURE }: StoredImageProps) => (
  <img className="crest" src={`${storageBaseUrl}/${path}`} {...box(size)} alt="" loading="lazy" />
);

interface TeamImageProps extends PictureProps {
  team: Pick<Team, "id" | "flag">;
  /** Absent for a visitor who saves data: no picture at all. */
  storageBaseUrl: string | undefined;
}

/** A club's crest or a national team's flag, beside the name. */
export function TeamImage({ team: { id, flag }, storageBaseUrl, size }: TeamImageProps) {
  if (storageBaseUrl === undefined) return null;
  if (flag) return <FlagImage code={flag} size={size} />;
  return <StoredImage path={`team/${id}`} storageBaseUrl={storageBaseUrl} size={size} />;
}
