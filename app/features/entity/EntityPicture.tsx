import { FlagImage, StoredImage } from "~/ui/TeamImage";

interface EntityPictureProps {
  /** ISO alpha-2 or a home nation's form, in lower case: shown in the place of a crest. */
  flag?: string;
  /** Path below the storage's base address: `team/42`, `player/7`, `league/766`. */
  path?: string;
  /** Undefined for a visitor who saves data: flags and crests are left out. */
  storageBaseUrl?: string;
  /** Pixels; of the box that is reserved while the picture loads. */
  size: number;
}

/** A picture of a competition, player, team or country; TeamImage where it is known to be a team. Stands beside the name. */
export function EntityPicture({ flag, path, storageBaseUrl, size }: EntityPictureProps) {
  if (storageBaseUrl === undefined) return null;
  if (flag) return <FlagImage code={flag} size={size} />;
  return path ? <StoredImage path={path} storageBaseUrl={storageBaseUrl} size={size} /> : null;
}
