import { STREET_MODES } from '#app/features/routing/ways.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ToggleButton } from './toggle-button.tsx'
import type { useReach } from './use-reach.ts'

const ICONS = { foot: 'footprints', bicycle: 'bike' } as const

const FROM = { own: 'map.reach.fromHere', place: 'map.reach.fromPlace', pin: 'map.reach.fromPin' } as const

type Props = { reach: ReturnType<typeof useReach> }

/** Shows on a map how far one gets on foot or by bicycle, and hides it again. */
export function ReachButtons({ reach }: Props) {
  const t = useTranslation()
  return STREET_MODES.map((mode) => (
    <ToggleButton key={mode} icon={ICONS[mode]} isOn={reach.mode === mode} onClick={() => reach.toggle(mode)}>
      {t(`map.reach.${mode}`)}
    </ToggleButton>
  ))
}

/**
 * Says what the areas are, or why there are none.
 *
 * @param props.from where they begin: the visitor's own point, the place of a search, or the pin of a map
 */
export function ReachNote({ reach: { state }, from }: Props & { from: keyof typeof FROM }) {
  const t = useTranslation()
  return (
    <p role="status" className="empty:hidden">
      {state === 'shown' ? t(FROM[from]) : state && t(`map.reach.${state}`)}
    </p>
  )
}
