import { type ReactNode, useRef } from 'react'
import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { numberFormat } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { SchoolPosition } from './move-position.server.ts'
import type { Position } from './position-rules.ts'

type Props = {
  schoolId: string
  position: SchoolPosition
  /** The position of a place that was looked up, as the initial value. */
  proposed: Position | null
  /** A map on which the pin can be moved. */
  map: (shown: { place: Position; moved: (to: Position) => void }) => ReactNode
}

/** Writes degrees as people of a language type them: `50,9412`. */
const writeDegrees = (locale: Locale, degrees: number, maximumFractionDigits = 15): string =>
  numberFormat(locale, { maximumFractionDigits, useGrouping: false }).format(degrees)

/** The form that moves the pin of a school by its coordinates, or on a map where there is script. */
export function PositionForm({ schoolId, position, proposed, map }: Props) {
  const t = useTranslation()
  const locale = useLocale()
  const inputs = useRef<HTMLDivElement>(null)
  const place = proposed ?? position.own ?? position.official
  const { form, fields, failure } = useSubmission<'lat' | 'lng'>('position', {
    lat: place ? writeDegrees(locale, place.lat) : '',
    lng: place ? writeDegrees(locale, place.lng) : '',
  })
  const moved = (to: Position) => {
    for (const name of ['lat', 'lng'] as const) {
      const input = inputs.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)
      if (input) input.value = writeDegrees(locale, to[name], 6)
    }
  }
  return (
    <Form {...form} className="grid gap-5">
      <input type="hidden" name="schoolId" value={schoolId} />
      <input type="hidden" name="seen" value={position.seen} />
      <FormFailure failure={failure} />
      {place && map({ place, moved })}
      <div ref={inputs} className="grid gap-5 sm:grid-cols-2">
        <TextField
          field={fields.lat}
          label={t('position.lat')}
          hint={t('position.lat.hint')}
          inputMode="text"
          required
        />
        <TextField
          field={fields.lng}
          label={t('position.lng')}
          hint={t('position.lng.hint')}
          inputMode="text"
          required
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton intent="position" busy={t('account.busy')}>
          {t('position.save')}
        </SubmitButton>
      </div>
    </Form>
  )
}

/** The form that resets the pin to the register's position. */
export function ResetPositionForm({ schoolId, seen }: { schoolId: string; seen: string }) {
  const t = useTranslation()
  const { form, failure } = useSubmission('reset')
  return (
    <Form {...form} className="grid justify-items-start gap-3">
      <input type="hidden" name="schoolId" value={schoolId} />
      <input type="hidden" name="seen" value={seen} />
      <FormFailure failure={failure} />
      <p>{t('position.own')}</p>
      <SubmitButton intent="reset" busy={t('account.busy')} variant="quiet">
        {t('position.reset')}
      </SubmitButton>
    </Form>
  )
}
