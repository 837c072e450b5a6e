import { Transform } from 'node:stream'

/**
 * Passes bytes on until there are more than `limit` of them.
 *
 * @param tooMany makes the error that then ends the stream
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
