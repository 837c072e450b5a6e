import type { Policy } from '#app/core/policy.ts'
import type { MediaKind } from './school-media.ts'

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

/** Returns the right that adding a picture or a video takes. */
export const rightToAdd = (kind: MediaKind) => (kind === 'video' ? MEDIA_POLICY.addVideo : MEDIA_POLICY.addImage)
