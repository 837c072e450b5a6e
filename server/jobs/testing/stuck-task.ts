// A worker whose scheduled task never ends. Tests kill it while it runs.
import { runJobs } from '../run-jobs.ts'

await runJobs(
  {
    run_task: () => {
      console.log('working')
      return new Promise(() => {})
    },
  },
  { planEvery: 1, plan: { stuck: process.argv[2] ?? '' } },
)
