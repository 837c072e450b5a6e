// A worker whose job never ends. Tests kill it while it runs.
import { runJobs } from '../run-jobs.ts'

await runJobs({
  delete_file: () => {
    console.log('working')
    return new Promise(() => {})
  },
})
