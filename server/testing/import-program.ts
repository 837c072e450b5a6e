// The part of the program that runs ordered imports, as a separate process that tests can kill.
import { runImportJob } from '../jobs/run-import-job.ts'
import { runJobs } from '../jobs/run-jobs.ts'

await runJobs({ run_import: ({ runId }, { signal }) => runImportJob(runId, signal) }, { watchEvery: 1, lookEvery: 1 })
console.log('is ready: http://127.0.0.1')
