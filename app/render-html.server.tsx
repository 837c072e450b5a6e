import { Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { log } from '#lib/log.ts'

const RENDER_TIMEOUT_MS = 10_000

/** Takes in everything that is written; a stream that it would be read from again costs more than the writing. */
function collector(done: (html: Buffer<ArrayBuffer>) => void): Writable {
  const parts: Buffer[] = []
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    // React reuses nothing that it has written.
    write: (part: Buffer, _, next) => {
      parts.push(part)
      next()
    },
    final: (next) => {
      done(Buffer.concat(parts))
      next()
    },
  })
}

/** What React writes in place of a part that waits for something or has failed. */
const UNFINISHED = '<!--$!-->'

/** Returns the HTML of a page of which no part waits or fails; undefined of any other. */
function renderAtOnce(element: ReactNode): string | undefined {
  try {
    const html = renderToString(element)
    if (html.includes(UNFINISHED)) return undefined
    return html.startsWith('<html') ? `<!DOCTYPE html>${html}` : html
  } catch {
    return undefined
  }
}

let lastTurn: Promise<unknown> = Promise.resolve()

/** Waits for a turn of the main loop in which no other page is rendered: many at once would hold up everything else. */
function ownTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => setImmediate())
  return lastTurn
}

/**
 * Renders a page completely: at once if it can be, for which React takes two thirds of the time.
 *
 * @param nonce put on each inline script that React writes
 * @returns the HTML, and whether a part of it failed and was left to the browser
 * @throws the error that kept the page as a whole from being rendered
 */
export async function renderHtml(element: ReactNode, nonce: string): Promise<{ html: string; failed: boolean }> {
  await ownTurn()
  const html = renderAtOnce(element)
  return html === undefined ? renderInParts(element, nonce) : { html, failed: false }
}

/** Waits for the parts that wait for something. */
function renderInParts(element: ReactNode, nonce: string): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false
    const stream = renderToPipeableStream(element, {
      nonce,
      // No part of the page depends on a script that puts it in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Also called after a fatal error: then there is nothing to read, and only `reject` may report it.
      onAllReady: () => {
        clearTimeout(deadline)
        stream.pipe(collector((html) => resolve({ html: html.toString(), failed }))).on('error', reject)
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
