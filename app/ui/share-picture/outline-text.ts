import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as Fontkit from 'fontkit'
import { LRUCache } from 'lru-cache'

const require = createRequire(import.meta.url)
const LITERATA = '@fontsource-variable/literata/files/literata'
const SOURCE_SANS = '@expo-google-fonts/source-sans-3'
const SEMIBOLD = `${SOURCE_SANS}/600SemiBold/SourceSans3_600SemiBold.ttf`

/** The site's fonts, each followed by fallbacks for letters that it lacks. */
const FILES = {
  head: [`${LITERATA}-latin-wght-normal.woff2`, `${LITERATA}-latin-ext-wght-normal.woff2`, SEMIBOLD],
  read: [`${SOURCE_SANS}/400Regular/SourceSans3_400Regular.ttf`],
  strong: [SEMIBOLD],
} as const
export type Face = keyof typeof FILES

const opened = new Map<Face, Fontkit.Font[]>()

/** Reads the files of a font on the first call only. */
function fontsOf(face: Face): Fontkit.Font[] {
  const known = opened.get(face)
  if (known) return known
  // Loaded with the first picture, because few processes draw any.
  const fontkit: typeof Fontkit = require('fontkit')
  const fonts = FILES[face].map((file) => fontkit.create(readFileSync(require.resolve(file))) as Fontkit.Font)
  opened.set(face, fonts)
  return fonts
}

/** Splits a text into runs that one font can draw; letters that no font has are left out. */
function runsOf(text: string, face: Face): { font: Fontkit.Font; text: string }[] {
  const runs: { font: Fontkit.Font; text: string }[] = []
  for (const letter of text) {
    const font = fontsOf(face).find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0)!))
    if (!font) continue
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

/** Widths of words as fractions of the font size, by font and word: names are tried in several sizes. */
const widths = new LRUCache<string, number>({ max: 1000 })

/** Returns the width of a line in pixels. */
export const widthOf = (text: string, face: Face, size: number): number =>
  text.split(/(?= )/).reduce((sum, word) => sum + relativeWidth(word, face) * size, 0)

function relativeWidth(word: string, face: Face): number {
  const known = widths.get(`${face}/${word}`)
  if (known !== undefined) return known
  const width = runsOf(word, face).reduce(
    (sum, { font, text }) => sum + font.layout(text).advanceWidth / font.unitsPerEm,
    0,
  )
  widths.set(`${face}/${word}`, width)
  return width
}

/**
 * Returns a line as an SVG path, which needs no font where it is drawn.
 *
 * @param at start of the baseline in pixels
 */
export function outlineText(text: string, face: Face, size: number, at: { x: number; y: number }): string {
  let { x } = at
  return runsOf(text, face)
    .flatMap(({ font, text: run }) => {
      const scale = size / font.unitsPerEm
      const { glyphs, positions } = font.layout(run)
      return glyphs.map((glyph, index) => {
        const { xAdvance, xOffset } = positions[index]!
        const path = glyph.path.scale(scale, -scale).translate(x + xOffset * scale, at.y)
        x += xAdvance * scale
        return path.toSVG()
      })
    })
    .join('')
}

/** The lines of a text, and whether no word is broken. */
type Lines = { lines: string[]; isWhole: boolean }

/**
 * Breaks a text into at most the given number of lines of a width, at spaces and hyphens. The last line ends with `…`
 * if words are left out; a word that is longer than a line is broken.
 */
export function breakLines(text: string, face: Face, size: number, box: { width: number; lines: number }): Lines {
  const fits = (line: string) => widthOf(line, face, size) <= box.width
  const lines: string[] = []
  let isWhole = true
  const add = (part: string, glue: string) => {
    const longer = lines.length > 0 ? lines.at(-1) + glue + part : part
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  for (const word of text.split(/\s+/).filter(Boolean))
    for (const [at, part] of word.split(/(?<=[-–/])(?=.)/).entries()) {
      const letters = fits(part) ? [part] : [...part]
      if (letters.length > 1) isWhole = false
      for (const [position, piece] of letters.entries()) add(piece, at === 0 && position === 0 ? ' ' : '')
    }
  if (lines.length <= box.lines) return { lines, isWhole }
  return { lines: [...lines.slice(0, box.lines - 1), shortenLine(lines[box.lines - 1]!, fits)], isWhole: false }
}

/** Returns as many comma-separated parts of a text as fit on a line; of a single part, as many words as fit. */
export function fitParts(text: string, face: Face, size: number, width: number): string {
  const parts = text.split(', ')
  const shorter = parts.map((_, left) => parts.slice(0, parts.length - left).join(', '))
  const fits = shorter.find((part) => widthOf(part, face, size) <= width)
  return fits ?? breakLines(parts[0]!, face, size, { width, lines: 1 }).lines.join('')
}

/** Returns as many words of a line as fit with `…` after them; of a single word, as many letters. */
function shortenLine(line: string, fits: (text: string) => boolean): string {
  let rest = line
  while (rest !== '' && !fits(`${rest}…`)) rest = rest.slice(0, Math.max(rest.lastIndexOf(' '), 0) || -1)
  return `${rest
    .trimEnd()
    .replace(/\p{P}$/u, '')
    .trimEnd()}…`
}
