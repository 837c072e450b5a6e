/** Returns the address of a comparison, without language: its contents can be shared. */
export function comparePath(ids: readonly string[], options: { differences?: boolean } = {}): string {
  return `/compare?${compareQuery(ids)}${options.differences ? '&differences=1' : ''}`
}

/** Returns the query of a comparison, with commas so that people can read it. */
export const compareQuery = (ids: readonly string[]): string => `ids=${ids.map(encodeURIComponent).join(',')}`
