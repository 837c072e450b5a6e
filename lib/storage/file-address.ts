const PREFIX = '/files/'

/** Returns the address under which the site serves a stored file. */
export const fileAddress = (key: string): string => PREFIX + key

/** Returns the key of the stored file at an address of this site, or undefined for any other address. */
export const keyOfAddress = (address: string | null): string | undefined =>
  address?.startsWith(PREFIX) ? address.slice(PREFIX.length) : undefined
