/** What a visitor does with a school that is counted. */
export const INTERESTS = ['view', 'phone', 'web', 'email', 'route', 'shortlist'] as const
export type Interest = (typeof INTERESTS)[number]

/**
 * Reports to the server what this visitor did, after everything else and without waiting. It contains nothing about the
 * person.
 */
export function reportInterest(school: string, interest: Interest): void {
  navigator.sendBeacon?.('/api/views', new URLSearchParams({ school, interest }))
}
