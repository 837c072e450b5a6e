/** Control characters except tab and line break, and invisible characters that reverse the direction of writing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
const LINE_BREAK = /\r\n?|\u0085|\u2028|\u2029/g
/** A tag, a comment or a declaration of HTML; a mail address in angle brackets or a lone `<` does not match. */
const MARKUP = /<\/?[a-z][a-z0-9-]*(\s[^<>]*)?\/?>|<!(--|doctype)/i

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * Returns the text as its author meant it: line breaks as `\n`, composed letters, no invisible characters, no white
 * space at the ends of lines and of the whole text.
 */
export function tidyText(text: string): string {
  const visible = text.replace(LINE_BREAK, '\n').replace(UNSEEN, '').normalize('NFC')
  return visible
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
}

/** Whether text holds HTML, which plain text shows literally. */
export const hasMarkup = (text: string): boolean => MARKUP.test(text)

/** Counts characters as people see them: `👩‍🏫` is one, as is `é` in either spelling. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of characters.segment(text)) count++
  return count
}

/** A block of plain text: a paragraph with its line breaks, or the entries of a list. */
export type TextBlock = { text: string } | { items: string[] }

const ENTRY = /^\s*[-–•*]\s+(?=\S)/

/** Splits plain text into paragraphs, separated by empty lines, and lists, whose lines begin with `-` or `•`. */
export const textBlocks = (text: string): TextBlock[] => text.split(/\n\s*\n/).flatMap(blocksOf)

function blocksOf(paragraph: string): TextBlock[] {
  const blocks: TextBlock[] = []
  for (const line of paragraph.split('\n').filter((one) => one.trim())) {
    const last = blocks.at(-1)
    const item = ENTRY.test(line) ? line.replace(ENTRY, '') : undefined
    if (item === undefined && last && 'text' in last) last.text += `\n${line}`
    else if (item === undefined) blocks.push({ text: line })
    else if (last && 'items' in last) last.items.push(item)
    else blocks.push({ items: [item] })
  }
  return blocks
}
