/** The response times in milliseconds, ascending, and the failures. */
export type Answers = { times: number[]; failures: string[] }

export type Load = { clients: number; seconds: number }

/**
 * Asks the same questions repeatedly, from several clients in parallel; each waits for its answer before it continues.
 *
 * @param ask throws if the answer is wrong; its milliseconds are counted all the same
 */
export async function askAtOnce<Q>(
  questions: readonly Q[],
  { clients, seconds }: Load,
  ask: (question: Q) => Promise<void>,
): Promise<Answers> {
  const end = performance.now() + seconds * 1000
  const times: number[] = []
  const failures: string[] = []
  let next = 0
  const client = async () => {
    while (performance.now() < end) {
      const question = questions[next++ % questions.length] as Q
      const started = performance.now()
      await ask(question).catch((error: Error) => failures.push(error.message))
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { times: times.sort((a, b) => a - b), failures }
}

/** Returns the time that a share of the answers did not exceed. */
export function percentile(times: readonly number[], share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
}
