/** Items of a page, as storage lists them by default (spec section 9). */
export const MEDIA_PAGE = 100
