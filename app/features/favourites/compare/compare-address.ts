/** The address of a comparison, without language: what is in it can be shared. */
export function comparePath(ids: readonly string[], options: { differences?: boolean } = {}): string {
  return `/compare?${compareQuery(ids)}${options.differences ? '&differences=1' : ''}`
}

/** Its query, with commas that people can read. */
export const compareQuery = (ids: readonly string[]): string => `ids=${ids.map(encodeURIComponent).join(',')}`
