import { roundPoint } from '#app/features/routing/ways.ts'
import { useOwnPoint } from '#app/features/schools/own-point/use-own-point.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'

/** Offers to measure from the point that this device remembers; it is sent, rounded, only if it is ticked. */
export function OwnPointChoice() {
  const t = useTranslation()
  const point = useOwnPoint()
  if (!point) return null
  const { lat, lng } = roundPoint(point)
  return (
    <label className="flex min-h-11 items-start gap-3">
      <input
        type="checkbox"
        name="point"
        value={[lat, lng, ...(point.isExact ? ['exact'] : [])].join()}
        className="mt-1 size-5 flex-none accent-board"
      />
      <span>{point.name ? t('choosing.point', { name: point.name }) : t('choosing.point.here')}</span>
    </label>
  )
}
