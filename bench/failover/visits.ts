import { setTimeout as sleep } from 'node:timers/promises'
import { strangerHeaders, writeTicket } from '../cluster/write-ticket.ts'

const WRITERS = 3
const READERS = 3
const LANGUAGES = ['', 'en/', 'fr/', 'es/', 'it/']

type Phase = 'before' | 'without a primary' | 'after'
/** The record of what visitors wrote and saw. */
type Seen = { acknowledged: string[]; wroteAgainAt: number; told: string }

/** Makes visitors read profiles and send forms again and again, until told to stop. */
export function beginVisits(
  origin: string,
  schools: readonly string[],
): { enter: (phase: Phase) => void; end: () => Promise<Seen> } {
  let phase: Phase = 'before'
  let isOver = false
  let wroteAgainAt = 0
  let slowest = 0
  let next = 0
  const acknowledged: string[] = []
  const counts = new Map<string, number>()
  const count = (what: string, at: Phase, status: number) => {
    const key = `${what} ${at}: ${status || 'no answer'}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const write = async () => {
    while (!isOver) {
      const at = phase
      const written = await writeTicket(origin).catch(() => undefined)
      count('form', at, written?.status ?? 0)
      if (written?.status === 200) acknowledged.push(written.text)
      if (written?.status === 200 && at === 'after') wroteAgainAt ||= performance.now()
      if (written?.status !== 200) await sleep(50)
    }
  }
  const read = async () => {
    while (!isOver) {
      const at = phase
      const number = next++
      // None is cached, because each has a different address.
      const path = `/${LANGUAGES[number % LANGUAGES.length]}schools/${schools[number % schools.length]}?n=${number}`
      const startedAt = performance.now()
      const answer = await fetch(origin + path, { headers: strangerHeaders(origin) }).catch(() => undefined)
      await answer?.text()
      slowest = Math.max(slowest, performance.now() - startedAt)
      count('page', at, answer?.status ?? 0)
    }
  }
  const running = [...Array.from({ length: WRITERS }, write), ...Array.from({ length: READERS }, read)]
  return {
    enter: (entered) => {
      phase = entered
    },
    end: async () => {
      isOver = true
      await Promise.all(running)
      const lines = [...counts].sort().map(([key, many]) => `${key} × ${many}`)
      return { acknowledged, wroteAgainAt, told: `${lines.join('\n')}\nslowest page ${(slowest / 1000).toFixed(1)} s` }
    },
  }
}
