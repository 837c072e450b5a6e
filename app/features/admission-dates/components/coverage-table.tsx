import { countryName, formatNumber } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { BareTable, Cell, Row } from '#app/ui/lists/table.tsx'
import type { countRows } from '../team/list-team-rows.server.ts'
import { ROW_STATES, rowsAddress } from '../team/rows-address.ts'

/** How many rows of each country have days or a rule, know only the office, or have expired. */
export function CoverageTable({ coverage }: { coverage: Awaited<ReturnType<typeof countRows>> }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <BareTable columns={[t('datesAdmin.country'), ...ROW_STATES.map((state) => t(`datesAdmin.count.${state}`))]} cards>
      {coverage.map(({ country, counts }) => (
        <Row key={country}>
          <Cell>
            <Link to={rowsAddress({ country })}>{countryName(locale, country)}</Link>
          </Cell>
          {ROW_STATES.map((state) => (
            <Cell key={state} label={t(`datesAdmin.count.${state}`)} className="tabular-nums">
              {formatNumber(locale, counts[state])}
            </Cell>
          ))}
        </Row>
      ))}
    </BareTable>
  )
}
