import { useFactText } from '#app/features/corrections/components/use-fact-text.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Cell, Row, RowHead, Table } from '#app/ui/lists/table.tsx'
import { Section } from '#app/ui/section.tsx'
import type { OfficialValue } from '../find-official-values.server.ts'
import { CorrectLinks } from './correct-links.tsx'

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
          columns={[t('ownFacts.what'), t('ownFacts.official'), t('ownFacts.own')]}
        >
          {values.map((value) => (
            <ValueRow key={value.field} value={value} />
          ))}
        </Table>
      )}
      {values.length > 0 && (
        <CorrectLinks
          links={values.map(({ field }) => ({
            to: `/dashboard/facts?field=${field}`,
            label: t(`correction.field.${field}`),
          }))}
        />
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
    </Row>
  )
}
