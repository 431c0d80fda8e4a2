import { type SharePicture, sharePicturePath } from "#contract/tables/share-pictures";
import type { Page } from "~/page/page";

/**
 * The address of a drawn picture for previews, to spread into a page's texts. None where pictures come from elsewhere:
 * a supplier's storage has none of these.
 */
export function shareImage(
  { origin, locale, config: { storageBaseUrl } }: Pick<Page, "origin" | "locale" | "config">,
  picture: Omit<SharePicture, "locale">,
): { image?: string } {
  if (!storageBaseUrl.startsWith("/")) return {};
  return { image: `${origin}${storageBaseUrl}/${sharePicturePath({ ...picture, locale })}` };
}
