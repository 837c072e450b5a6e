/** Values by which registers indicate an empty cell. */
// biome-ignore format: one list
const BLANK = new Set(
  ['na', 'n/a', 'non disponibile', 'non disponible', 'not applicable', 'not collected', 'not recorded', 'null', 'none given',
    'ohne angabe', 'keine angabe', 'k.a.', 'o.a.', 'unbekannt', 'http://', 'https://', 'http:', 'https:', '-', '--', '.'],
)

const MOJIBAKE = /[\u00C2-\u00F4][\u0080-\u00BF\u2018-\u2022\u0152-\u0178\u02C6\u02DC\u20AC\u2122]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const NEEDS_WORK = /[\u0000-\u001F\u007F-\u00F4\u2000-\u200F\u2028\u2029\uFEFF]|\p{M}|^\s|\s$|\s\s/u

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters count as spaces
const SPACES = /[\u0000-\u0020\u007F-\u00A0\u2000-\u200F\u2028\u2029\uFEFF]+/g
const MAX_BLANK_LENGTH = Math.max(...[...BLANK].map((word) => word.length))
const WINDOWS_1252 = new Map(
  Array.from({ length: 32 }, (_, index) => [
    new TextDecoder('windows-1252').decode(new Uint8Array([0x80 + index])),
    0x80 + index,
  ]),
)

/**
 * Returns a cell as people would write it: composed characters, single spaces, trimmed, and '' for every value that
 * means nothing.
 */
export function cleanCell(raw: string): string {
  let text = raw
  if (NEEDS_WORK.test(text)) text = repairMojibake(text).normalize('NFC').replace(SPACES, ' ').trim()
  return text.length <= MAX_BLANK_LENGTH && BLANK.has(text.toLowerCase()) ? '' : text
}

/** Undoes UTF-8 that was once read as Windows-1252 (`GrundschÃ¼le`); other text stays unchanged. */
export function repairMojibake(text: string): string {
  if (!MOJIBAKE.test(text)) return text
  const bytes = [...text].map((char) => WINDOWS_1252.get(char) ?? char.codePointAt(0) ?? 0)
  if (bytes.some((byte) => byte > 0xff)) return text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes))
  } catch {
    return text
  }
}
