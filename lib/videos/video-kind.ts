/** Types of videos that people may upload. */
export type VideoKind = 'mp4' | 'webm' | 'ogg'

/** Brands of ISO files that are not MP4 videos although they begin like one: pictures, and QuickTime films. */
const OTHER_BRANDS = ['avif', 'avis', 'heic', 'heix', 'hevc', 'mif1', 'msf1', 'qt  ', 'crx ']
/** Number of first bytes that {@link videoKind} looks at. */
export const VIDEO_HEAD_BYTES = 64

/**
 * Returns the type of a video from its first bytes, whatever the file is called; they do not show whether it is
 * complete.
 */
export function videoKind(head: Uint8Array): VideoKind | undefined {
  const text = Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1')
  if (text.startsWith('ftyp', 4)) return OTHER_BRANDS.includes(text.slice(8, 12)) ? undefined : 'mp4'
  if (text.startsWith('\x1a\x45\xdf\xa3')) return text.slice(0, VIDEO_HEAD_BYTES).includes('webm') ? 'webm' : undefined
  return text.startsWith('OggS\0') ? 'ogg' : undefined
}
