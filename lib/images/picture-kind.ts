/** Types of pictures that people may upload. */
export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'

const startsWithText = (bytes: Uint8Array, text: string, at = 0) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', at, at + text.length) === text

/**
 * Returns the type of a picture from its first bytes, whatever the file is called; only these types ever reach a
 * decoder. SVG is not among them, since it can run scripts.
 */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (startsWithText(bytes, '\xff\xd8\xff')) return 'jpeg'
  if (startsWithText(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWithText(bytes, 'GIF87a') || startsWithText(bytes, 'GIF89a')) return 'gif'
  if (startsWithText(bytes, 'RIFF') && startsWithText(bytes, 'WEBP', 8)) return 'webp'
  if (startsWithText(bytes, 'ftypavif', 4) || startsWithText(bytes, 'ftypavis', 4)) return 'avif'
  return undefined
}
