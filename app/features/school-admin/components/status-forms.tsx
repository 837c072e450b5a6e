import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { RadioField } from '#app/ui/form/radio-field.tsx'
import type { ViewedSchool } from '../view-school.server.ts'
import { ActionForm } from './action-form.tsx'

/** Hides a school, or shows a hidden one again. */
export function VisibilityForm({ status }: Pick<ViewedSchool, 'status'>) {
  const t = useTranslation()
  if (status !== 'hidden')
    return (
      <>
        <p className="mb-4 text-ink-soft">{t('schoolAdmin.hide.text')}</p>
        <ActionForm key="hide" intent="hide" variant="danger" submit={t('schoolAdmin.hide')} />
      </>
    )
  return (
    <ActionForm key="show" intent="show" submit={t('schoolAdmin.unhide')}>
      {(fields) => (
        <RadioField
          field={fields.status}
          label={t('schoolAdmin.unhide.as')}
          values={['active', 'closed'] as const}
          textOf={(value) => t(`schoolAdmin.status.${value}`)}
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
          <span className="text-ink-soft">{t('schoolAdmin.noSuccessor')}</span>
        )}
      </p>
      <ActionForm intent="successor" submit={t('schoolAdmin.successor.submit')}>
        {(fields) => (
          <TextField
            field={fields.successorId}
            label={t('schoolAdmin.successor.id')}
            hint={t('schoolAdmin.successor.hint')}
            maxLength={64}
            autoComplete="off"
          />
        )}
      </ActionForm>
    </>
  )
}
