import { type Frame, roomOf } from './page-frame.ts'

/** What is drawn again at the top of each further page, with the place that it takes. */
export type Repeated = { height: number; draw: (y: number) => void }

/** A piece of content that stands on one page. */
export type Item = {
  height: number
  draw: (y: number) => void
  /** A heading, which does not stand alone at the foot of a page. */
  isHead?: true
  /** The head of its table, if it is a row of one. */
  table?: Repeated
}

/** Distributes items over pages, in order. */
export function paginate(items: readonly Item[], frame: Frame): Item[][] {
  const pages: Item[][] = []
  let left = 0
  for (const [at, item] of items.entries()) {
    const needed = item.height + (item.isHead ? headRoom(items, at) : 0)
    if (pages.length === 0 || needed > left) {
      left = roomOf(frame) - (item.table?.height ?? 0)
      pages.push([])
    }
    pages.at(-1)!.push(item)
    left -= item.height
  }
  return pages
}

/** Height of what must follow a heading on its page: further headings, and the first item below them. */
function headRoom(items: readonly Item[], at: number): number {
  const next = items[at + 1]
  if (!next) return 0
  return next.height + (next.isHead ? headRoom(items, at + 1) : 0)
}

/** Draws distributed items on new pages. A row at the top of one gets the head of its table once more. */
export function renderPages(doc: PDFKit.PDFDocument, pages: readonly Item[][], frame: Frame): void {
  for (const page of pages) {
    doc.addPage({ size: 'A4', layout: frame.layout })
    let y = frame.top
    const table = page[0]?.table
    if (table) {
      table.draw(y)
      y += table.height
    }
    for (const item of page) {
      item.draw(y)
      y += item.height
    }
  }
}
