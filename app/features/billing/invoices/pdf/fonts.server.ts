import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'

const FILES = {
  regular: '400Regular/SourceSans3_400Regular.ttf',
  bold: '600SemiBold/SourceSans3_600SemiBold.ttf',
}

/** The fonts of invoices as files: Latin, Greek and Cyrillic in one, which the parts that browsers load are not. */
export type InvoiceFonts = Record<keyof typeof FILES, Buffer> & {
  /** Whether both have a glyph for a code point. */
  has: (codePoint: number) => boolean
}

let fonts: InvoiceFonts | undefined

/** Reads the fonts once. */
export function invoiceFonts(): InvoiceFonts {
  fonts ??= readFonts()
  return fonts
}

function readFonts(): InvoiceFonts {
  const { resolve } = createRequire(import.meta.url)
  const read = (file: string) => readFileSync(resolve(`@expo-google-fonts/source-sans-3/${file}`))
  const [regular, bold] = [read(FILES.regular), read(FILES.bold)]
  const sets = [regular, bold].map((file) => new Set((fontkit.create(file) as fontkit.Font).characterSet))
  return { regular, bold, has: (codePoint) => sets.every((set) => set.has(codePoint)) }
}
