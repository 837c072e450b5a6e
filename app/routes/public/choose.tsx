import type { ReactNode } from 'react'
import { data, redirect, useActionData } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { shownContext } from '#app/core/page-cache/shown.ts'
import { type Answer, answerChoice } from '#app/features/choosing/answer.server.ts'
import { NO_ANSWERS, NOTHING_PRIVATE, type PrivateAnswers } from '#app/features/choosing/answers.ts'
import { chooseSchema } from '#app/features/choosing/choose.schema.ts'
import { choosePath, readAnswers, saysWhere } from '#app/features/choosing/choose-address.ts'
import { ChoiceView } from '#app/features/choosing/components/choice-view.tsx'
import { ChooseForm } from '#app/features/choosing/components/choose-form.tsx'
import type { Filled } from '#app/features/choosing/components/filled.ts'
import { findArea } from '#app/features/choosing/find-candidates.server.ts'
import { listOptions } from '#app/features/choosing/list-options.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { berlinDay } from '#lib/berlin-day.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/choose.ts'

/** An address holds neither a home nor a postal code: one with a code leads to the address of its town. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const locale = localeOf(url.pathname)
  const answers = readAnswers(url.searchParams)
  const answer = saysWhere(answers) ? await answerChoice(answers, NOTHING_PRIVATE, { locale, visitor: '' }) : null
  if (answer && answer.unknownPlace === '' && answer.answers.place !== answers.place)
    throw redirect(localePath(locale, choosePath(answer.answers)))
  context.get(shownContext)({ schools: 'all' })
  return { answers, answer, options: listOptions(locale, answers.way), today: berlinDay() }
}

/**
 * Answers with the schools where a home or a month of birth was sent, which is stored and logged nowhere; otherwise
 * leads to the address of the choice, which can be shared.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  return await submit(await formOf(request), { schema: chooseSchema }, async ({ answers, own }) => {
    const visitor = context.get(visitorContext).address
    await countAttempt('point', { address: visitor })
    if (own.home === '' && !own.point && own.born === '' && saysWhere(answers)) {
      const area = await findArea(answers.place)
      if (area || answers.place === '')
        throw redirect(localePath(locale, choosePath({ ...answers, place: area?.id ?? '' })), 303)
    }
    const answer = await answerChoice(answers, own, { locale, visitor })
    return data({ answer, own }, { headers: { 'cache-control': 'private, no-store' } })
  })
}

export function meta({ location, matches }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  const title = `${t('nav.choose')} · Aulario`
  const description = t('choosing.metaDescription')
  return pageMeta({ location, matches, title, description, query: location.search, noindex: location.search !== '' })
}

export default function Choose({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation()
  const { options, today } = loaderData
  const sent = (actionData ?? {}) as { answer?: Answer; own?: PrivateAnswers }
  const answer = sent.answer ?? loaderData.answer
  const filled: Filled = {
    answers: answer?.answers ?? loaderData.answers ?? NO_ANSWERS,
    own: sent.own ?? NOTHING_PRIVATE,
    placeName: answer?.placeName ?? '',
    unknownPlace: answer?.unknownPlace ?? '',
    problems: answer ? problemsOf(answer) : {},
  }
  const form = <ChooseForm key={JSON.stringify(filled)} filled={filled} options={options} today={today} />
  return (
    <div className="page pt-8">
      <header className="max-w-measure">
        <h1>{t('nav.choose')}</h1>
        <p className="mt-3 text-ink-soft text-lg">{t('choosing.intro')}</p>
        <Among filled={filled} />
      </header>
      <ProblemNote problems={filled.problems} />
      {answer?.choice ? (
        <div className="mt-6 grid items-start gap-x-10 gap-y-6 lg:grid-cols-[22rem_1fr]">
          <Changing>{form}</Changing>
          <ChoiceView choice={answer.choice} filled={filled} />
        </div>
      ) : (
        <div className="sheet mt-6 max-w-measure p-5 sm:p-6">{form}</div>
      )}
    </div>
  )
}

/** Beside the schools where there is room, folded above them on a phone. */
function Changing({ children }: { children: ReactNode }) {
  const t = useTranslation()
  const refusal = useActionData() as { code?: unknown } | undefined
  return (
    <details
      open={refusal?.code !== undefined}
      className="no-print sheet group p-5 lg:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-lg">
        <Icon name="chevron-down" size={18} className="flex-none group-open:rotate-180 lg:hidden" />
        <h2 className="text-lg">{t('choosing.change')}</h2>
      </summary>
      <div className="mt-4">{children}</div>
    </details>
  )
}

/** Why an answer has no schools, by the field that has to change. */
function problemsOf({ unknownPlace, isHomeUnknown, choice }: Answer): Filled['problems'] {
  if (!choice && unknownPlace === '' && !isHomeUnknown) return { place: 'choosing.nowhere' }
  return {
    ...(unknownPlace && { place: 'choosing.placeUnknown' as const }),
    ...(isHomeUnknown && { home: 'choosing.homeUnknown' as const }),
  }
}

function ProblemNote({ problems }: Pick<Filled, 'problems'>) {
  const t = useTranslation()
  const texts = Object.values(problems).map((problem) => t(problem))
  if (texts.length === 0) return null
  return (
    <p role="alert" className="mt-6 max-w-measure rounded-card bg-notice-wash px-4 py-3 text-notice-ink">
      {texts.join(' ')}
    </p>
  )
}

function Among({ filled: { answers } }: { filled: Filled }) {
  const t = useTranslation()
  const count = answers.among.length
  if (count === 0) return null
  return (
    <p className="mt-2">
      {t('choosing.among', { count })}{' '}
      <Link to={choosePath({ ...answers, among: [] })}>{t('choosing.among.leave')}</Link>
    </p>
  )
}
