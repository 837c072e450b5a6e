import type { PlainKey } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { RejectedRow } from '../runs/list-rejections.server.ts'

const COLUMNS = ['file', 'line', 'code', 'reason', 'detail'] as const

/** Rows that did not become schools, with where they stood and why. */
export function RejectedTable({ rows }: { rows: RejectedRow[] }) {
  const t = useTranslation()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
    <section aria-label={t('imports.count.rejected')} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-left text-sm">
        <thead className="bg-sunken">
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="px-3 py-2">
                {t(`imports.rejected.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number} className="border-line border-t align-top">
              <td className="min-w-40 break-all px-3 py-2">{row.file}</td>
              <td className="px-3 py-2 tabular-nums">{row.line}</td>
              <td className="break-all px-3 py-2">{row.code}</td>
              <td className="min-w-48 px-3 py-2">{t(`imports.reason.${row.reason}` as PlainKey)}</td>
              <td className="min-w-40 break-words px-3 py-2">{row.detail}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
