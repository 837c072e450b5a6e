import { getTextareaProps } from '@conform-to/react'
import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { RegisterSentence } from '#app/features/schools/components/school-description.tsx'
import { SchoolType } from '#app/features/schools/components/school-type.tsx'
import { initials } from '#app/features/schools/initials.ts'
import type { TypePart } from '#app/features/schools/stages/type-parts.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ExerciseBook } from '#app/ui/exercise-book.tsx'
import { DayField } from '#app/ui/form/day-field.tsx'
import { FieldFrame } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { INPUT } from '#app/ui/form/input.ts'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { Favourite } from './favourites.server.ts'
import { MAX_NOTE_LENGTH } from './favourites.ts'

/** A favourite with its note and visit date, which only the person sees; its checkbox selects it for the comparison. */
export function FavouriteCard({
  favourite,
  compareForm,
}: {
  favourite: Omit<Favourite, 'staged'> & { typeParts: readonly TypePart[]; sentence: string | null }
  compareForm: string
}) {
  const t = useTranslation()
  const { id, name, city, category, closed, sentence } = favourite
  return (
    <article aria-labelledby={`name-${id}`} className="sheet p-5 sm:p-6">
      <div className="flex gap-4">
        <ExerciseBook cover={category} initials={initials(name)} />
        <div className="min-w-0 flex-1">
          <h2 id={`name-${id}`} className="text-[1.1875rem]">
            <Link to={`/schools/${id}`} className="text-ink no-underline hover:underline">
              {name}
            </Link>
          </h2>
          <p className="text-ink-soft text-sm">
            <SchoolType school={favourite} />
            {city && ` · ${city}`}
          </p>
          <div className="text-sm">{sentence && <RegisterSentence sentence={sentence} />}</div>
          {closed && <Badge variant="notice">{t('compare.closed')}</Badge>}
          <label className="mt-1 inline-flex min-h-8 items-center gap-2 text-sm">
            <input
              type="checkbox"
              form={compareForm}
              name="ids"
              value={id}
              aria-label={t('favourites.chooseSchool', { name })}
              className="size-4.5 accent-board"
            />
            {t('favourites.choose')}
          </label>
        </div>
      </div>
      <NoteForm favourite={favourite} />
      <RemoveForm favourite={favourite} />
    </article>
  )
}

function NoteForm({ favourite: { id, note, visitOn } }: { favourite: Pick<Favourite, 'id' | 'note' | 'visitOn'> }) {
  const t = useTranslation()
  const intent = `note:${id}`
  const { form, fields, failure } = useSubmission<'note' | 'visitOn'>(intent, { note, visitOn: visitOn ?? '' })
  const { key: _, ...textarea } = getTextareaProps(fields.note, { ariaDescribedBy: fields.note.descriptionId })
  return (
    <Form {...form} preventScrollReset className="mt-4 grid gap-4">
      <FormFailure failure={failure} />
      <input type="hidden" name="schoolId" value={id} />
      <FieldFrame field={fields.note} label={t('favourites.note')} hint={t('favourites.note.hint')}>
        <textarea {...textarea} rows={3} maxLength={MAX_NOTE_LENGTH} className={`${INPUT} py-2.5`} />
      </FieldFrame>
      <DayField field={fields.visitOn} label={t('favourites.visitOn')} />
      <SubmitButton intent={intent} busy={t('account.busy')} className="justify-self-start">
        {t('account.save')}
      </SubmitButton>
    </Form>
  )
}

function RemoveForm({ favourite: { id, name } }: { favourite: Pick<Favourite, 'id' | 'name'> }) {
  const t = useTranslation()
  const intent = `remove:${id}`
  const { form, failure } = useSubmission(intent)
  return (
    <Form {...form} className="mt-2">
      <FormFailure failure={failure} />
      <input type="hidden" name="schoolId" value={id} />
      <SubmitButton intent={intent} variant="plain" busy={t('account.busy')}>
        {t('compare.remove')}
        <span className="sr-only"> {name}</span>
      </SubmitButton>
    </Form>
  )
}
