import { FREE_IMAGES, PREMIUM_IMAGES } from '#app/features/schools/media-limits.ts'

/** Price of premium in euro cents, paid once. */
export const PREMIUM_CENTS = 2900

/** The comparison of the two plans, row by row: `true` means included, `false` not included, a number how many. */
export const PLAN_ROWS = [
  { key: 'plan.inSearch', free: true, premium: true },
  { key: 'plan.basics', free: true, premium: true },
  { key: 'plan.reviewsShown', free: true, premium: true },
  { key: 'plan.images', free: FREE_IMAGES, premium: PREMIUM_IMAGES },
  { key: 'plan.logo', free: false, premium: true },
  { key: 'plan.videos', free: false, premium: true },
  { key: 'plan.longDescription', free: false, premium: true },
  { key: 'plan.map', free: false, premium: true },
  { key: 'plan.contactButtons', free: false, premium: true },
  { key: 'plan.reviewManagement', free: false, premium: true },
  { key: 'plan.badge', free: false, premium: true },
  { key: 'plan.placement', free: false, premium: true },
  { key: 'plan.statistics', free: false, premium: true },
  { key: 'plan.support', free: false, premium: true },
] as const
