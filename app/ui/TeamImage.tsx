import type { Team } from "#contract/domain/match";
import { flagAddress } from "./flag-address.ts";

/** Pixels of a picture in a row. Set in the style sheet (primitives.css), because a full day has a thousand of them. */
export const ROW_PICTURE = 20;

interface PictureProps {
  /** Pixels of the box reserved while the picture loads. */
  size?: number;
}

const box = (size: number) => (size === ROW_PICTURE ? {} : { width: size, height: size });

/**
 * A round flag: ISO 3166-1 alpha-2 in lower case, or `gb-eng` and the like for home nations. Always next to the name,
 * hence the empty alternative text.
 */
export const FlagImage = ({ code, size = ROW_PICTURE }: PictureProps & { code: string }) => (
  <img className="flag" src={flagAddress(code, size)} {...box(size)} alt="" loading="lazy" />
);

interface StoredImageProps extends PictureProps {
  /** Relative to the storage's base address: `player/7`. */
  path: string;
  storageBaseUrl: string;
}

/** A crest or portrait from the storage, next to the name. */
export const StoredImage = ({ path, storageBaseUrl, size = ROW_PICTURE }: StoredImageProps) => (
  <img className="crest" src={`${storageBaseUrl}/${path}`} {...box(size)} alt="" loading="lazy" />
);

interface TeamImageProps extends PictureProps {
  team: Pick<Team, "id" | "flag">;
  /** Absent for visitors who save data: no picture then. */
  storageBaseUrl: string | undefined;
}

/** A club's crest or a national team's flag, next to the name. */
export function TeamImage({ team: { id, flag }, storageBaseUrl, size }: TeamImageProps) {
  if (storageBaseUrl === undefined) return null;
  if (flag) return <FlagImage code={flag} size={size} />;
  return <StoredImage path={`team/${id}`} storageBaseUrl={storageBaseUrl} size={size} />;
}
