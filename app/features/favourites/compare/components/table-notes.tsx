import { FactSources } from '#app/features/facts/components/fact-sources.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { ComparedFacts } from '../present-compared-facts.server.ts'
import { warningId } from './compare-cells.tsx'

type Props = { facts: ComparedFacts; isDistanceShown: boolean }

/** What the table's numbers do not mean, and the attributions that the licences of its sources require. */
export function TableNotes({ facts: { warnings, sources }, isDistanceShown }: Props) {
  const t = useTranslation()
  return (
    <div className="grid gap-2 text-ink-soft text-xs">
      <FactSources sources={sources} />
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
