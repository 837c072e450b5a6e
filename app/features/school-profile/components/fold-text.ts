import type { TextBlock } from '#lib/text/plain-text.ts'

/** Characters of a text that stay unfolded, up to the end of their paragraph. */
const OPEN_CHARACTERS = 240
/** Folding fewer characters would save less room than the link that unfolds them takes. */
const FOLDED_CHARACTERS = 160

const lengthOf = (block: TextBlock) => ('text' in block ? block.text : block.items.join(' ')).length

/** Splits a text into the paragraphs that stay unfolded and those that are folded, if they are long enough. */
export function foldText(blocks: TextBlock[]): { open: TextBlock[]; folded: TextBlock[] } {
  let shown = 0
  const end = blocks.findIndex((block) => {
    shown += lengthOf(block)
    return shown >= OPEN_CHARACTERS
  })
  const folded = end < 0 ? [] : blocks.slice(end + 1)
  const isLong = folded.reduce((sum, block) => sum + lengthOf(block), 0) >= FOLDED_CHARACTERS
  return isLong ? { open: blocks.slice(0, end + 1), folded } : { open: blocks, folded: [] }
}
