import { formatInstant } from '#app/i18n/format.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { LogEntry } from '../list-audit-log.server.ts'

const COLUMNS = ['time', 'actor', 'action', 'subject', 'before', 'after'] as const

/** Entries of the log; on narrow screens the table scrolls inside itself. */
export function LogTable({ entries }: { entries: LogEntry[] }) {
  const t = useTranslation()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
    <section aria-label={t('log.title')} tabIndex={0} className="sheet overflow-x-auto">
      <table className="w-full text-left text-sm">
        <thead className="bg-sunken">
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="whitespace-nowrap px-3 py-2">
                {t(`log.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ entry }: { entry: LogEntry }) {
  const t = useTranslation()
  const locale = useLocale()
  const { at, actor_role, actor_id, action, subject_kind, subject_id, before, after } = entry
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="whitespace-nowrap px-3 py-2 font-normal tabular-nums">
        {formatInstant(locale, at.toISOString())}
      </th>
      <td className="px-3 py-2">
        {t(`log.role.${actor_role}` as PlainKey)}
        {actor_id && <Code text={actor_id} />}
      </td>
      <td className="px-3 py-2">
        <Code text={action} />
      </td>
      <td className="px-3 py-2">
        {subject_kind}
        <Code text={subject_id} />
      </td>
      <td className="px-3 py-2">{before && <Code text={JSON.stringify(before)} />}</td>
      <td className="px-3 py-2">{after && <Code text={JSON.stringify(after)} />}</td>
    </tr>
  )
}

function Code({ text }: { text: string }) {
  return (
    <code className="block max-w-72 break-all text-xs" translate="no">
      {text}
    </code>
  )
}
