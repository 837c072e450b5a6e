/**
 * Returns the milliseconds of processor time that this thread spends on a piece of work. Unlike time on the clock, it
 * does not grow when the machine is busy with something else.
 */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
