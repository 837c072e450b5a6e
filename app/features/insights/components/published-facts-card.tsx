import { FactSources } from '#app/features/facts/components/fact-sources.tsx'
import type { SchoolFacts } from '#app/features/facts/find-school-facts.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Section } from '#app/ui/section.tsx'
import { CorrectLinks } from './correct-links.tsx'

/** Everything that registers and statistics have published about the school, as its profile shows it. */
export function PublishedFactsCard({
  facts: { sections, sources },
}: {
  facts: Pick<SchoolFacts, 'sections' | 'sources'>
}) {
  const t = useTranslation()
  return (
    <Section id="published" title={t('ownFacts.published')} gap={5}>
      {sections.length === 0 && <p>{t('ownFacts.none')}</p>}
      {sections.map(({ id, title, facts }) => (
        <div key={id}>
          <h3 className="text-lg">{title}</h3>
          <dl className="mt-2 grid gap-x-8 gap-y-3 text-sm md:grid-cols-2 xl:grid-cols-3">
            {facts.map((fact) => (
              <div key={fact.id} className="min-w-0">
                <dt className="text-ink-soft">{fact.label}</dt>
                <dd className="wrap-anywhere">
                  {fact.value} <span className="text-ink-soft text-xs">({fact.period})</span>
                </dd>
              </div>
            ))}
          </dl>
          <CorrectLinks links={facts.map((fact) => ({ to: `/dashboard/facts?fact=${fact.id}`, label: fact.label }))} />
        </div>
      ))}
      <FactSources sources={sources} />
    </Section>
  )
}
