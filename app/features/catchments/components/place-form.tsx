import { useId, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useOwnPoint } from '#app/features/schools/own-point/use-own-point.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MAX_PLACE } from '../catchment.schema.ts'

const TIMEOUT_MS = 10_000
/** About a metre. */
const DECIMALS = 5

/** A place in Berlin, or where there is script the position of the device or the visitor's own point. */
export function PlaceForm({ typed = '' }: { typed?: string | undefined }) {
  const t = useTranslation()
  const id = useId()
  const { form, fields, errors } = useSubmission<'place'>('catchment-place', { place: typed })
  return (
    <div className="sheet grid gap-4 p-5 md:p-6">
      <Form {...form} noValidate className="grid gap-4" aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} className="text-xl">
          {t('catchment.berlin')}
        </h2>
        <ErrorSummary {...errors} labels={{ place: t('catchment.berlin.place') }} />
        <TextField
          field={fields.place}
          label={t('catchment.berlin.place')}
          hint={t('catchment.berlin.place.hint')}
          maxLength={MAX_PLACE}
          autoComplete="street-address"
          required
        />
        <SubmitButton intent="catchment-place" busy={t('catchment.busy')} className="justify-self-start">
          {t('catchment.berlin.find')}
        </SubmitButton>
      </Form>
      <PointButtons />
    </div>
  )
}

type SentPoint = { lat: number; lng: number; isApproximate: boolean }

function PointButtons() {
  const t = useTranslation()
  const own = useOwnPoint()
  const submit = useSubmit()
  const [isRefused, setIsRefused] = useState(false)
  const send = ({ lat, lng, isApproximate }: SentPoint) => {
    const point = { lat: lat.toFixed(DECIMALS), lng: lng.toFixed(DECIMALS) }
    const fields = { intent: 'catchment-point', ...point, ...(isApproximate && { approximate: 'on' }) }
    void submit(fields, { method: 'post' })
  }
  const locate = () => {
    // Some browsers do not provide it on pages loaded without encryption.
    if (!('geolocation' in navigator)) return setIsRefused(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => send({ lat: coords.latitude, lng: coords.longitude, isApproximate: false }),
      () => setIsRefused(true),
      { timeout: TIMEOUT_MS, enableHighAccuracy: true },
    )
  }
  return (
    <div className="noscript:hidden grid justify-items-start gap-3">
      <button type="button" onClick={locate} className={button('quiet')}>
        <Icon name="locate-fixed" size={18} />
        {t('catchment.berlin.here')}
      </button>
      <p className="text-ink-soft text-sm">{t('catchment.berlin.hereHint')}</p>
      {own && (
        <button
          type="button"
          onClick={() => send({ ...own, isApproximate: own.name !== '' })}
          className={button('quiet')}
        >
          {t('catchment.berlin.ownPoint')}
          {own.name && `: ${own.name}`}
        </button>
      )}
      <p role="status" className="text-danger empty:hidden">
        {isRefused && t('catchment.berlin.refused')}
      </p>
    </div>
  )
}
