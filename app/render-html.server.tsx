import { Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { log } from '#lib/log.ts'

const RENDER_TIMEOUT_MS = 10_000

/** Collects everything that is written; reading it back from a stream would cost more than writing it. */
function collector(done: (html: Buffer<ArrayBuffer>) => void): Writable {
  const parts: Buffer[] = []
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    // React does not reuse the buffers that it has written.
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

/** The marker that React writes in place of a part that is suspended or has failed. */
const UNFINISHED = '<!--$!-->'

/** Returns the HTML of a page, or a part of it, in which nothing is suspended or fails; undefined for any other. */
export function renderAtOnce(element: ReactNode): string | undefined {
  try {
    const html = renderToString(element)
    return html.includes(UNFINISHED) ? undefined : html
  } catch {
    return undefined
  }
}

let lastTurn: Promise<unknown> = Promise.resolve()

/**
 * Waits for a turn of the event loop in which no other page is rendered: many in one turn would block everything else.
 */
function ownTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => setImmediate())
  return lastTurn
}

/**
 * Renders a page completely: at once if possible, which takes two thirds of the time.
 *
 * @param nonce added to each inline script that React writes
 * @returns the HTML without its doctype, and whether part of it failed and was left to the browser
 * @throws the error that prevented the page as a whole from being rendered
 */
export async function renderHtml(element: ReactNode, nonce: string): Promise<{ html: string; failed: boolean }> {
  await ownTurn()
  const html = renderAtOnce(element)
  return html === undefined ? renderInParts(element, nonce) : { html, failed: false }
}

const DOCTYPE = '<!DOCTYPE html>'

/** Waits for all suspended parts. */
function renderInParts(element: ReactNode, nonce: string): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false
    const stream = renderToPipeableStream(element, {
      nonce,
      // Keeps React from writing parts that a script would have to move into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Also called after a fatal error: then there is nothing to read, and only `reject` may report it.
      onAllReady: () => {
        clearTimeout(deadline)
        stream
          .pipe(collector((html) => resolve({ html: html.toString().replace(DOCTYPE, ''), failed })))
          .on('error', reject)
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
