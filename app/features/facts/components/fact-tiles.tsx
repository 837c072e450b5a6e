import { useTranslation } from '#app/i18n/use-translation.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { ShownFact } from '../find-school-facts.server.ts'
import { Scale, ScaleKey } from './fact-scale.tsx'
import { TrendLink } from './trend-link.tsx'

/** Longer values are words rather than numbers; in the large size they would not fit on a phone. */
const LONG_VALUE = 11

/** Shows the few official facts that say most about a school as tiles, if fair compared with schools of its kind. */
export function FactTiles({ schoolId, facts }: { schoolId: string; facts: readonly ShownFact[] }) {
  const t = useTranslation()
  return (
    <>
      <dl
        className={classes(
          'mt-3 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-sheet',
          (facts.length % 3 === 0 || facts.length > 4) && 'md:grid-cols-3',
        )}
      >
        {facts.map((fact) => (
          <Tile key={fact.id} schoolId={schoolId} fact={fact} />
        ))}
      </dl>
      {facts.some(({ scale }) => scale) && (
        <ScaleKey
          texts={[t('glance.school'), t('glance.middle'), t('glance.half')]}
          wider={facts.some(({ scale }) => scale?.wider !== undefined) ? t('glance.wider') : undefined}
        />
      )}
    </>
  )
}

function Tile({ schoolId, fact }: { schoolId: string; fact: ShownFact }) {
  const { id, icon, label, value, lang, period, years, scale, middle, gloss } = fact
  return (
    <div className="min-w-0 p-4 shadow-[0_0_0_1px_var(--line)] max-md:last:odd:col-span-2 md:p-5">
      <dt className="flex items-center gap-1.5 text-ink-soft text-xs">
        <Icon name={icon} size={15} className="flex-none text-board" />
        {label}
      </dt>
      <dd className="mt-1">
        <span
          lang={lang}
          className={classes(
            'wrap-anywhere block hyphens-auto font-[620] font-head leading-tight',
            value.length > LONG_VALUE ? 'text-base' : 'text-[1.3125rem]',
          )}
        >
          {value}
        </span>
        {scale && <Scale scale={scale} />}
        {(middle ?? gloss) && <span className="mt-1.5 block text-ink-soft text-xs">{middle ?? gloss}</span>}
        {period && <span className="mt-0.5 block text-ink-faint text-xs">{period}</span>}
        {years && <TrendLink schoolId={schoolId} fact={id} label={label} />}
      </dd>
    </div>
  )
}
