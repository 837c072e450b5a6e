import { formatInstant, formatNumber } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { TaskNow } from '#db/jobs/list-tasks.ts'
import { DataTable } from '../../components/data-table.tsx'
import { JobTitle } from './job-title.tsx'

/** The scheduled tasks, with the time of each one's last run and its failures. */
export function TaskTable({ tasks }: { tasks: TaskNow[] }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <DataTable
      label={t('jobs.tasks')}
      columns={[t('jobs.task'), t('jobs.schedule'), t('jobs.lastDone'), t('jobs.failedTries'), t('jobs.failed')]}
      rows={tasks.map(({ name, cron, lastDone, tries, failed }) => ({
        key: name,
        cells: [
          <JobTitle key="name" name={name} />,
          <code key="cron" translate="no">
            {cron}
          </code>,
          lastDone ? formatInstant(locale, lastDone.toISOString()) : '',
          formatNumber(locale, tries),
          formatNumber(locale, failed),
        ],
      }))}
    />
  )
}
