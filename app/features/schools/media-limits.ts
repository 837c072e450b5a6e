/** How many pictures and videos a school may show on each plan; links to videos count as videos. */
export const FREE_IMAGES = 1
export const PREMIUM_IMAGES = 10
export const PREMIUM_VIDEOS = 5

/** How many of a kind the plan of a school allows. */
export const mediaLimit = (kind: 'image' | 'video', premium: boolean): number =>
  kind === 'image' ? (premium ? PREMIUM_IMAGES : FREE_IMAGES) : premium ? PREMIUM_VIDEOS : 0
