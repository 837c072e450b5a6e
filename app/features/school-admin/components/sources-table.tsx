import { useFactText } from '#app/features/corrections/components/use-fact-text.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { FactSources } from '../details/view-school.server.ts'

const SOURCES = ['register', 'corrected', 'own', 'shown'] as const

/** Who says what of each fact, and what the profile makes of it; on narrow screens the table scrolls inside itself. */
export function SourcesTable({
  schoolId,
  facts,
  mayCorrect,
}: {
  schoolId: string
  facts: FactSources[]
  mayCorrect: boolean
}) {
  const t = useTranslation()
  const textOf = useFactText()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
    <section aria-label={t('schoolDesk.fact')} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-left text-sm">
        <thead className="bg-sunken">
          <tr>
            {(['fact', ...SOURCES] as const).map((column) => (
              <th key={column} scope="col" className="px-3 py-2">
                {t(`schoolDesk.${column}`)}
              </th>
            ))}
            {mayCorrect && <td />}
          </tr>
        </thead>
        <tbody>
          {facts.map((fact) => (
            <tr key={fact.field} className="border-line border-t align-top">
              <th scope="row" className="min-w-36 px-3 py-2 font-normal">
                {t(`correction.field.${fact.field}`)}
              </th>
              {SOURCES.map((source) => (
                <td key={source} className="wrap-anywhere min-w-32 px-3 py-2">
                  {fact[source] === '' ? '–' : textOf(fact.field, fact[source])}
                </td>
              ))}
              {mayCorrect && (
                <td className="px-3 py-2">
                  <Link
                    to={`/admin/schools/${schoolId}?field=${fact.field}#correct-title`}
                    className="inline-flex min-h-6 items-center"
                    aria-label={t('schoolDesk.correctFact', { fact: t(`correction.field.${fact.field}`) })}
                  >
                    {t('schoolDesk.correct')}
                  </Link>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
