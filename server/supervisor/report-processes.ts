import { Counter, Gauge, Registry } from 'prom-client'
import type { MetricsReport } from '../metrics/serve-metrics.ts'
import type { Supervisor } from './supervisor.ts'

export const ofSupervisor = new Registry()
const registers = [ofSupervisor]
const wanted = new Gauge({
  name: 'aulario_processes_wanted',
  help: 'Processes that shall run; only with a supervisor.',
  registers,
})
const up = new Gauge({
  name: 'aulario_process_up',
  help: '1 if a process is ready and told its figures in time; only with a supervisor.',
  labelNames: ['process'],
  registers,
})
const ends = new Counter({
  name: 'aulario_process_ends_total',
  help: 'Processes that ended without being asked to, by why: stood still, killed, failed; only with a supervisor.',
  labelNames: ['reason'],
  registers,
})

/**
 * Returns a function that collects the metrics of all processes that are ready, and those of the supervisor. The first
 * process reads the database for all. A process that does not answer is left out, and counted as not up.
 */
export function reportProcesses(supervisor: Supervisor): () => Promise<MetricsReport[]> {
  return async () => {
    const processes = supervisor.processes()
    const first = processes.find(({ child }) => child)?.number
    const reports = await Promise.all(
      processes.map(async ({ number, child }) => {
        const report = await child?.report({ site: number === first })
        up.set({ process: String(number) }, report ? 1 : 0)
        return report ?? []
      }),
    )
    wanted.set(processes.length)
    ends.reset()
    for (const [reason, many] of Object.entries(supervisor.ends)) ends.inc({ reason }, many)
    return [await ofSupervisor.getMetricsAsJSON(), ...reports]
  }
}
