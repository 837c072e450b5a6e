import { formatInstant } from '#app/i18n/format.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Cell, Row, RowHead, Table } from '#app/ui/lists/table.tsx'
import type { LogEntry } from '../list-audit-log.server.ts'

const COLUMNS = ['time', 'actor', 'action', 'subject', 'before', 'after'] as const

/** Entries of the log; on narrow screens the table scrolls inside its frame. */
export function LogTable({ entries }: { entries: LogEntry[] }) {
  const t = useTranslation()
  return (
    <Table label={t('log.title')} columns={COLUMNS.map((column) => t(`log.${column}`))}>
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} />
      ))}
    </Table>
  )
}

function EntryRow({ entry }: { entry: LogEntry }) {
  const t = useTranslation()
  const locale = useLocale()
  const { at, actor_role, actor_id, action, subject_kind, subject_id, before, after } = entry
  return (
    <Row>
      <RowHead className="whitespace-nowrap font-normal tabular-nums">
        {formatInstant(locale, at.toISOString())}
      </RowHead>
      <Cell>
        {t(`log.role.${actor_role}` as PlainKey)}
        {actor_id && <Code text={actor_id} />}
      </Cell>
      <Cell>
        <Code text={action} />
      </Cell>
      <Cell>
        {subject_kind}
        <Code text={subject_id} />
      </Cell>
      <Cell>{before && <Code text={JSON.stringify(before)} />}</Cell>
      <Cell>{after && <Code text={JSON.stringify(after)} />}</Cell>
    </Row>
  )
}

function Code({ text }: { text: string }) {
  return (
    <code className="block max-w-72 break-all text-xs" translate="no">
      {text}
    </code>
  )
}
