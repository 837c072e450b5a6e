import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { SchoolFacts, ShownFact } from '../find-school-facts.server.ts'
import { FactLineChart } from './fact-line.tsx'

/** Shows facts over the years, and all facts by section. */
export function FactDetails({ schoolId, facts: { lines, sections } }: { schoolId: string; facts: SchoolFacts }) {
  if (sections.length === 0) return null
  return (
    <div>
      {lines.map((line) => (
        <FactLineChart key={line.title} line={line} />
      ))}
      <FactSections schoolId={schoolId} sections={sections} />
    </div>
  )
}

/**
 * Lists all official facts by section, each with its period, the median of its kind and a note on what it does not
 * mean.
 */
function FactSections({ schoolId, sections }: { schoolId: string } & Pick<SchoolFacts, 'sections'>) {
  const t = useTranslation()
  const files = localePath(useLocale(), `/schools/${schoolId}/facts`)
  if (sections.length === 0) return null
  return (
    <section aria-labelledby="all-facts" className="mb-10">
      <h2 id="all-facts">{t('glance.more')}</h2>
      <div className="sheet mt-3 divide-y divide-line">
        {sections.map(({ id, title, facts, absent }, index) => (
          <details key={id} open={index < 2} className="group px-5 py-1">
            <summary className="min-h-11 cursor-pointer content-center font-[620] font-head text-[1.0625rem]">
              {title}
            </summary>
            <dl className="grid gap-x-8 gap-y-3 pb-4 md:grid-cols-2">
              {facts.map((fact) =>
                absent.some(({ ids }) => ids.includes(fact.id)) ? null : <FactEntry key={fact.id} fact={fact} />,
              )}
              {absent.map(({ label, names, period }) => (
                <div key={period} className="min-w-0 text-sm md:col-span-2">
                  <dt className="text-ink-faint">{label}</dt>
                  <dd className="wrap-anywhere">
                    {names} <span className="text-ink-soft text-xs">({period})</span>
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
      </div>
      <p className="no-print mt-2 text-ink-soft text-xs">
        {t('glance.download')}{' '}
        {(['csv', 'json'] as const).map((format) => (
          <a key={format} href={`${files}.${format}`} download rel="nofollow" className="tap me-2 text-ink-soft">
            {t(`glance.${format}`)}
          </a>
        ))}
      </p>
    </section>
  )
}

/** Registers publish the addresses of reports as text. */
const Value = ({ text, lang }: { text: string; lang: string | undefined }) =>
  text.startsWith('https://') ? (
    <a href={text} rel="noopener nofollow">
      {text}
    </a>
  ) : (
    <span lang={lang}>{text}</span>
  )

function FactEntry({ fact: { label, value, lang, period, middle, gloss, warning } }: { fact: ShownFact }) {
  return (
    <div className="min-w-0 text-sm">
      <dt className="text-ink-faint">{label}</dt>
      <dd className="wrap-anywhere">
        <Value text={value} lang={lang} /> <span className="text-ink-soft text-xs">({period})</span>
        {[middle, gloss, warning].map(
          (text) =>
            text && (
              <span key={text} className="block text-ink-soft text-xs">
                {text}
              </span>
            ),
        )}
      </dd>
    </div>
  )
}
