import { DataTable } from '#app/features/admin/components/data-table.tsx'
import { formatDay, formatNumber } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { LOCALE_NAMES } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { synonymsAddress } from '../../synonyms/synonyms-address.ts'
import type { ZeroResultText } from '../list-zero-results.server.ts'

/** Texts that found nothing, each with a link that begins a synonym. */
export function ZeroResultTable({ texts }: { texts: ZeroResultText[] }) {
  const t = useTranslation()
  const locale = useLocale()
  // The action for a text is beside it, where a phone shows it without scrolling.
  const columns = ['text', 'next', 'language', 'count', 'empty', 'relaxed', 'lastDay'] as const
  return (
    <DataTable
      label={t('zeroResults.texts')}
      columns={columns.map((column) => t(`zeroResults.column.${column}`))}
      rows={texts.map(({ language, text, count, relaxed, lastDay }) => ({
        key: `${language} ${text}`,
        cells: [
          <span key="text" lang={language} translate="no" className="inline-block min-w-32 wrap-anywhere">
            {text}
          </span>,
          <Link
            key="next"
            to={synonymsAddress({ language, typed: text })}
            className="inline-flex min-h-11 items-center sm:whitespace-nowrap"
          >
            {t('zeroResults.makeSynonym')}
            <span className="sr-only">: {text}</span>
          </Link>,
          LOCALE_NAMES[language],
          formatNumber(locale, count),
          formatNumber(locale, count - relaxed),
          formatNumber(locale, relaxed),
          formatDay(locale, lastDay),
        ],
      }))}
    />
  )
}
