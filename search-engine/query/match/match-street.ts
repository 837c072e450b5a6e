import { docsNamed } from '../../base/text/name-index.ts'
import type { Segment } from '../../index/segment/segment.ts'
import type { Match } from './match.ts'

/** Returns the documents in streets with a name, see `streetKey`. */
export function matchStreet({ streets }: Segment, key: number): Match {
  const docs = Uint32Array.from(docsNamed(streets, key))
  return { kind: 'list', docs, levels: new Uint8Array(docs.length) }
}
