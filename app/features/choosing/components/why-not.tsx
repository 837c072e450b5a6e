import { Form } from 'react-router'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { INPUT } from '#app/ui/form/input.ts'
import { MAX_TEXT_LENGTH } from '../answers.ts'
import type { PresentedChoice } from '../present-choice.server.ts'
import { type Filled, fieldsOf } from './filled.ts'
import { Sentences } from './sentences.tsx'

type Props = { choice: PresentedChoice; filled: Filled }

/** Says why another school is not among those shown: one that is asked for by its name, or one of the next. */
export function WhyNot({ choice, filled }: Props) {
  const t = useTranslation()
  const locale = useLocale()
  const { whyNot, isAskedUnknown, next } = choice
  return (
    <section id="why-not" aria-labelledby="why-not-title" className="grid scroll-mt-24 gap-3">
      <h2 id="why-not-title" className="text-xl">
        {t('choosing.whyNot')}
      </h2>
      <div role="status" className="empty:hidden">
        {whyNot && <Answer whyNot={whyNot} filled={filled} />}
        {isAskedUnknown && <p>{t('choosing.whyNot.unknown')}</p>}
      </div>
      <Form method="post" action={localePath(locale, '/choose')} preventScrollReset className="no-print grid gap-2">
        <Kept filled={filled} />
        <label htmlFor="why-not-name" className="font-semibold">
          {t('choosing.whyNot.ask')}
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            id="why-not-name"
            name="ask"
            maxLength={MAX_TEXT_LENGTH}
            autoComplete="off"
            className={`${INPUT} min-w-0 flex-1`}
          />
          <button type="submit" name="intent" value="choose" className={button('quiet')}>
            {t('choosing.whyNot.go')}
          </button>
        </div>
      </Form>
      {next.length > 0 && <AskButtons title={t('choosing.whyNot.next')} schools={next} filled={filled} />}
    </section>
  )
}

function Answer({ whyNot, filled }: { whyNot: NonNullable<PresentedChoice['whyNot']>; filled: Filled }) {
  const t = useTranslation()
  return (
    <div className="sheet grid gap-2 p-5">
      <h3 className="wrap-anywhere text-[1.0625rem]">{t('choosing.whyNot.of', { name: whyNot.name })}</h3>
      <Sentences said={whyNot.sentences} />
      {whyNot.others.length > 0 && (
        <AskButtons title={t('choosing.whyNot.others')} schools={whyNot.others} filled={filled} />
      )}
    </div>
  )
}

type AskProps = { title: string; schools: readonly { id: string; name: string }[]; filled: Filled }

/** Schools of which one click asks why they are not shown. */
function AskButtons({ title, schools, filled }: AskProps) {
  return (
    <Form method="post" action={localePath(useLocale(), '/choose')} preventScrollReset className="no-print">
      <Kept filled={filled} />
      <input type="hidden" name="intent" value="choose" />
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <span className="text-ink-soft">{title}</span>
        {schools.map(({ id, name }) => (
          <button key={id} type="submit" name="ask" value={id} className={`${button('quiet', 'small')} wrap-anywhere`}>
            {name}
          </button>
        ))}
      </p>
    </Form>
  )
}

/** The answers of the page, which the question about one school leaves as they are. */
function Kept({ filled }: { filled: Filled }) {
  const { answers, own, placeName } = filled
  const point = own.point && [own.point.lat, own.point.lng, ...(own.point.isExact ? ['exact'] : [])].join()
  const single = {
    ...fieldsOf(filled),
    placeId: answers.place,
    placeName,
    among: answers.among.join(),
    point: point ?? '',
  }
  const several = [
    ...answers.types.map((type) => ['types', type] as const),
    ...answers.needs.map((need) => ['needs', need] as const),
  ]
  const kept = [...Object.entries(single).filter(([, value]) => value !== ''), ...several]
  return kept.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
}
