import { listQueues } from '#db/jobs/list-queues.ts'
import { listTasks } from '#db/jobs/list-tasks.ts'

/** Every queue of jobs with what is in it now. The caller has checked who asks. */
export const listQueuesForAdmin = () => listQueues()

/** The tasks that come again, with the last run of each. The caller has checked who asks. */
export const listTasksForAdmin = () => listTasks()
