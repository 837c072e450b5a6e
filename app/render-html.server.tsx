import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { log } from '#lib/log.ts'

const RENDER_TIMEOUT_MS = 10_000

/**
 * Renders a page completely.
 *
 * @param nonce put on each inline script that React writes
 * @returns the HTML, and whether a part of it failed and was left to the browser
 * @throws the error that kept the page as a whole from being rendered
 */
export function renderHtml(element: ReactNode, nonce: string): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false
    const stream = renderToPipeableStream(element, {
      nonce,
      // No part of the page depends on a script that puts it in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Also called after a fatal error: then there is nothing to read, and only `reject` may report it.
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
