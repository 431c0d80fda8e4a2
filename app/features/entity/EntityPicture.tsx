import { FlagImage, StoredImage } from "~/ui/TeamImage";

interface EntityPictureProps {
  /** ISO alpha-2 or a home nation's code, in lower case: shown instead of a crest. */
  flag?: string;
  /** Path below the storage's base URL: `team/42`, `player/7`, `league/766`. */
  path?: string;
  /** Undefined for visitors who save data: flags and crests are left out. */
  storageBaseUrl?: string;
  /** Pixels; the size reserved while the picture loads. */
  size: number;
}

/** A picture of a competition, player, team or country, beside its name. Use TeamImage for what is always a team. */
export function EntityPicture({ flag, path, storageBaseUrl, size }: EntityPictureProps) {
  if (storageBaseUrl === undefined) return null;
  if (flag) return <FlagImage code={flag} size={size} />;
  return path ? <StoredImage path={path} storageBaseUrl={storageBaseUrl} size={size} /> : null;
}
