/** Of the element that holds the banners. */
export const BANNERS_ID = "banners";
