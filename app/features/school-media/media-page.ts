/** Items on a page, the default of the storage's listing (spec section 9). */
export const MEDIA_PAGE = 100
