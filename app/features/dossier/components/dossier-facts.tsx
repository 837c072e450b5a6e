import { useTranslation } from '#app/i18n/use-translation.ts'
import { ScrollArea } from '#app/ui/lists/table.tsx'
import type { Dossier } from '../dossier.ts'

const CELL = 'wrap-anywhere border-line border-t p-2.5 align-top'

/** The facts side by side, with year and number of the source. */
export function DossierFacts({ dossier: { schools, groups } }: { dossier: Dossier }) {
  const t = useTranslation()
  return (
    <section aria-labelledby="facts" className={`mt-10 ${schools.length > 3 ? 'dossier-wide' : ''}`}>
      <h2 id="facts" className="text-xl">
        {t('dossier.facts')}
      </h2>
      <p className="mt-2 text-ink-soft text-sm">{t('dossier.factsNote')}</p>
      <ScrollArea label={t('compare.table')} className="sheet mt-3">
        <table className="w-full border-separate border-spacing-0 text-left text-sm">
          <thead>
            <tr>
              <th scope="col" className="sticky left-0 min-w-28 bg-sunken p-2.5 align-top">
                {t('dossier.criterion')}
              </th>
              {schools.map(({ id, name }, at) => (
                <th key={id} scope="col" className="wrap-anywhere min-w-32 bg-sunken p-2.5 align-top">
                  {at + 1} {name}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ key, title, rows }) => (
            <tbody key={key}>
              <tr>
                <th scope="rowgroup" colSpan={schools.length + 1} className="border-line border-t bg-sunken p-2.5">
                  <span className="sticky left-2.5 font-head">{title}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.key}>
                  <th
                    scope="row"
                    className={`${CELL} sticky left-0 hyphens-auto bg-sheet font-semibold max-sm:px-2 max-sm:text-xs`}
                  >
                    {row.label}
                  </th>
                  {row.values.map((value, at) => (
                    <td key={schools[at]?.id} className={CELL}>
                      {value ?? <Unknown />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </ScrollArea>
    </section>
  )
}

function Unknown() {
  const t = useTranslation()
  return (
    <span className="text-ink-soft">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('dossier.unknown')}</span>
    </span>
  )
}
