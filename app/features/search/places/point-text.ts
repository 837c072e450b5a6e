/** Longest street, place or postal code that is looked up as a visitor's own point. */
export const MAX_POINT_LENGTH = 200
