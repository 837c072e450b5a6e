import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { log } from '#lib/log.ts'

const RENDER_TIMEOUT_MS = 10_000

/**
 * Renders a page to its end.
 *
 * @param nonce on each inline script that React writes
 * @returns the HTML, and whether a part of it failed and was left to the browser
 * @throws what kept the page as a whole from being rendered
 */
export function renderHtml(element: ReactNode, nonce: string): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false
    const stream = renderToPipeableStream(element, {
      nonce,
      // No part of the page waits for a script to be put in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Comes after a fatal error too: then there is nothing to read, and nobody but `reject` may hear of it.
      onAllReady: () => {
        clearTimeout(deadline)
        text(stream.pipe(new PassThrough())).then((html) => resolve({ html, failed }), reject)
      },
      onShellError: reject,
      onError: (error) => {
        failed = true
        log().error({ err: error }, 'rendering failed')
      },
    })
    const deadline = setTimeout(() => stream.abort(), RENDER_TIMEOUT_MS).unref()
  })
}
