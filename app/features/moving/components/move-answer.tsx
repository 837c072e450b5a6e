import { useTranslation } from '#app/i18n/use-translation.ts'
import { Section } from '#app/ui/section.tsx'
import type { Move } from '../find-move.server.ts'
import type { Office } from '../present-newcomers.ts'
import { onceMark } from './once-mark.ts'

type Answer = NonNullable<Move['move']['answer']>

/** The class at the new home by birthday, and the kinds of school in it. */
export function MoveAnswer({ answer, to, reading }: { answer: Answer; to: string; reading: Move['move']['reading'] }) {
  const t = useTranslation()
  const { shares, says, kinds, office } = answer
  return (
    <Section id="answer" title={t('moving.answer', { class: answer.class.text, to })} gap={3}>
      {shares.length === 0 && <p>{t('moving.answer.none')}</p>}
      <dl className="grid gap-2">
        {shares.map(({ name, born, isOnce }) => (
          <div key={name.text} className="flex flex-wrap items-baseline gap-x-3">
            <dt lang={name.lang} className="font-semibold text-xl">
              {name.text}
              {onceMark(reading, isOnce)}
            </dt>
            <dd className="text-ink-soft">{t('moving.answer.born', { when: born })}</dd>
          </div>
        ))}
      </dl>
      {shares.length > 0 && says !== 'unknown' && (
        <div>
          <p className="max-w-measure">{t(`moving.answer.${says}`)}</p>
          <ul className="mt-1 grid gap-1">
            {kinds.map(({ word, gloss }) => (
              <li key={word.text}>
                <span lang={word.lang} className="font-semibold">
                  {word.text}
                </span>
                {gloss && gloss !== word.text && <span className="text-ink-soft"> · {gloss}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {office && (
        <p>
          <OfficeLine office={office} />
        </p>
      )}
      <p className="max-w-measure text-ink-soft">{t('moving.decided')}</p>
    </Section>
  )
}

/** Says that something is not known, and who answers. */
export function OfficeLine({ office: { url, publisher, lang } }: { office: Office }) {
  const t = useTranslation()
  return (
    <>
      {t('moving.unknown')}{' '}
      <a href={url} rel="noopener" lang={lang} className="wrap-anywhere">
        {publisher}
      </a>
    </>
  )
}
