import { useTranslation } from '#app/i18n/use-translation.ts'
import type { ComparedSchool } from '../compare-schools.server.ts'
import type { ComparedFacts } from '../facts/present-compared-facts.server.ts'
import { warningId } from './compare-cells.tsx'

type Props = { schools: readonly ComparedSchool[]; facts: ComparedFacts; isDistanceShown: boolean }

/** What the numbers of the table do not mean, and the attributions that the licences of its sources require. */
export function TableNotes({ schools, facts: { warnings, sources }, isDistanceShown }: Props) {
  const t = useTranslation()
  const linked = new Set(sources.map(({ attribution }) => attribution))
  const registers = new Set(schools.flatMap(({ attribution }) => attribution ?? []))
  const others = [...registers].filter((attribution) => !linked.has(attribution))
  return (
    <div className="mt-2 grid gap-2 text-ink-soft text-xs">
      {linked.size + others.length > 0 && (
        <p>
          {t('facts.source')}{' '}
          {sources.map(({ attribution, url }, index) => (
            <span key={attribution}>
              {index > 0 && ' · '}
              <a href={url} rel="noopener" className="text-ink-soft">
                {attribution}
              </a>
            </span>
          ))}
          {sources.length > 0 && others.length > 0 && ' · '}
          {others.join(' · ')}
        </p>
      )}
      {isDistanceShown && <p>{t('compare.near.note')}</p>}
      {warnings.length > 0 && (
        <section aria-labelledby="number-notes">
          <h2 id="number-notes" className="font-semibold text-sm">
            {t('compare.warnings')}
          </h2>
          <dl className="mt-1 grid max-w-measure gap-1">
            {warnings.map(({ id, label, text }) => (
              <div key={id} id={warningId(id)} tabIndex={-1} className="scroll-mt-4">
                <dt className="inline font-semibold">{label}:</dt> <dd className="inline">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  )
}
