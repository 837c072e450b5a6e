import { processMedia } from '#app/features/school-media/process-media.server.ts'
import type { Jobs } from '#db/jobs/jobs.ts'
import { TaskKilled } from '#lib/decoders/task-killed.ts'
import { HopelessJob } from './run-jobs.ts'

/**
 * Converts an upload into the versions that visitors see. A file that crashed its decoder is not given to another one.
 */
export async function processMediaJob({ mediaId }: Jobs['process_media']): Promise<void> {
  try {
    await processMedia(mediaId)
  } catch (error) {
    throw error instanceof TaskKilled ? new HopelessJob(error.message, { cause: error }) : error
  }
}
