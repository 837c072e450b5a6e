import { listQueues } from '#db/jobs/list-queues.ts'
import { listTasks } from '#db/jobs/list-tasks.ts'

/** Lists every queue with its current contents. The caller has checked the rights. */
export const listQueuesForAdmin = () => listQueues()

/** Lists the scheduled tasks, with the last run of each. The caller has checked the rights. */
export const listTasksForAdmin = () => listTasks()
