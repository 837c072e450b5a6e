/** Measures the processor time that this thread spends on a call, in milliseconds. */
export async function cost<Answer>(what: () => Promise<Answer>): Promise<{ ms: number; answer: Answer }> {
  const before = process.threadCpuUsage()
  const answer = await what()
  const { user, system } = process.threadCpuUsage(before)
  return { ms: (user + system) / 1000, answer }
}
