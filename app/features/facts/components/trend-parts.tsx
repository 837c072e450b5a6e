import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Cell, Row, RowHead, Table } from '#app/ui/lists/table.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Trend } from '../trend/find-trend.server.ts'

/**
 * Every period of a fact: the school's value with its pupils and limits, and the like schools. Three columns fit on a
 * phone.
 */
export function TrendTable({ trend: { rows, pupilsLabel, line } }: { trend: Trend }) {
  const t = useTranslation()
  const isCompared = rows.some(({ like }) => like)
  const columns = [t('glance.year'), t('glance.school'), ...(isCompared ? [t('factTrend.median')] : [])]
  return (
    <Table label={line.title} columns={columns} headClass="">
      {rows.map(({ label, shown, pupils, range, like }) => (
        <Row key={label}>
          <RowHead className="font-semibold">{label}</RowHead>
          <Cell>
            {shown}
            {pupilsLabel && pupils && <Small>{`${pupilsLabel} ${pupils}`}</Small>}
            {range && <Small>{`${t('factTrend.range')} ${range}`}</Small>}
          </Cell>
          {isCompared && <Cell>{like ? <Like like={like} /> : <Unknown />}</Cell>}
        </Row>
      ))}
    </Table>
  )
}

const Small = ({ children }: { children: string }) => <span className="block text-ink-soft text-xs">{children}</span>

function Like({ like }: { like: NonNullable<Trend['rows'][number]['like']> }) {
  const t = useTranslation()
  return (
    <>
      {like.shownMedian}
      <Small>{`${t('factTrend.half')} ${like.shownHalf}`}</Small>
      <Small>{t('factTrend.count', { count: like.schools })}</Small>
    </>
  )
}

function Unknown() {
  const t = useTranslation()
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('factTrend.unknown')}</span>
    </>
  )
}

/** Which changes chance may explain, by which rule, or why nobody can say; nothing where no pupils are counted. */
export function TrendChance({ trend: { chance, changes, pupilsLabel } }: { trend: Trend }) {
  const t = useTranslation()
  if (!chance) return null
  return (
    <Section id="chance" title={t('factTrend.chance')} gap={3}>
      {changes.length > 0 && (
        <ul className="grid max-w-measure gap-2">
          {changes.map(({ isChance, ...change }) => (
            <li key={change.to} className="border-edge border-s-4 ps-3">
              {t('factTrend.change', change)}{' '}
              <strong>{t(isChance ? 'factTrend.change.chance' : 'factTrend.change.more')}</strong>
            </li>
          ))}
        </ul>
      )}
      <p className="max-w-measure text-ink-soft text-sm">
        {chance === 'mean' ? t('factTrend.mean', { pupils: pupilsLabel ?? '' }) : t(`factTrend.rule.${chance}`)}
      </p>
      {chance !== 'mean' && (
        <p className="max-w-measure text-ink-soft text-sm">
          {t('factTrend.rule.source')}{' '}
          {RULE_SOURCES[chance].map(({ url, name }, index) => (
            <span key={url} lang="en">
              {index > 0 && ' · '}
              <a href={url} rel="noopener" className="text-ink-soft">
                {name}
              </a>
            </span>
          ))}
        </p>
      )}
    </Section>
  )
}

const CHANGE_SOURCE = {
  name: 'Newcombe RG, Stat Med 17 (1998), 873–890, method 10',
  url: 'https://rdrr.io/cran/Epi/man/ci.pd.html',
}
/** Where the rules are written down; the pages describe the methods of the papers. */
const RULE_SOURCES = {
  share: [
    {
      name: 'Wilson EB, J Am Stat Assoc 22 (1927), 209–212',
      url: 'https://rdrr.io/cran/PHEindicatormethods/man/phe_proportion.html',
    },
    CHANGE_SOURCE,
  ],
  limits: [CHANGE_SOURCE],
}

/** What median and middle half are of, on which day they were counted, and from when the fact is measured otherwise. */
export function TrendNotes({ trend: { line, countedOn, breaks } }: { trend: Trend }) {
  const t = useTranslation()
  const locale = useLocale()
  const isCompared = line.points.some(({ like }) => like)
  const [first, last] = (countedOn ?? []).map((day) => formatDay(locale, day))
  return (
    <div className="mt-3 grid max-w-measure gap-2 text-ink-soft text-sm">
      {isCompared && (
        <p>
          {t('factTrend.like', { of: line.of })}{' '}
          {first && last && first === last && t('factTrend.countedOn', { day: first })}
          {first && last && first !== last && t('factTrend.countedBetween', { first, last })}
        </p>
      )}
      <p>{t('factTrend.gaps')}</p>
      {breaks.map(({ year, reason, publisher, url, read }) => (
        <p key={year} className="border-edge border-s-4 ps-3 text-ink">
          <strong>{t('factTrend.break', { year })}</strong> {reason}{' '}
          <span className="text-ink-soft">
            (
            <a href={url} rel="noopener" className="text-ink-soft">
              {publisher}
            </a>
            , {t('factTrend.read', { day: formatDay(locale, read) })})
          </span>
        </p>
      ))}
    </div>
  )
}
