/** Groups of three digits, as people write and dictate the number of an order. */
const GROUPED = /^(\d{3})[ .-](\d{3})[ .-](\d{3})$/

/** Removes the separators from a text that is nothing but the number of an order; returns any other text unchanged. */
export const plainOrderNumber = (text: string): string => text.replace(GROUPED, '$1$2$3')
