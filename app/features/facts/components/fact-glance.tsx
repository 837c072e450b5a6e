import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { SchoolFacts, ShownFact } from '../find-school-facts.server.ts'
import { Scale, ScaleKey } from './fact-scale.tsx'
import { FactSources } from './fact-sources.tsx'

/** Longer values are words rather than numbers; in the large size they would not fit on a phone. */
const LONG_VALUE = 11

/**
 * Shows the few official facts that say most about a school, each with its period and, if fair, compared with schools
 * of its kind.
 */
export function FactGlance({ schoolId, facts }: { schoolId: string; facts: SchoolFacts }) {
  const t = useTranslation()
  if (facts.glance.length === 0) return null
  return (
    <section aria-labelledby="glance" className="mb-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="glance">{t('glance.title')}</h2>
        <p className="text-ink-soft text-xs">{t('glance.official')}</p>
      </div>
      <dl
        className={classes(
          'mt-3 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-sheet',
          facts.glance.length === 1 && 'md:grid-cols-1',
          (facts.glance.length % 3 === 0 || facts.glance.length > 4) && 'md:grid-cols-3',
        )}
      >
        {facts.glance.map((fact) => (
          <Tile key={fact.id} fact={fact} />
        ))}
      </dl>
      {facts.glance.some(({ scale }) => scale) && (
        <ScaleKey
          texts={[t('glance.school'), t('glance.middle'), t('glance.half')]}
          wider={facts.glance.some(({ scale }) => scale?.wider !== undefined) ? t('glance.wider') : undefined}
        />
      )}
      <FactSources sources={facts.sources} />
      <Link to={`/schools/${schoolId}/correction`} className="no-print tap text-ink-soft text-xs">
        {t('glance.report')}
      </Link>
    </section>
  )
}

function Tile({ fact: { icon, label, value, lang, period, scale, middle, gloss } }: { fact: ShownFact }) {
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
        <span className="mt-1.5 block text-ink-soft text-xs">{middle ?? gloss}</span>
        <span className="mt-0.5 block text-ink-faint text-xs">{period}</span>
      </dd>
    </div>
  )
}
