import { listQueues } from '#db/jobs/list-queues.ts'

/** Every queue of jobs with what is in it now. The caller has checked who asks. */
export const listQueuesForAdmin = () => listQueues()
