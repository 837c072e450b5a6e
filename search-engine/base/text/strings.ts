/** Texts as UTF-8 in one flat array: text i is `bytes[offsets[i] … offsets[i + 1])`. */
export type Strings = { bytes: Uint8Array; offsets: Uint32Array }

const encoder = new TextEncoder()
const decoder = new TextDecoder()

export function packStrings(texts: readonly string[]): Strings {
  const offsets = new Uint32Array(texts.length + 1)
  let bytes = new Uint8Array(texts.length * 16 + 64)
  for (const [at, text] of texts.entries()) {
    const start = offsets[at]!
    if (start + text.length * 3 > bytes.length) bytes = grown(bytes, start + text.length * 3)
    offsets[at + 1] = start + encoder.encodeInto(text, bytes.subarray(start)).written
  }
  return { bytes: bytes.slice(0, offsets[texts.length]), offsets }
}

function grown(bytes: Uint8Array<ArrayBuffer>, needed: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.max(needed, bytes.length * 2))
  larger.set(bytes)
  return larger
}

export function stringAt({ bytes, offsets }: Strings, at: number): string {
  return decoder.decode(bytes.subarray(offsets[at]!, offsets[at + 1]!))
}

/** Returns all texts. */
export function unpackStrings(strings: Strings): string[] {
  return Array.from({ length: strings.offsets.length - 1 }, (_, at) => stringAt(strings, at))
}

/**
 * Returns texts of two tables in a new order, as bytes.
 *
 * @param sources number of each text in `a`, or its number in `b` plus the number of those in `a`
 */
export function pickStrings(a: Strings, b: Strings, sources: Uint32Array): Strings {
  const count = a.offsets.length - 1
  const offsets = new Uint32Array(sources.length + 1)
  const placeOf = (source: number): [table: Strings, at: number] => (source < count ? [a, source] : [b, source - count])
  for (let to = 0; to < sources.length; to++) {
    const [table, at] = placeOf(sources[to]!)
    offsets[to + 1] = offsets[to]! + table.offsets[at + 1]! - table.offsets[at]!
  }
  const bytes = new Uint8Array(offsets.at(-1)!)
  for (let to = 0; to < sources.length; to++) {
    const [table, at] = placeOf(sources[to]!)
    bytes.set(table.bytes.subarray(table.offsets[at]!, table.offsets[at + 1]!), offsets[to]!)
  }
  return { bytes, offsets }
}
