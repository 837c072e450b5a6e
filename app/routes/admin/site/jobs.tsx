import { data, Form, redirect } from 'react-router'
import { z } from 'zod'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { FailedJobForm } from '#app/features/admin/failed-jobs/components/failed-job-form.tsx'
import { QueueTable } from '#app/features/admin/failed-jobs/components/queue-table.tsx'
import { TaskTable } from '#app/features/admin/failed-jobs/components/task-table.tsx'
import { failedJobsSchema } from '#app/features/admin/failed-jobs/failed-jobs.schema.ts'
import { failedJobsAddress, readFailedJobsAddress } from '#app/features/admin/failed-jobs/failed-jobs-address.ts'
import { listFailedJobs } from '#app/features/admin/failed-jobs/list-failed-jobs.server.ts'
import { listQueuesForAdmin, listTasksForAdmin } from '#app/features/admin/failed-jobs/list-queues.server.ts'
import { discardFailedJobs, retryFailedJobs } from '#app/features/admin/failed-jobs/settle-failed-jobs.server.ts'
import { ADMIN_POLICY } from '#app/features/admin/policy.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { Section } from '#app/ui/section.tsx'
import { authMeta } from '../../auth/auth-meta.ts'
import { messageCookie } from '../../message.server.ts'
import { requireSession, sessionForChange } from '../../session.server.ts'
import type { Route } from './+types/jobs.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, ADMIN_POLICY.readFailedJobs)
  const after = readFailedJobsAddress(new URL(args.request.url).searchParams)
  const [queues, tasks, page] = await Promise.all([listQueuesForAdmin(), listTasksForAdmin(), listFailedJobs(after)])
  return data({ queues, tasks, ...page, isFirst: !after }, { headers: { 'cache-control': 'private, no-store' } })
}

export async function action({ request, context }: Route.ActionArgs) {
  const page = localePath(localeOf(new URL(request.url).pathname), '/admin/jobs')
  const form = await formOf(request)
  const done = (message: 'message.jobsRetried' | 'message.jobsDiscarded') =>
    redirect(page, { headers: { 'set-cookie': messageCookie(message) } })
  switch (form.get('intent')) {
    case 'retry-all':
      return await submit(form, { schema: z.object({}) }, async () => {
        await retryFailedJobs(await sessionForChange({ context }, ADMIN_POLICY.settleFailedJobs))
        return done('message.jobsRetried')
      })
    case 'discard':
      return await submit(form, { schema: failedJobsSchema }, async ({ letterIds }) => {
        await discardFailedJobs(await sessionForChange({ context }, ADMIN_POLICY.settleFailedJobs), letterIds)
        return done('message.jobsDiscarded')
      })
    default:
      return await submit(form, { schema: failedJobsSchema }, async ({ letterIds }) => {
        await retryFailedJobs(await sessionForChange({ context }, ADMIN_POLICY.settleFailedJobs), letterIds)
        return done('message.jobsRetried')
      })
  }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'jobs.title')

export default function Jobs({ loaderData: { queues, tasks, failedJobs, next, isFirst } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <header>
        <h1>{t('jobs.title')}</h1>
        <p className="mt-2 max-w-measure text-ink-soft">{t('jobs.intro')}</p>
      </header>
      <Section id="letters" title={t('jobs.letters')}>
        {failedJobs.length === 0 ? (
          <EmptyState drawing="empty" title={<h3>{t('jobs.empty')}</h3>}>
            <p>{t('jobs.emptyText')}</p>
          </EmptyState>
        ) : (
          <>
            <p className="mb-4 text-ink-soft">{t('jobs.letters.intro')}</p>
            <FailedJobForm failedJobs={failedJobs} />
            <Form method="post" className="mt-4">
              <SubmitButton intent="retry-all" busy={t('account.busy')} variant="quiet">
                {t('jobs.retryAll')}
              </SubmitButton>
            </Form>
          </>
        )}
        <div className="mt-4 flex flex-wrap gap-3">
          {!isFirst && (
            <Link to={failedJobsAddress()} className={button('quiet')}>
              {t('jobs.first')}
            </Link>
          )}
          {next && (
            <Link to={failedJobsAddress(next)} rel="next" className={button('quiet')}>
              {t('jobs.next')}
            </Link>
          )}
        </div>
      </Section>
      <Section id="queues" title={t('jobs.queues')}>
        <QueueTable queues={queues} />
      </Section>
      <Section id="tasks" title={t('jobs.tasks')}>
        <p className="mb-4 text-ink-soft">{t('jobs.tasks.intro')}</p>
        <TaskTable tasks={tasks} />
      </Section>
    </>
  )
}
