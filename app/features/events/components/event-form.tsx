import type { FieldMetadata } from '@conform-to/react'
import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { languageName } from '#app/i18n/language-name.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { DayField } from '#app/ui/form/day-field.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import {
  EVENT_KINDS,
  type EventKind,
  MAX_LINK_LENGTH,
  MAX_PLACE_LENGTH,
  MAX_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
} from '../event-rules.ts'

const FIELDS = ['kind', 'title', 'startsAt', 'endsAt', 'place', 'text', 'link', 'language'] as const
type EventFields = Record<(typeof FIELDS)[number], string>

/**
 * The form that adds or changes an event.
 *
 * @param props.values initial values; times are YYYY-MM-DDTHH:MM in the school's `zone`
 * @param props.version of the event being changed; 0 for a new one
 * @param props.kind the only kind that may be chosen
 */
export function EventForm(props: {
  schoolId: string
  values: Partial<EventFields>
  version: number
  zone: string
  kind?: EventKind
}) {
  const { schoolId, values, version, zone, kind } = props
  const t = useTranslation()
  const locale = useLocale()
  const { form, fields, errors } = useSubmission<keyof EventFields>('event', values)
  return (
    <Form {...form} noValidate className="grid max-w-160 gap-5">
      <input type="hidden" name="schoolId" value={schoolId} />
      <input type="hidden" name="version" value={version} />
      <ErrorSummary {...errors} labels={Object.fromEntries(FIELDS.map((field) => [field, t(`events.${field}`)]))} />
      <KindField field={fields.kind} kind={kind} />
      <TextField field={fields.title} label={t('events.title')} maxLength={MAX_TITLE_LENGTH} aria-required />
      <div className="grid gap-5 sm:grid-cols-2">
        <DayField field={fields.startsAt} withTime label={t('events.startsAt')} aria-required />
        <DayField field={fields.endsAt} withTime label={t('events.endsAt')} aria-required />
      </div>
      <p className="-mt-3 text-ink-soft text-sm">{t('events.zone', { zone: zone.replace('_', ' ') })}</p>
      <TextField
        field={fields.place}
        label={t('events.place')}
        hint={t('events.place.hint')}
        maxLength={MAX_PLACE_LENGTH}
      />
      <TextAreaField
        field={fields.text}
        label={t('events.text')}
        hint={t('auth.optional')}
        maxLength={MAX_TEXT_LENGTH}
      />
      <TextField
        field={fields.link}
        type="url"
        label={t('events.link')}
        hint={t('auth.optional')}
        maxLength={MAX_LINK_LENGTH}
      />
      <SelectField
        field={fields.language}
        label={t('events.language')}
        values={LOCALES}
        textOf={(language) => languageName(locale, language)}
      />
      <SubmitButton intent="event" busy={t('account.busy')} className="justify-self-start">
        {t('events.save')}
      </SubmitButton>
    </Form>
  )
}

type Field = FieldMetadata<string | undefined, Record<string, unknown>, string[]>

/** The choice of a kind, or the only one that may be chosen. */
function KindField({ field, kind }: { field: Field; kind: EventKind | undefined }) {
  const t = useTranslation()
  if (kind) return <input type="hidden" name="kind" value={kind} />
  return (
    <SelectField
      field={field}
      label={t('events.kind')}
      values={EVENT_KINDS}
      textOf={(one) => t(`events.kind.${one}`)}
    />
  )
}
