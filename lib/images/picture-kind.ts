/** Types of pictures that people may upload. */
export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'

const starts = (bytes: Uint8Array, text: string, at = 0) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', at, at + text.length) === text

/**
 * Returns the type of a picture from its first bytes, whatever the file is called; only these types ever reach a
 * decoder. SVG is not among them, since it can run scripts.
 */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (starts(bytes, '\xff\xd8\xff')) return 'jpeg'
  if (starts(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (starts(bytes, 'GIF87a') || starts(bytes, 'GIF89a')) return 'gif'
  if (starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8)) return 'webp'
  if (starts(bytes, 'ftypavif', 4) || starts(bytes, 'ftypavis', 4)) return 'avif'
  return undefined
}
