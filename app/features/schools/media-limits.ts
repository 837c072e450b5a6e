/** Maximum number of pictures and videos on each plan; links to videos count as videos. */
export const FREE_IMAGES = 1
export const PREMIUM_IMAGES = 10
export const PREMIUM_VIDEOS = 5

/** Returns the maximum number of a kind on the plan of a school. */
export const mediaLimit = (kind: 'image' | 'video', premium: boolean): number =>
  kind === 'image' ? (premium ? PREMIUM_IMAGES : FREE_IMAGES) : premium ? PREMIUM_VIDEOS : 0
