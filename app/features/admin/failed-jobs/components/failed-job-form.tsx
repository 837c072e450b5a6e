import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatInstant } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FieldErrors } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { DataTable } from '../../components/data-table.tsx'
import type { FailedJob } from '../list-failed-jobs.server.ts'
import { JobTitle } from './job-title.tsx'

/** Failed jobs with checkboxes; the intents are `retry` and `discard`. */
export function FailedJobForm({ failedJobs }: { failedJobs: FailedJob[] }) {
  const t = useTranslation()
  const locale = useLocale()
  const retry = useSubmission<'letterIds'>('retry')
  const discard = useSubmission<'letterIds'>('discard')
  const errors = retry.fields.letterIds.errors ?? discard.fields.letterIds.errors
  const busy = t('account.busy')
  return (
    <Form method="post" className="grid grid-cols-1 gap-4">
      <FormFailure failure={retry.failure ?? discard.failure} />
      <DataTable
        label={t('jobs.letters')}
        columns={[t('jobs.kind'), t('jobs.when'), t('jobs.tries'), t('jobs.reason')]}
        rows={failedJobs.map((failedJob) => ({
          key: failedJob.id,
          cells: [
            <Tick key={failedJob.id} failedJob={failedJob} />,
            formatInstant(locale, failedJob.failedAt.toISOString()),
            failedJob.tries,
            <span key="reason" className="wrap-anywhere block min-w-48" translate="no">
              {failedJob.reason}
            </span>,
          ],
        }))}
      />
      <FieldErrors id="letters-errors" errors={errors} />
      <div className="flex flex-wrap items-start gap-3">
        <SubmitButton intent="retry" busy={busy}>
          {t('jobs.retry')}
        </SubmitButton>
        <details className="min-w-0">
          <summary className="flex min-h-11 cursor-pointer items-center px-2 font-semibold text-danger">
            {t('jobs.discard.ask')}
          </summary>
          <p className="mb-3 max-w-measure">{t('jobs.discard.meaning')}</p>
          <SubmitButton intent="discard" busy={busy} variant="danger">
            {t('jobs.discard')}
          </SubmitButton>
        </details>
      </div>
    </Form>
  )
}

function Tick({ failedJob: { id, job, about } }: { failedJob: FailedJob }) {
  return (
    <label className="flex min-h-6 items-start gap-3">
      <input type="checkbox" name="letterIds" value={id} className="mt-0.5 size-5 flex-none accent-board" />
      <span className="wrap-anywhere min-w-32">
        <JobTitle name={job} />
        {about && <span className="block font-normal text-ink-soft">{about}</span>}
      </span>
    </label>
  )
}
