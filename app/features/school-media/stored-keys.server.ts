import { keyOfAddress } from '#lib/storage/file-address.ts'

type Stored = { folder: string | null; url: string; widths: number[]; poster: string | null }

/** Returns the keys of all stored files of a picture or video; those shipped with the program have none. */
export function storedKeys({ folder, url, widths, poster }: Stored): string[] {
  const drawn = folder ? widths.flatMap((width) => [`${folder}/${width}.avif`, `${folder}/${width}.webp`]) : []
  return [...new Set([...drawn, keyOfAddress(url), keyOfAddress(poster)])].filter((key) => key !== undefined)
}
