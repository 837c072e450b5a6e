/**
 * Days on which the legal texts changed, the current one first. Each consent is stored with the date of its version.
 */
export const LAW_VERSIONS = {
  imprint: ['2026-11-26', '2026-11-24', '2026-11-23', '2026-11-21'],
  privacy: ['2026-11-28', '2026-11-26', '2026-11-25', '2026-11-23', '2026-11-22', '2026-11-21'],
  terms: ['2026-11-26', '2026-11-25', '2026-11-23', '2026-11-22', '2026-11-21'],
  accessibility: ['2026-11-26', '2026-11-25', '2026-11-23', '2026-11-21'],
  dsa: ['2026-11-26', '2026-11-25', '2026-11-23', '2026-11-21'],
  'data-sources': ['2026-11-28', '2026-11-26', '2026-11-25', '2026-11-22', '2026-11-21'],
  'review-rules': ['2026-11-26', '2026-11-25', '2026-11-21'],
  'how-reviews-work': ['2026-11-26', '2026-11-25', '2026-11-21'],
  ordering: ['2026-11-28', '2026-11-26', '2026-11-25', '2026-11-23', '2026-11-21'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type VersionedText = keyof typeof LAW_VERSIONS
