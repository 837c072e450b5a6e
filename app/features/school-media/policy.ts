import type { Policy } from '#app/core/policy.ts'

/** Who may change the pictures, videos and logo of a school. */
export const MEDIA_POLICY = {
  addImage: 'member',
  addVideo: 'premium-member',
  describe: 'member',
  move: 'member',
  delete: 'member',
  restore: 'member',
  setPoster: 'member',
  setSubtitles: 'member',
  setLogo: 'premium-member',
  removeLogo: 'member',
  discardUpload: 'self',
} as const satisfies Policy
