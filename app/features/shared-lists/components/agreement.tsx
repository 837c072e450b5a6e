import type { PlainKey } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { AGREEMENTS, type Agreement, type ListView, summarise } from '../document/list-view.ts'

/** Returns the words for how far people agree. @param people how many there are */
export function agreementKey(agreement: Agreement, people: number): PlainKey {
  if (agreement === 'nobody' || agreement === 'open') return `list.agreement.${agreement}`
  return `list.agreement.${agreement}.${people > 2 ? 'more' : 'two'}`
}

/** What people agree on, school by school, and what is left to do. */
export function AgreementSummary({ view }: { view: ListView }) {
  const t = useTranslation()
  const { schools, unrated, openQuestions } = summarise(view)
  const left = [
    ...(unrated > 0 ? [t('list.left.ratings', { count: unrated })] : []),
    ...(openQuestions > 0 ? [t('list.left.questions', { count: openQuestions })] : []),
  ]
  return (
    <section aria-labelledby="agreement" className="sheet grid gap-3 p-5">
      <h2 id="agreement" className="text-xl">
        {t('list.agreement')}
      </h2>
      {view.people.length < 2 ? (
        <p className="text-ink-soft">{t('list.agreement.alone')}</p>
      ) : (
        <dl className="grid gap-2 sm:grid-cols-[auto_1fr] sm:gap-x-4">
          {AGREEMENTS.filter((agreement) => schools.get(agreement)!.length > 0).map((agreement) => (
            <div key={agreement} className="sm:contents">
              <dt className="font-semibold">{t(agreementKey(agreement, view.people.length))}</dt>
              <dd className="wrap-anywhere">
                {schools
                  .get(agreement)!
                  .map(({ name }) => name)
                  .join(' · ')}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {(view.schools.length > 0 || left.length > 0) && (
        <p className="border-line border-t pt-3">
          <span className="font-semibold">{t('list.left')} </span>
          {left.length > 0 ? left.join(' · ') : t('list.left.nothing')}
        </p>
      )}
    </section>
  )
}
