import { useTranslation } from "react-i18next";
import type { KeptMarkup } from "~/server-markup/kept-markup";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import { BANNERS_ID } from "./banners-id.ts";
import { isHome } from "./where-shown.ts";

/** Beside the content where there is room, else behind it. */
export function BannerStrip({ banners, path }: { banners: KeptMarkup; path: string }) {
  const { t } = useTranslation("banner");
  return (
    <section className={isHome(path) ? "bn bn-home" : "bn"} aria-label={t("strip.label")}>
      <ServerMarkup id={BANNERS_ID} of={banners} />
    </section>
  );
}
