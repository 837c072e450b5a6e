/** Returns the address if a browser would open it as a web page, else ''. Never put any other address into a link. */
export const webAddress = (text: string): string => (/^https?:\/\/[^\s/]/i.test(text) ? text : '')
