import { useId, useRef, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import {
  MAX_POINT_LENGTH,
  type OwnPoint,
  removeOwnPoint,
  storeOwnPoint,
} from '#app/features/schools/own-point/own-point.ts'
import { useOwnPoint } from '#app/features/schools/own-point/use-own-point.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { INPUT } from '#app/ui/form/input.ts'
import { Icon } from '#app/ui/icon.tsx'

/** About 10 m: more precision is of no use for a distance. */
const DECIMALS = 4
/** A device that finds its position by its network may be kilometres away. */
const EXACT_METRES = 100
const TIMEOUT_MS = 10_000
const OLDEST_MS = 60_000

type Problem = 'unknown' | 'refused' | 'failed'

/** Takes a street, place, postal code or the device's position as the visitor's own point; removes it again. */
export function OwnPointForm() {
  const t = useTranslation()
  const point = useOwnPoint()
  if (!point) return <AskForPoint />
  return (
    <div role="status" className="grid justify-items-start gap-2 pb-1">
      <p>{point.name ? t('ownPoint.from', { name: point.name }) : t('ownPoint.fromHere')}</p>
      {!point.hasWays && <p className="text-ink-soft text-xs">{t('ownPoint.stays')}</p>}
      <WaysWish point={point} />
      <button type="button" onClick={removeOwnPoint} className={button('quiet', 'small')}>
        {t('ownPoint.remove')}
      </button>
    </div>
  )
}

/** Minutes need the point on our server, so that visitors ask for them. */
function WaysWish({ point }: { point: OwnPoint }) {
  const t = useTranslation()
  const id = useId()
  const root = useRouteLoaderData<{ site: { hasWays: boolean } }>('root')
  if (!root?.site.hasWays) return null
  const { hasWays, ...others } = point
  return (
    <>
      <button
        type="button"
        aria-describedby={id}
        onClick={() => void keep(hasWays ? others : { ...point, hasWays: true }).catch(() => undefined)}
        className={button('quiet', 'small')}
      >
        {t(hasWays ? 'ways.hide' : 'ways.show')}
      </button>
      <p id={id} className="text-ink-soft text-xs">
        {t(hasWays ? 'ways.shown' : 'ways.sent')}
      </p>
    </>
  )
}

function AskForPoint() {
  const t = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const take = async (asked: () => Promise<OwnPoint | Problem>) => {
    setIsBusy(true)
    const found = await asked().catch(() => 'failed' as const)
    setIsBusy(false)
    if (typeof found === 'string') return setProblem(found)
    await keep(found).catch(() => setProblem('failed'))
  }
  const send = () => {
    const place = input.current?.value.trim() ?? ''
    if (place === '') input.current?.focus()
    else void take(() => findPoint(place))
  }
  // Not a form: it also appears among the filters, whose form must not send it.
  return (
    <div className="grid justify-items-start gap-2 pb-1">
      <label htmlFor={id}>{t('ownPoint.label')}</label>
      <input
        id={id}
        ref={input}
        enterKeyHint="go"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          send()
        }}
        maxLength={MAX_POINT_LENGTH}
        autoComplete="street-address"
        aria-invalid={problem === 'unknown' || undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
        className={INPUT}
      />
      <p id={`${id}-problem`} role="status" className="text-danger empty:hidden">
        {problem && t(`ownPoint.${problem}`)}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <button type="button" onClick={send} disabled={isBusy} className={button('quiet', 'small')}>
          {t('ownPoint.measure')}
        </button>
        <button
          type="button"
          disabled={isBusy}
          onClick={() => take(findDevice)}
          className="inline-flex min-h-9 items-center gap-2 font-semibold text-board"
        >
          <Icon name="locate-fixed" size={16} />
          {t('ownPoint.here')}
        </button>
      </div>
      <p id={`${id}-hint`} className="text-ink-soft text-xs">
        {t('ownPoint.hint')}
      </p>
    </div>
  )
}

async function keep(point: OwnPoint): Promise<void> {
  storeOwnPoint(point)
  const { measureSchools } = await import('#app/features/schools/own-point/measure-schools.client.ts')
  await measureSchools()
}

/** Looks a place up on the server, which neither stores nor logs what was typed. */
async function findPoint(place: string): Promise<OwnPoint | Problem> {
  const answer = await fetch('/api/point', { method: 'POST', body: new URLSearchParams({ place }) })
  return answer.ok ? (((await answer.json()) as OwnPoint | null) ?? 'unknown') : 'failed'
}

/** Asks the browser for the device's position, which is sent nowhere. */
function findDevice(): Promise<OwnPoint | Problem> {
  const { promise, resolve } = Promise.withResolvers<OwnPoint | Problem>()
  const take = ({ coords }: GeolocationPosition) =>
    resolve({
      lat: rounded(coords.latitude),
      lng: rounded(coords.longitude),
      name: '',
      ...(coords.accuracy <= EXACT_METRES && { isExact: true }),
    })
  // Some browsers do not provide it on pages loaded without encryption.
  if (!('geolocation' in navigator)) return Promise.resolve('refused')
  const limits = { timeout: TIMEOUT_MS, maximumAge: OLDEST_MS }
  navigator.geolocation.getCurrentPosition(take, () => resolve('refused'), limits)
  return promise
}

const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS))
