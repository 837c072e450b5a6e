/** Reads a body up to `most` bytes. @returns undefined if there are more, which are left unread */
export async function readBody(body: ReadableStream<Uint8Array>, most: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    bytes += value.length
    if (bytes > most) {
      reader.releaseLock()
      return undefined
    }
    chunks.push(value)
  }
}

/** Returns the same body, but failing beyond `most` bytes. */
export function boundedBody(body: ReadableStream<Uint8Array>, most: number): ReadableStream<Uint8Array> {
  let bytes = 0
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length
        if (bytes > most) controller.error(new Error('The body is larger than its path takes.'))
        else controller.enqueue(chunk)
      },
    }),
  )
}
