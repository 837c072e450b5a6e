import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { GroupChange } from '../changes/view-change.server.ts'

const VARIANTS = { trial: 'notice', applied: 'success', undone: 'edge' } as const

/** The newest changes of a group, with the links to their pages. */
export function ChangeList({ groupId, changes }: { groupId: string; changes: readonly GroupChange[] }) {
  return (
    <ul className="grid gap-4">
      {changes.map((change) => (
        <li key={change.id} className="sheet relative p-5">
          <ChangeSummary change={change} to={`/account/groups/${groupId}/changes/${change.id}`} />
        </li>
      ))}
    </ul>
  )
}

/** The origin of a change, who made it, its outcome, and how many schools it affects. */
export function ChangeSummary({ change, to }: { change: GroupChange; to?: `/${string}` }) {
  const t = useTranslation()
  const { fileName, by, createdAt, state, schools, faulty } = change
  const person = by ?? t('groups.change.nobody')
  const origin = fileName ?? t('groups.change.form')
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {to ? (
          <Link to={to} className="wrap-anywhere font-semibold text-ink no-underline after:absolute after:inset-0">
            {origin}
          </Link>
        ) : (
          <span className="wrap-anywhere font-semibold">{origin}</span>
        )}
        <Badge variant={VARIANTS[state]}>{t(`groups.change.${state}`)}</Badge>
      </p>
      <p className="wrap-anywhere text-ink-soft text-sm">
        {t('groups.change.by', { person, day: formatDay(useLocale(), createdAt) })}
      </p>
      <p>{t('groups.change.schools', { count: schools })}</p>
      {faulty > 0 && <p>{t('groups.change.faulty', { count: faulty })}</p>}
    </div>
  )
}

/** What can be done with a change in its state. */
export function ChangeActions({ change: { state, schools } }: { change: GroupChange }) {
  const t = useTranslation()
  const apply = useSubmission('apply')
  const discard = useSubmission('discard')
  const undo = useSubmission('undo')
  if (state === 'undone') return null
  if (state === 'applied')
    return (
      <Form {...undo.form} className="grid gap-3">
        <FormFailure failure={undo.failure} />
        <p className="max-w-measure text-ink-soft">{t('groups.change.undoText')}</p>
        <SubmitButton intent="undo" variant="quiet" busy={t('account.busy')} className="justify-self-start">
          {t('groups.change.undo')}
        </SubmitButton>
      </Form>
    )
  return (
    <div className="grid gap-3">
      <FormFailure failure={apply.failure ?? discard.failure} />
      <div className="flex flex-wrap gap-3">
        {schools > 0 && (
          <Form {...apply.form}>
            <SubmitButton intent="apply" busy={t('account.busy')}>
              {t('groups.change.apply')}
            </SubmitButton>
          </Form>
        )}
        <Form {...discard.form}>
          <SubmitButton intent="discard" variant="quiet" busy={t('account.busy')}>
            {t('groups.change.discard')}
          </SubmitButton>
        </Form>
      </div>
    </div>
  )
}
