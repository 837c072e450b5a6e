import { Transform } from 'node:stream'

/** Passes bytes through; fails at the first byte too many, or at the end if some are missing. */
export function exactSize(size: number): Transform {
  let seen = 0
  const wrong = () => new Error(`The file has not the ${size} bytes that were announced.`)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen > size) done(wrong())
      else done(null, chunk)
    },
    flush: (done) => done(seen === size ? null : wrong()),
  })
}
