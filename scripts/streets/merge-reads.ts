/** Bytes that are wanted. */
export type Piece = { offset: number; length: number }

/** Bytes that are read at once, with the wanted pieces in them, which may be the same in part. */
export type Read<P extends Piece> = Piece & { parts: P[] }

/**
 * Returns the reads that give all pieces, in ascending order: neighbours are read at once, with up to `gap` bytes in
 * between that nobody wants, as long as a read does not grow beyond `bytes`. A single larger piece is read whole.
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
