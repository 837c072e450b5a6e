import type { Segment } from '../segment/segment.ts'
import { docsNamed } from '../text/name-index.ts'
import type { Match } from './match.ts'

/** Returns the documents in streets with a name, see `streetKey`. */
export function matchStreet({ streets }: Segment, key: number): Match {
  const docs = Uint32Array.from(docsNamed(streets, key))
  return { kind: 'list', docs, levels: new Uint8Array(docs.length) }
}
