import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Cell, Row, RowHead, Table } from '#app/ui/lists/table.tsx'
import { Section } from '#app/ui/section.tsx'
import type { WordStanding, WordTrend } from '../trend/find-word-trend.server.ts'

/** Every period of a fact with the school's word, and its place on the publisher's scale. */
export function WordTable({ trend: { title, rows } }: { trend: WordTrend }) {
  const t = useTranslation()
  return (
    <Table label={title} columns={[t('glance.year'), t('glance.school')]} headClass="">
      {rows.map(({ label, shown, lang, step }) => (
        <Row key={label}>
          <RowHead className="whitespace-nowrap font-semibold">{label}</RowHead>
          <Cell className="wrap-anywhere">
            <span lang={lang}>{shown}</span>
            {step && <Small>{step}</Small>}
          </Cell>
        </Row>
      ))}
    </Table>
  )
}

/** How many like schools have each word, of what and when they were counted; nothing where nobody counted them. */
export function StandingTable({ standing }: { standing: WordStanding | null }) {
  const t = useTranslation()
  const locale = useLocale()
  if (!standing) return null
  const { of, countedOn, isScale, steps } = standing
  const title = t('factTrend.standing')
  return (
    <Section id="standing" title={title} gap={3}>
      <div className="max-w-measure text-ink-soft text-sm">
        <p>
          {of} {t('factTrend.countedOn', { day: formatDay(locale, countedOn) })}
        </p>
        {isScale && <p className="mt-2">{t('factTrend.standing.order')}</p>}
      </div>
      <Table label={of} columns={[t('factTrend.word'), title]} headClass="">
        {steps.map(({ shown, schools, share, isOwn }) => (
          <Row key={shown}>
            <RowHead className={isOwn ? 'border-board border-s-4 font-semibold' : 'font-normal'}>
              {shown}
              {isOwn && <Small>{t('glance.school')}</Small>}
            </RowHead>
            <Cell>
              {t('factTrend.count', { count: schools })}
              <Small>{share}</Small>
            </Cell>
          </Row>
        ))}
      </Table>
    </Section>
  )
}

const Small = ({ children }: { children: string }) => (
  <span className="block font-normal text-ink-soft text-xs">{children}</span>
)
