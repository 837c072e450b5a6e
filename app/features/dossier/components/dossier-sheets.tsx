import { useTranslation } from '#app/i18n/use-translation.ts'
import type { Dossier } from '../dossier.ts'

const IMPRESSIONS = ['people', 'rooms', 'lessons', 'care', 'child'] as const
const MARKS = ['good', 'fair', 'poor'] as const

/** Sheets to fill in by hand at each school, in print only: on the screen they would repeat the questions. */
export function DossierSheets({ dossier: { schools } }: { dossier: Dossier }) {
  const t = useTranslation()
  return (
    <div className="hidden print:block">
      {schools.map(({ id, name, questions, visitOn }, at) => (
        <section key={id} className="dossier-sheet">
          <h2>
            {t('dossier.sheet')} {at + 1} {name}
          </h2>
          <p>
            {t('dossier.sheet.day')} {visitOn ?? '____________________'} · {t('dossier.sheet.spoke')}{' '}
            ______________________________
          </p>
          <h3>{t('dossier.questions')}</h3>
          <ul>
            {questions.map((question) => (
              <li key={question}>{t(`dossier.question.${question}`)}</li>
            ))}
          </ul>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('dossier.sheet.impression')}</th>
                {MARKS.map((mark) => (
                  <th key={mark} scope="col">
                    {t(`dossier.sheet.${mark}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {IMPRESSIONS.map((impression) => (
                <tr key={impression}>
                  <th scope="row">{t(`dossier.sheet.${impression}`)}</th>
                  {MARKS.map((mark) => (
                    <td key={mark}>
                      <span className="inline-block size-3 border border-ink" />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <h3>{t('dossier.sheet.more')}</h3>
        </section>
      ))}
    </div>
  )
}
