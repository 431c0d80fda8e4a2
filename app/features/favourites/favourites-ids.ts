import { islandId } from "../../runtime/island-id.ts";
import type { ModalTab } from "./modal-state.ts";

/** Attributes of a link or button that opens the favourites modal on a tab. */
export const modalOpener = (tab: ModalTab) => ({ "data-opens": islandId("favourites"), "data-list": tab });
