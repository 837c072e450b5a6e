import { Transform } from 'node:stream'

/**
 * Passes through up to `limit` bytes, then fails.
 *
 * @param tooMany creates the error that ends the stream
 */
export function byteLimit(limit: number, tooMany: () => Error): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen > limit) done(tooMany())
      else done(null, chunk)
    },
  })
}
