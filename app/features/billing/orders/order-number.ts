/** Groups of three digits, as people write and dictate order numbers. */
const GROUPED = /^(\d{3})[ .-](\d{3})[ .-](\d{3})$/

/** Removes the separators from a text that consists of an order number; returns any other text unchanged. */
export const plainOrderNumber = (text: string): string => text.replace(GROUPED, '$1$2$3')
