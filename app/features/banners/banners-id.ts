/** Id of the element that contains the banners. */
export const BANNERS_ID = "banners";
