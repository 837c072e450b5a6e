// The part of the program that receives and processes uploads, as a separate process that tests can kill.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { storage } from '#lib/storage/open-storage.ts'
import { files } from '../endpoints/files.ts'
import { uploads } from '../endpoints/uploads.ts'
import { processMediaJob } from '../jobs/handlers.ts'
import { runJobs } from '../jobs/run-jobs.ts'
import { sameOrigin } from '../middleware/origin.ts'

const app = new Hono()
app.use(sameOrigin(undefined))
app.route('/', files(storage))
app.route('/', uploads())
await runJobs({
  process_media: processMediaJob,
  delete_file: ({ key }) => storage().delete(key),
})
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`is ready: http://127.0.0.1:${port}`),
)
