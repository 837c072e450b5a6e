import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatMonth } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Fold } from '#app/ui/fold.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { nameOfArea } from '../child.ts'
import type { OwnChild } from '../children.server.ts'
import type { AreaList } from '../find-area.server.ts'
import type { KnownDates } from '../known-dates.ts'
import { CalendarForm } from './calendar-form.tsx'
import { ChildDates } from './child-dates.tsx'
import { type ChildField, ChildFields, fieldsOf } from './child-fields.tsx'

type Props = {
  /** `today` where it lives, YYYY-MM-DD. */
  child: OwnChild & { known: KnownDates; today: string }
  areas: AreaList
}

/** A child of the account with its dates, and the forms that change and remove it. */
export function OwnChildCard({ child, areas }: Props) {
  const t = useTranslation()
  const { id, born, area, known, today } = child
  const name = t('children.born', { month: formatMonth(useLocale(), `${born}-01`) })
  return (
    <article aria-labelledby={`child-${id}`} className="sheet grid gap-4 p-5 sm:p-6">
      <div>
        <h3 id={`child-${id}`} className="text-[1.1875rem]">
          {name}
        </h3>
        <p className="text-ink-soft wrap-anywhere">{nameOfArea(area)}</p>
      </div>
      <ChildDates known={known} today={today} />
      <div className="flex flex-wrap items-center gap-4">
        <CalendarForm child={child} name={name} />
        <RemoveForm id={id} name={name} />
      </div>
      <ChangeForm child={child} name={name} areas={areas} />
    </article>
  )
}

function ChangeForm({ child, name, areas }: Props & { name: string }) {
  const t = useTranslation()
  const intent = `change:${child.id}`
  const { form, fields, failure, errors } = useSubmission<ChildField>(intent, fieldsOf(child))
  return (
    <Fold title={t('childReminders.change')} open={errors.refusal !== undefined}>
      <Form {...form} noValidate className="grid gap-4">
        <FormFailure failure={failure} />
        <input type="hidden" name="childId" value={child.id} />
        <ChildFields fields={fields} areas={areas} today={child.today} />
        <SubmitButton intent={intent} variant="quiet" busy={t('account.busy')} className="justify-self-start">
          {t('childReminders.save')}
          <span className="sr-only">: {name}</span>
        </SubmitButton>
      </Form>
    </Fold>
  )
}

function RemoveForm({ id, name }: { id: string; name: string }) {
  const t = useTranslation()
  const intent = `remove:${id}`
  const { form, failure } = useSubmission(intent)
  return (
    <Form {...form}>
      <FormFailure failure={failure} />
      <input type="hidden" name="childId" value={id} />
      <SubmitButton intent={intent} variant="plain" busy={t('account.busy')}>
        {t('childReminders.remove')}
        <span className="sr-only">: {name}</span>
      </SubmitButton>
    </Form>
  )
}
