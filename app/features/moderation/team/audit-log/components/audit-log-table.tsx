import { formatInstant } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { hasText, type PlainKey, type Translate } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Cell, Row, RowHead, Table } from '#app/ui/lists/table.tsx'
import type { Named, NamedEntry } from '../name-entries.server.ts'

const COLUMNS = ['time', 'action', 'subject', 'actor', 'details'] as const

/** Entries of the log in words; ids and states are folded. On narrow screens each is a card. */
export function LogTable({ entries }: { entries: NamedEntry[] }) {
  const t = useTranslation()
  return (
    <Table label={t('log.title')} columns={COLUMNS.map((column) => t(`log.${column}`))} cards>
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} />
      ))}
    </Table>
  )
}

/** Returns what happened in words, such as "Review: published"; a part without words stays as in the log. */
function actionText(t: Translate, locale: Locale, action: string): string {
  const [noun = '', verb = ''] = action.split('.')
  const word = (key: string, part: string) => (hasText(key, locale) ? t(key as PlainKey) : part)
  return `${word(`log.noun.${noun}`, noun)}: ${word(`log.verb.${verb}`, verb)}`
}

function EntryRow({ entry }: { entry: NamedEntry }) {
  const t = useTranslation()
  const locale = useLocale()
  const { at, actor_role, actor, action, subject, subject_kind, subject_id, actor_id, before, after } = entry
  return (
    <Row>
      <RowHead className="whitespace-nowrap font-normal tabular-nums">
        {formatInstant(locale, at.toISOString())}
      </RowHead>
      <Cell label={t('log.action')}>{actionText(t, locale, action)}</Cell>
      <Cell label={t('log.subject')}>{subject && <Name named={subject} />}</Cell>
      <Cell label={t('log.actor')}>
        {actor ? <Name named={actor} /> : null}
        <span className="block text-ink-soft text-xs">{t(`log.role.${actor_role}` as PlainKey)}</span>
      </Cell>
      <Cell>
        <details>
          <summary className="min-h-8 cursor-pointer content-center text-board text-sm">{t('log.open')}</summary>
          <dl className="grid max-w-72 gap-1 text-xs" translate="no">
            <Detail name={subject_kind} value={subject_id} />
            {actor_id && <Detail name={t('log.actor')} value={actor_id} />}
            <States of={before} prefix={t('log.before')} />
            <States of={after} prefix={t('log.after')} />
          </dl>
        </details>
      </Cell>
    </Row>
  )
}

function Name({ named: { name, path } }: { named: Named }) {
  if (!path) return name
  return (
    <Link to={path} className="wrap-anywhere inline-flex min-h-6 items-center">
      {name}
    </Link>
  )
}

/** The fields of a state, one below the other. */
function States({ of, prefix }: { of: Record<string, unknown> | null; prefix: string }) {
  if (!of) return null
  return Object.entries(of).map(([name, value]) => (
    <Detail
      key={name}
      name={`${prefix}, ${name}`}
      value={typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)}
    />
  ))
}

function Detail({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="break-all">{value}</dd>
    </div>
  )
}
