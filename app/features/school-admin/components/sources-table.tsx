import { useFactText } from '#app/features/corrections/components/use-fact-text.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Cell, Row, RowHead, Table } from '#app/ui/lists/table.tsx'
import type { FactSources } from '../view-school.server.ts'

const SOURCES = ['register', 'corrected', 'own', 'shown'] as const

/** What each source says about each fact, and what the profile shows; on narrow screens each fact is a card. */
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
    <Table
      label={t('schoolAdmin.fact')}
      columns={[
        ...(['fact', ...SOURCES] as const).map((column) => t(`schoolAdmin.${column}`)),
        ...(mayCorrect
          ? [
              <span key="correct" className="sr-only">
                {t('schoolAdmin.correct')}
              </span>,
            ]
          : []),
      ]}
      frame=""
      headClass=""
      cards
    >
      {facts.map((fact) => (
        <Row key={fact.field}>
          <RowHead className="min-w-36 font-normal">{t(`correction.field.${fact.field}`)}</RowHead>
          {SOURCES.map((source) => (
            <Cell key={source} label={t(`schoolAdmin.${source}`)} className="wrap-anywhere min-w-32">
              {fact[source] === '' ? '–' : textOf(fact.field, fact[source])}
            </Cell>
          ))}
          {mayCorrect && (
            <Cell>
              <Link
                to={`/admin/schools/${schoolId}?field=${fact.field}#correct-title`}
                className="inline-flex min-h-6 items-center"
                aria-label={t('schoolAdmin.correctFact', { fact: t(`correction.field.${fact.field}`) })}
              >
                {t('schoolAdmin.correct')}
              </Link>
            </Cell>
          )}
        </Row>
      ))}
    </Table>
  )
}
