import { useTranslation } from '#app/i18n/use-translation.ts'
import { Cell, Row, RowHead, Table } from '#app/ui/lists/table.tsx'
import type { Move } from '../find-move.server.ts'
import { onceMark } from './once-mark.ts'

/** The classes of two areas side by side, by birthday. */
export function ComparedTable({ move: { from, to, compared, reading } }: { move: Move['move'] }) {
  const t = useTranslation()
  const mark = (isOnce: boolean) => onceMark(reading, isOnce)
  return (
    <section aria-labelledby="compared">
      <h2 id="compared" className="mb-3 text-xl">
        {t('moving.table')}
      </h2>
      <Table label={`${from.alone} – ${to.alone}`} columns={[from.alone, to.alone]}>
        {compared.map(({ class: number, name, ages, isOnce, shares }) => (
          <Row key={number}>
            <RowHead>
              <span lang={name.lang} className="font-semibold">
                {name.text}
                {mark(isOnce)}
              </span>
              <span className="block text-ink-soft">{ages}</span>
            </RowHead>
            <Cell>
              {shares.length === 0 && '–'}
              {shares.map((share) => (
                <span key={share.name.text} className="block">
                  <span lang={share.name.lang} className="font-semibold">
                    {share.name.text}
                    {mark(share.isOnce)}
                  </span>
                  {share.born && (
                    <span className="text-ink-soft"> · {t('moving.table.birthday', { when: share.born })}</span>
                  )}
                </span>
              ))}
            </Cell>
          </Row>
        ))}
      </Table>
    </section>
  )
}
