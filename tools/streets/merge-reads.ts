/** Bytes that are needed. */
export type Piece = { offset: number; length: number }

/** Bytes that are read at once, with the needed pieces in them, which may overlap. */
export type Read<P extends Piece> = Piece & { parts: P[] }

/**
 * Returns the reads that yield all pieces, in ascending order: neighbours are read at once, including up to `gap`
 * unneeded bytes in between, as long as a read does not exceed `bytes`. A single larger piece is read whole.
 */
export function mergeReads<P extends Piece>(pieces: readonly P[], limits: { gap: number; bytes: number }): Read<P>[] {
  const reads: Read<P>[] = []
  for (const piece of pieces.toSorted((a, b) => a.offset - b.offset)) {
    const last = reads.at(-1)
    const end = piece.offset + piece.length
    const isNear = last !== undefined && piece.offset - (last.offset + last.length) <= limits.gap
    if (last && isNear && end - last.offset <= limits.bytes) {
      last.length = Math.max(last.length, end - last.offset)
      last.parts.push(piece)
    } else reads.push({ offset: piece.offset, length: piece.length, parts: [piece] })
  }
  return reads
}
