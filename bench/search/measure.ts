import { setImmediate as turn } from 'node:timers/promises'
import { createRandom } from '../directory/random.ts'
import { type Asked, CLASSES, type QueryClass } from './asked.ts'

/** A system that answers questions; its result is undefined for questions that it cannot answer. */
export type Contender = {
  name: string
  answer(asked: Asked): unknown
  /** Returns the ids of the first results of an answer; left out if it gives no schools. */
  idsOf?(answer: unknown): readonly string[]
  close?(): Promise<void>
}

export type Percentiles = { p50: number; p95: number; p99: number }
/** Milliseconds per class. */
export type Timings = ReadonlyMap<QueryClass, Percentiles>

export type AtOnce = { clients: number; seconds: number }

export type Effort = {
  /** Number of times that every question is asked, after one run that is not measured. */
  rounds: number
  /** Questions of each class. */
  questions: number
  /** Each class ends after this many seconds, even if there are questions left. */
  secondsPerClass: number
}

/**
 * Asks one question after another in mixed order. The time of a question is the median of its rounds, so that other
 * work on the machine has little effect; percentiles are over the questions of a class.
 */
export async function measure(contender: Contender, asked: readonly Asked[], effort: Effort): Promise<Timings> {
  const chosen = CLASSES.flatMap((name) => asked.filter((one) => one.class === name).slice(0, effort.questions))
  const times = new Map<Asked, number[]>()
  const spent = new Map<QueryClass, number>()
  for (let round = 0; round <= effort.rounds; round++) {
    for (const one of shuffled(chosen, round)) {
      const before = spent.get(one.class) ?? 0
      if (before > effort.secondsPerClass * 1000) continue
      const started = performance.now()
      const answer = await contender.answer(one)
      const took = performance.now() - started
      spent.set(one.class, before + took)
      if (round > 0 && answer !== undefined) times.set(one, [...(times.get(one) ?? []), took])
    }
  }
  const groups = Map.groupBy(times, ([one]) => one.class)
  return new Map(Array.from(groups, ([name, list]) => [name, percentiles(list.map(([, took]) => median(took)))]))
}

/**
 * Several clients ask questions of all classes in mixed order, each continuing once it has its answer. The time of a
 * question counts from when it was asked, so it includes waiting for those of the others.
 */
export async function measureAtOnce(asked: readonly Asked[], load: AtOnce, contender: Contender): Promise<Timings> {
  const times = new Map<QueryClass, number[]>(CLASSES.map((name) => [name, []]))
  const end = performance.now() + load.seconds * 1000
  const mixed = shuffled(asked, 2)
  let next = 0
  const client = async () => {
    while (performance.now() < end) {
      const one = mixed[next++ % mixed.length] as Asked
      const started = performance.now()
      await turn()
      await contender.answer(one)
      times.get(one.class)?.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: load.clients }, client))
  return new Map(Array.from(times, ([name, list]) => [name, percentiles(list)]))
}

/** Returns the number of questions of all classes answered per second, with one client. */
export function throughput(contender: Contender, asked: readonly Asked[], seconds: number): number {
  const mixed = shuffled(asked, 1)
  const started = performance.now()
  let answered = 0
  while (performance.now() - started < seconds * 1000) {
    for (const one of mixed) contender.answer(one)
    answered += mixed.length
  }
  return (answered * 1000) / (performance.now() - started)
}

function shuffled<T>(list: readonly T[], seed: number): T[] {
  const random = createRandom(seed)
  return list
    .map((value) => ({ value, key: random.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value)
}

const median = (list: number[]) => list.sort((a, b) => a - b)[list.length >>> 1] ?? 0

function percentiles(times: number[]): Percentiles {
  const sorted = times.sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
