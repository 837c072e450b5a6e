/** Returns the address if a browser would open a page of the web with it, else ''. Never put any other into a link. */
export const webAddress = (text: string): string => (/^https?:\/\/[^\s/]/i.test(text) ? text : '')
