import { flagAddress } from "~/ui/flag-address";

interface EntityPictureProps {
  /** ISO alpha-2 or a home nation's form, in lower case: shown in the place of a crest. */
  flag?: string;
  /** Path below the storage's base address: `team/42`, `player/7`, `league/766`. */
  path?: string;
  /** Undefined for a visitor who saves data: flags and crests are left out. */
  storageBaseUrl?: string;
  /** Pixels; the box is kept while the picture loads. */
  size: number;
}

/** A crest, portrait or flag. It always stands beside the name, so that its alternative text is empty. */
export function EntityPicture({ flag, path, storageBaseUrl, size }: EntityPictureProps) {
  if (storageBaseUrl === undefined || !(flag || path)) return null;
  const src = flag ? flagAddress(flag, size) : `${storageBaseUrl}/${path}`;
  return <img className={flag ? "flag" : "crest"} src={src} width={size} height={size} alt="" loading="lazy" />;
}
