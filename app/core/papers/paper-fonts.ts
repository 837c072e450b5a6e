import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

const require = createRequire(import.meta.url)

/** The font files for papers, each with Latin, Greek and Cyrillic, unlike the subsets that browsers load. */
export type PaperFonts = {
  regular: Buffer
  bold: Buffer
  /** Whether both fonts have a glyph for a code point. */
  has: (codePoint: number) => boolean
}

let fonts: PaperFonts | undefined

/** Reads the fonts on the first call only. */
export function paperFonts(): PaperFonts {
  fonts ??= readFonts()
  return fonts
}

function readFonts(): PaperFonts {
  const regular = readFileSync(
    require.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  )
  const bold = readFileSync(require.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'))
  const sets = [regular, bold].map((file) => new Set((create(file) as Font).characterSet))
  return { regular, bold, has: (codePoint) => sets.every((set) => set.has(codePoint)) }
}
