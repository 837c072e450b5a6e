import { Scale, ScaleKey } from '#app/features/facts/components/fact-scale.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Section } from '#app/ui/section.tsx'
import type { ShownPlace, ShownSimilar } from '../present-similar-schools.server.ts'

/** Number of figures shown at once; the others are behind a button. */
const FIRST = 6

/** The school's figures among those of similar schools nearby, or why there is nothing to compare. */
export function SimilarCard({ similar: { state, schools, places, tooFew } }: { similar: ShownSimilar }) {
  const t = useTranslation()
  return (
    <Section id="similar" title={t('similar.title')} gap={4}>
      {state === 'shown' && <p className="max-w-measure text-ink-soft">{t('similar.intro', { count: schools })}</p>}
      {state === 'too-few' && <p className="max-w-measure">{t('similar.tooFew')}</p>}
      {state === 'no-position' && <p className="max-w-measure">{t('similar.noPosition')}</p>}
      {state === 'no-numbers' && <p className="max-w-measure">{t('similar.noNumbers')}</p>}
      {places.length > 0 && (
        <>
          <Places places={places.slice(0, FIRST)} />
          <ScaleKey texts={[t('similar.key.own'), t('similar.key.middle'), t('similar.key.half')]} />
          {places.length > FIRST && (
            <details>
              <summary className="min-h-11 cursor-pointer content-center font-semibold text-board">
                {t('similar.more', { count: places.length - FIRST })}
              </summary>
              <div className="mt-4">
                <Places places={places.slice(FIRST)} />
              </div>
            </details>
          )}
        </>
      )}
      {tooFew.length > 0 && (
        <p className="max-w-measure text-ink-soft text-sm">{t('similar.tooFewValues', { facts: tooFew.join(', ') })}</p>
      )}
    </Section>
  )
}

const Places = ({ places }: { places: readonly ShownPlace[] }) => (
  <dl className="grid gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-cols-3">
    {places.map((place) => (
      <Place key={place.id} place={place} />
    ))}
  </dl>
)

function Place({ place }: { place: ShownPlace }) {
  const t = useTranslation()
  const { label, value, period, median, schools, below, above, scale, warning } = place
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd>
        <span className="font-[620] font-head text-[1.3125rem]">{value}</span>{' '}
        <span className="text-ink-soft text-xs">({period})</span>
        <Scale scale={scale} />
        <span className="block text-sm">{t('similar.median', { count: schools, value: median })}</span>
        <span className="block text-ink-soft text-sm">{t('similar.place', { below, above })}</span>
        {warning && <span className="mt-1 block text-ink-soft text-xs">{warning}</span>}
      </dd>
    </div>
  )
}
