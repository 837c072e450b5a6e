import { setTimeout as sleep } from 'node:timers/promises'
import { strangerHeaders, writeTicket } from '../cluster/write-ticket.ts'

/** A visitor's request; a `kept` one was also made before the outage. */
export type Question = { name: string; path: string; cookie?: string }
/** An answer as the visitor received it; without a status there was none. */
export type Answer = {
  name: string
  status: number
  isOurs: boolean
  retryAfter: string | null
  ms: number
  at: number
}

const PAUSE_MS = 200
const WITHIN_MS = 30_000

async function ask(origin: string, { name, path, cookie }: Question): Promise<Answer> {
  const at = performance.now()
  try {
    const headers = { ...strangerHeaders(origin), accept: 'text/html', ...(cookie && { cookie }) }
    const answer = await fetch(origin + path, { headers, redirect: 'manual', signal: AbortSignal.timeout(WITHIN_MS) })
    const text = await answer.text()
    const isOurs = answer.headers.has('x-request-id') && (answer.status < 400 || text.length > 0)
    const retryAfter = answer.headers.get('retry-after')
    return { name, status: answer.status, isOurs, retryAfter, ms: performance.now() - at, at }
  } catch {
    return { name, status: 0, isOurs: false, retryAfter: null, ms: performance.now() - at, at }
  }
}

async function write(origin: string): Promise<Answer> {
  const at = performance.now()
  try {
    const { status, retryAfter, page, text, ms } = await writeTicket(origin, WITHIN_MS)
    // The text typed stays in the form of a page that could not accept it.
    return { name: 'form', status, isOurs: status === 200 || page.includes(text), retryAfter, ms, at }
  } catch {
    return { name: 'form', status: 0, isOurs: false, retryAfter: null, ms: performance.now() - at, at }
  }
}

/** Reads and writes again and again until told to stop. @returns all answers */
export function visit(origin: string, questions: () => Question[]): () => Promise<Answer[]> {
  let isOver = false
  const answers: Answer[] = []
  const again = async (one: () => Promise<Answer>) => {
    while (!isOver) {
      answers.push(await one())
      await sleep(PAUSE_MS)
    }
  }
  const running = [
    ...questions().map((_, at) => again(() => ask(origin, questions()[at]!))),
    again(() => write(origin)),
  ]
  return async () => {
    isOver = true
    await Promise.all(running)
    return answers
  }
}
