import { useFactText } from '#app/features/corrections/components/use-fact-text.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { classes } from '#app/ui/classes.ts'
import { Cell, Row, RowHead, ScrollArea } from '#app/ui/lists/table.tsx'
import type { ViewedSchool } from '../view-school.server.ts'
import { SchoolMarks } from './school-marks.tsx'

/** Two schools side by side; equal values are marked as such. */
export function Comparison({ schools }: { schools: [ViewedSchool, ViewedSchool] }) {
  const t = useTranslation()
  const rows = useRows(schools)
  return (
    <ScrollArea label={t('schoolAdmin.merge.title')} className="sheet">
      <table className="w-full text-left text-sm">
        <thead className="bg-sunken">
          <tr>
            <td />
            {schools.map((school) => (
              <th key={school.id} scope="col" className="min-w-44 px-3 py-2 align-top">
                <Link to={`/admin/schools/${school.id}`} className="wrap-anywhere block">
                  {school.name}
                </Link>
                <SchoolMarks {...school} verified={school.verifiedAt !== null} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <Row key={name}>
              <RowHead className="min-w-32 font-normal text-ink-soft">
                {name}
                {values[0] === values[1] && <span className="block text-xs">{t('schoolAdmin.same')}</span>}
              </RowHead>
              {values.map((value, index) => (
                <Cell
                  key={schools[index]?.id}
                  className={classes('wrap-anywhere', values[0] !== values[1] && 'font-semibold')}
                >
                  {value || '–'}
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}

function useRows(schools: [ViewedSchool, ViewedSchool]) {
  const t = useTranslation()
  const locale = useLocale()
  const textOf = useFactText()
  const row = (name: string, textIn: (school: ViewedSchool) => string) => ({ name, values: schools.map(textIn) })
  return [
    row(t('schoolAdmin.id'), ({ id }) => id),
    row(t('schoolAdmin.source'), ({ source, sourceId }) => `${source} · ${sourceId}`),
    ...schools[0].facts.map(({ field }, index) =>
      row(t(`correction.field.${field}`), ({ facts }) => textOf(field, facts[index]?.shown ?? '')),
    ),
    row(t('schoolAdmin.members'), ({ members }) => members.map(({ email }) => email).join(', ')),
    row(t('schoolAdmin.reviews'), ({ ratingCount }) => formatNumber(locale, ratingCount)),
    row(t('schoolAdmin.views'), ({ views }) => formatNumber(locale, views)),
  ]
}
