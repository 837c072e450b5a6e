import { useFactText } from '#app/features/corrections/components/use-fact-text.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Cell, Row, RowHead, Table } from '#app/ui/lists/table.tsx'
import { Section } from '#app/ui/section.tsx'
import type { OfficialValue } from '../find-official-values.server.ts'

/** The register's data beside those of the school, each with a way to have the register's corrected. */
export function OfficialValuesCard({ values }: { values: readonly OfficialValue[] }) {
  const t = useTranslation()
  return (
    <Section id="register" title={t('ownFacts.register')}>
      {values.length === 0 ? (
        <p>{t('ownFacts.noRegister')}</p>
      ) : (
        <Table
          label={t('dashboard.nav.facts')}
          frame="relative -mx-3"
          cards
          columns={[
            t('ownFacts.what'),
            t('ownFacts.official'),
            t('ownFacts.own'),
            <span key="correct" className="sr-only">
              {t('ownFacts.correct')}
            </span>,
          ]}
        >
          {values.map((value) => (
            <ValueRow key={value.field} value={value} />
          ))}
        </Table>
      )}
    </Section>
  )
}

function ValueRow({ value: { field, official, own, requested } }: { value: OfficialValue }) {
  const t = useTranslation()
  const textOf = useFactText()
  const label = t(`correction.field.${field}`)
  return (
    <Row>
      <RowHead className="min-w-28 text-ink-soft max-sm:font-semibold">{label}</RowHead>
      <Cell label={t('ownFacts.official')} className="wrap-anywhere min-w-32">
        {textOf(field, official)}
        {requested && (
          <span className="block text-ink-soft text-xs">{t('own.requested', { value: textOf(field, requested) })}</span>
        )}
      </Cell>
      <Cell label={t('ownFacts.own')} className="wrap-anywhere min-w-32">
        {own ? textOf(field, own) : '–'}{' '}
        {own && own !== official && <Badge variant="notice">{t('ownFacts.differs')}</Badge>}
      </Cell>
      <Cell>
        <Link to={`/dashboard/facts?field=${field}`} aria-label={`${t('ownFacts.correct')}: ${label}`}>
          {t('ownFacts.correct')}
        </Link>
      </Cell>
    </Row>
  )
}
