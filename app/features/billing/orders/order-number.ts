/** Groups of three, as people write and dictate the number of an order. */
const GROUPED = /^(\d{3})[ .-](\d{3})[ .-](\d{3})$/

/** A text that is nothing but the number of an order, without what stands between its groups; any other text as it is. */
export const plainOrderNumber = (text: string): string => text.replace(GROUPED, '$1$2$3')
