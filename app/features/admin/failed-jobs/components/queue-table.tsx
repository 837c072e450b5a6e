import { formatInstant, formatNumber } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { QueueNow } from '#db/jobs/list-queues.ts'
import { DataTable } from '../../components/data-table.tsx'
import { JobTitle } from './job-title.tsx'

const COUNTS = ['waiting', 'later', 'active', 'failed'] as const

/** Every queue with its numbers of waiting, running and failed jobs. */
export function QueueTable({ queues }: { queues: QueueNow[] }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <DataTable
      label={t('jobs.queues')}
      columns={[t('jobs.queue'), ...COUNTS.map((count) => t(`jobs.${count}`)), t('jobs.oldest')]}
      rows={queues.map((queue) => ({
        key: queue.name,
        cells: [
          <JobTitle key={queue.name} name={queue.name} />,
          ...COUNTS.map((count) => formatNumber(locale, queue[count])),
          queue.oldest ? formatInstant(locale, queue.oldest.toISOString()) : '',
        ],
      }))}
    />
  )
}
