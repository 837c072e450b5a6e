import { legible } from '#app/core/papers/legible-text.ts'
import { INK } from '#app/core/papers/paper.ts'

export type Doc = PDFKit.PDFDocument
export type Structure = PDFKit.PDFStructureElement
/** How a text looks; sizes are in points, as all measures here. */
export type Style = { font: 'regular' | 'bold'; size: number; color?: string }
export type StructureOptions = {
  alt?: string
  lang?: string
  actual?: string
  bbox?: [number, number, number, number]
  scope?: string
}

/** Distance of two baselines, by the size of the font. */
const LEADING = 1.26
/** Size at which widths of words are measured, as they grow with the size of the font. */
const MEASURED_SIZE = 100
/** Invisible marks that keep the order of letters beside them, which a line of its own does not need. */
const ISOLATES = /[\u2066-\u2069]/g

/** Breaks texts into lines and draws them into the structure of a document. */
export class Pen {
  readonly doc: Doc
  readonly #has: (codePoint: number) => boolean
  readonly #widths = new Map<string, number>()

  /** @param has whether the fonts have a glyph for a code point */
  constructor(doc: Doc, has: (codePoint: number) => boolean) {
    this.doc = doc
    this.#has = has
  }

  /** Makes a typed text printable: letters without a glyph become their code point, narrow spaces plain ones. */
  plain(text: string): string {
    const tidy = text.normalize('NFC').replace(ISOLATES, '').replaceAll('\u202f', '\u00a0')
    const oneLine = tidy.replace(/[^\S\u00a0]+/g, ' ').trim()
    return [...oneLine].map((character) => legible(character, this.#has)).join('')
  }

  heightOf = (lines: number, { size }: Style): number => lines * size * LEADING

  widthOf(word: string, { font, size }: Style): number {
    const key = `${font} ${word}`
    const known = this.#widths.get(key) ?? this.doc.font(font).fontSize(MEASURED_SIZE).widthOfString(word)
    this.#widths.set(key, known)
    return (known * size) / MEASURED_SIZE
  }

  /**
   * Breaks a text at spaces, hyphens and slashes; a word that is longer than a line is broken with a hyphen.
   *
   * @param most number of lines, of which the last one ends with `…` if there are more
   */
  linesOf(text: string, width: number, style: Style, most = Number.POSITIVE_INFINITY): string[] {
    const space = this.widthOf(' ', style)
    const lines: string[] = []
    let used = Number.POSITIVE_INFINITY
    for (const word of this.plain(text).split(' ').filter(Boolean))
      for (const [at, part] of word.split(/(?<=[-–/])(?=\p{L}{2})/u).entries()) {
        const glue = at === 0 ? space : 0
        for (const [index, piece] of this.#piecesOf(part, width, style).entries()) {
          const length = this.widthOf(piece, style)
          const isSame = index === 0 && used + glue + length <= width
          if (isSame) lines[lines.length - 1] += (at === 0 ? ' ' : '') + piece
          else lines.push(piece)
          used = isSame ? used + glue + length : length
        }
      }
    return lines.length <= most ? lines : this.#shortened(lines.slice(0, most), width, style)
  }

  #piecesOf(word: string, width: number, style: Style): string[] {
    if (this.widthOf(word, style) <= width) return [word]
    const pieces: string[] = []
    let rest = [...word]
    while (rest.length > 0) {
      let count = rest.length
      const pieceOf = () => rest.slice(0, count).join('') + (count < rest.length ? '-' : '')
      while (count > 1 && this.doc.font(style.font).fontSize(style.size).widthOfString(pieceOf()) > width) count--
      pieces.push(pieceOf())
      rest = rest.slice(count)
    }
    return pieces
  }

  #shortened(lines: string[], width: number, style: Style): string[] {
    const last = [...(lines.at(-1) ?? '')]
    const measure = () =>
      this.doc
        .font(style.font)
        .fontSize(style.size)
        .widthOfString(`${last.join('')}…`)
    while (last.length > 0 && measure() > width) last.pop()
    return [...lines.slice(0, -1), `${last.join('').trimEnd()}…`]
  }

  /** Draws lines below each other from their upper left corner. */
  write(lines: readonly string[], x: number, y: number, style: Style): void {
    this.doc
      .font(style.font)
      .fontSize(style.size)
      .fillColor(style.color ?? INK)
    for (const [at, line] of lines.entries()) this.doc.text(line, x, y + this.heightOf(at, style), { lineBreak: false })
  }

  /** Adds an element that groups others. */
  group(parent: Structure, tag: string): Structure {
    const element = this.doc.struct(tag)
    parent.add(element)
    return element
  }

  /** Adds an element with what is drawn. */
  tag(parent: Structure, tag: string, draw: () => void, options: StructureOptions = {}): void {
    parent.add(this.doc.struct(tag, options, draw))
  }

  /** Draws what only decorates. */
  decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  /** Draws a thin line across. */
  rule(x: number, y: number, width: number, color: string, thickness = 0.5): void {
    this.decorate(() =>
      this.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(thickness)
        .strokeColor(color)
        .stroke(),
    )
  }
}
