import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { RadioField } from '#app/ui/form/radio-field.tsx'
import type { ViewedSchool } from '../details/view-school.server.ts'
import { ActionForm } from './action-form.tsx'

/** Hides a school, or shows a hidden one again. */
export function VisibilityForm({ status }: Pick<ViewedSchool, 'status'>) {
  const t = useTranslation()
  if (status !== 'hidden')
    return (
      <>
        <p className="mb-4 text-ink-soft">{t('schoolDesk.hide.text')}</p>
        <ActionForm key="hide" intent="hide" variant="danger" submit={t('schoolDesk.hide')} />
      </>
    )
  return (
    <ActionForm key="show" intent="show" submit={t('schoolDesk.unhide')}>
      {(fields) => (
        <RadioField
          field={fields.status}
          label={t('schoolDesk.unhide.as')}
          values={['active', 'closed'] as const}
          textOf={(value) => t(`schoolDesk.status.${value}`)}
          required
        />
      )}
    </ActionForm>
  )
}

/** Sets the successor of a closed school. */
export function SuccessorForm({ successor, successorId }: Pick<ViewedSchool, 'successor' | 'successorId'>) {
  const t = useTranslation()
  return (
    <>
      <p className="mb-4 wrap-anywhere">
        {successorId ? (
          <Link to={`/admin/schools/${successorId}`}>{successor}</Link>
        ) : (
          <span className="text-ink-soft">{t('schoolDesk.noSuccessor')}</span>
        )}
      </p>
      <ActionForm intent="successor" submit={t('schoolDesk.successor.submit')}>
        {(fields) => (
          <TextField
            field={fields.successorId}
            label={t('schoolDesk.successor.id')}
            hint={t('schoolDesk.successor.hint')}
            maxLength={64}
            autoComplete="off"
          />
        )}
      </ActionForm>
    </>
  )
}
