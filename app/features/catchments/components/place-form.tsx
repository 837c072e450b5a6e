import { type ReactNode, useId, useState } from 'react'
import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useOwnPoint } from '#app/features/schools/own-point/use-own-point.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MAX_PLACE_LENGTH } from '../catchment.schema.ts'
import { type SentPoint, useSendPoint } from '../use-send-point.ts'

const TIMEOUT_MS = 10_000

/** Where a map without a point begins. */
const MIDDLE_OF_BERLIN = { lat: 52.5186, lng: 13.4081 }

type Place = { lat: number; lng: number }
/** Shows a map on which a point can be set. */
type PointMap = (shown: { place: Place; moved: (to: Place) => void }) => ReactNode

/** A place in Berlin or, with JavaScript, a point on the map, the position of the device or the visitor's own point. */
export function PlaceForm({ typed = '', map }: { typed?: string | undefined; map: PointMap }) {
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
          maxLength={MAX_PLACE_LENGTH}
          autoComplete="street-address"
          required
        />
        <SubmitButton intent="catchment-place" busy={t('catchment.busy')} className="justify-self-start">
          {t('catchment.berlin.find')}
        </SubmitButton>
      </Form>
      <PointButtons map={map} />
    </div>
  )
}

function PointButtons({ map }: { map: PointMap }) {
  const t = useTranslation()
  const own = useOwnPoint()
  const send = useSendPoint()
  const [isRefused, setIsRefused] = useState(false)
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
      <PointOnMap map={map} start={own ?? MIDDLE_OF_BERLIN} send={send} />
      <p role="status" className="text-danger empty:hidden">
        {isRefused && t('catchment.berlin.refused')}
      </p>
    </div>
  )
}

type PointOnMapProps = { map: PointMap; start: Place; send: (point: SentPoint) => void }

/** The code that draws the map is fetched when the visitor asks for it. */
function PointOnMap({ map, start, send }: PointOnMapProps) {
  const t = useTranslation()
  const [place, setPlace] = useState<Place | null>(null)
  if (!place)
    return (
      <button type="button" onClick={() => setPlace(start)} className={button('quiet')}>
        <Icon name="map" size={18} />
        {t('catchment.berlin.map')}
      </button>
    )
  return (
    <div className="grid w-full gap-3">
      {map({ place, moved: setPlace })}
      <button
        type="button"
        onClick={() => send({ lat: place.lat, lng: place.lng, isApproximate: false })}
        className={`${button('main')} justify-self-start`}
      >
        {t('catchment.berlin.mapFind')}
      </button>
    </div>
  )
}
