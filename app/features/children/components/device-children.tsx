import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { formatMonth } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { type DeviceChild, forgetChild, onChildren, parseChildren, storedChildren } from '../device/device-children.ts'
import { type AreaRows, knownDates } from '../known-dates.ts'
import { whereOf } from './answer-view.tsx'
import { CalendarForm } from './calendar-form.tsx'
import { ChildDates } from './child-dates.tsx'

type Loaded = AreaRows | 'failed' | undefined

const areaKey = ({ country, area }: Pick<DeviceChild, 'country' | 'area'>) => `${country} ${area}`

/** The children that this device remembers. Their dates are worked out here: only their areas are sent. */
export function DeviceChildren() {
  const t = useTranslation()
  const children = useDeviceChildren()
  const wanted = [...new Set(children.map(areaKey))].toSorted().join('\n')
  const rows = useAreaRows(wanted)
  if (children.length === 0) return null
  return (
    <section aria-labelledby="mine-title" className="grid gap-4">
      <h2 id="mine-title" className="text-xl">
        {t('children.mine')}
      </h2>
      {children.map((child) => (
        <ChildCard key={child.id} child={child} loaded={rows} />
      ))}
    </section>
  )
}

/** Returns the children on this device; none on the server and during hydration. */
function useDeviceChildren(): DeviceChild[] {
  const stored = useSyncExternalStore(onChildren, storedChildren, () => null)
  return useMemo(() => parseChildren(stored), [stored])
}

/** Asks for the rows of areas whenever others are wanted. @param wanted their keys, one on each line */
function useAreaRows(wanted: string): Loaded {
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    if (wanted === '') return
    const gone = new AbortController()
    askForRows(wanted.split('\n'), gone.signal).then(
      (rows) => setLoaded(rows),
      () => gone.signal.aborted || setLoaded('failed'),
    )
    return () => gone.abort()
  }, [wanted])
  return loaded
}

async function askForRows(areas: string[], signal: AbortSignal): Promise<AreaRows> {
  const body = new URLSearchParams(areas.map((area) => ['area', area]))
  const answer = await fetch('/api/child-dates', { method: 'POST', body, signal })
  if (!answer.ok) throw new Error(`The dates cannot be read: ${answer.status}.`)
  return (await answer.json()) as AreaRows
}

function ChildCard({ child, loaded }: { child: DeviceChild; loaded: Loaded }) {
  const t = useTranslation()
  const { id, label, born, place, area } = child
  const birth = t('children.born', { month: formatMonth(useLocale(), `${born}-01`) })
  const name = label || birth
  return (
    <article aria-labelledby={`child-${id}`} className="sheet grid gap-4 p-5 sm:p-6">
      <div>
        <h3 id={`child-${id}`} className="text-[1.1875rem] wrap-anywhere">
          {name}
        </h3>
        <p className="text-ink-soft">{[...(label ? [birth] : []), whereOf(place, area)].join(' · ')}</p>
      </div>
      <CardDates child={child} loaded={loaded} />
      <div className="flex flex-wrap items-center gap-4">
        <CalendarForm child={child} name={name} />
        <button type="button" onClick={() => forgetChild(id)} className={button('plain', 'small')}>
          {t('children.forget')}
          <span className="sr-only">: {name}</span>
        </button>
      </div>
    </article>
  )
}

function CardDates({ child, loaded }: { child: DeviceChild; loaded: Loaded }) {
  const t = useTranslation()
  if (loaded === 'failed') return <p role="status">{t('children.failed')}</p>
  const found = loaded?.areas[areaKey(child)]
  if (!found) return <p role="status">{t('children.loading')}</p>
  return <ChildDates known={knownDates(found.rows, child, found.today)} today={found.today} />
}
