import { data, redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { shownContext } from '#app/core/page-cache/shown.ts'
import { readAsked, readTyped } from '#app/features/moving/asked.ts'
import { birthdaySchema } from '#app/features/moving/birthday.schema.ts'
import { BirthdayForm } from '#app/features/moving/components/birthday-form.tsx'
import { MoveForm } from '#app/features/moving/components/move-form.tsx'
import { MoveView } from '#app/features/moving/components/move-view.tsx'
import { answerBirthday, type BirthdayAnswer, findMove } from '#app/features/moving/find-move.server.ts'
import { offerOf } from '#app/features/moving/offer.server.ts'
import { areaKey, countryOf, MOVING_PATH, pairName, pairPath, pairWords } from '#app/features/moving/places.ts'
import { movingTables } from '#app/features/moving/tables/read-tables.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath, pathWithoutLocale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { berlinDay } from '#lib/berlin-day.ts'
import { FailedPage } from '../../shell/failed/error-screen.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/pair.ts'

/** Returns the two countries of an address. @throws 404 response if it names none, or one twice */
function pairOf({ from, to }: Route.LoaderArgs['params']) {
  const pair = { from: countryOf(from), to: countryOf(to) }
  if (!pair.from || !pair.to || pair.from === pair.to) throw data(null, { status: 404 })
  return { from: pair.from, to: pair.to }
}

/** What a family that moves from one country to another has to know. */
export async function loader({ params, context, url: { pathname, search, searchParams } }: Route.LoaderArgs) {
  const locale = localeOf(pathname)
  const path = pathWithoutLocale(pathname)
  if (path !== path.toLowerCase()) throw redirect(localePath(locale, path.toLowerCase()) + search, 301)
  const pair = pairOf(params)
  const tables = await movingTables()
  const typed = readTyped(searchParams)
  const { asked, problems } = readAsked(typed, tables.years, pair)
  // What cannot be read leaves the page as it is without a question.
  const known = asked ?? readAsked(readTyped(new URLSearchParams()), tables.years, pair).asked!
  if (known.from.country !== pair.from || known.to.country !== pair.to)
    throw redirect(localePath(locale, pairPath(known.from.country, known.to.country)) + search)
  const found = await findMove(tables, known, typed, locale)
  const refused = { ...problems, ...found.problems }
  const isPlain = searchParams.size === 0
  const shown = { ...typed, to: areaKey(known.to) }
  if (isPlain) context.get(shownContext)({ schools: 'all', until: found.endsAt ? [found.endsAt] : [] })
  const page = {
    move: found.move,
    offer: offerOf(tables.years, locale),
    typed: shown,
    problems: refused,
    pair,
    isPlain,
  }
  return data({ ...page, today: berlinDay() }, { status: Object.keys(refused).length > 0 ? 400 : 200 })
}

/** Answers in which class somebody born in a month is; nothing that is sent is stored, and no address holds it. */
export async function action({ request, params, url: { searchParams } }: Route.ActionArgs) {
  const pair = pairOf(params)
  const tables = await movingTables()
  const { asked } = readAsked(readTyped(searchParams), tables.years, pair)
  const known = asked ?? readAsked(readTyped(new URLSearchParams()), tables.years, pair).asked!
  return await submit(await formOf(request), { schema: birthdaySchema }, async (birthday) =>
    data(
      { answer: await answerBirthday(tables, known, birthday) },
      { headers: { 'cache-control': 'private, no-store' } },
    ),
  )
}

export function meta({ location, matches, loaderData, error }: Route.MetaArgs) {
  const locale = localeOf(location.pathname)
  const t = translator(locale)
  if (!loaderData || error) return [{ title: t('moving.title') }, { name: 'robots', content: 'noindex' }]
  const { pair, isPlain } = loaderData
  const words = pairWords(t, pair.from, pair.to)
  return pageMeta({
    ...{ location, matches, noindex: !isPlain },
    title: `${t('moving.pairTitle', words)} · Aulario`,
    description: t('moving.pairDescription', words),
  })
}

export default function Pair({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation()
  const locale = useLocale()
  const { move, offer, typed, problems, pair, today } = loaderData
  const { answer } = (actionData ?? {}) as { answer?: BirthdayAnswer }
  const path = pairPath(pair.from, pair.to)
  const crumbs = [
    { name: t('moving.link'), path: MOVING_PATH },
    { name: pairName(t, locale, pair.from, pair.to), path },
  ]
  return (
    <div className="page section-space">
      <Breadcrumb label={t('moving.all')} crumbs={crumbs} current={path} className="text-ink-soft" />
      <h1 className="mt-4">{t('moving.pairTitle', pairWords(t, pair.from, pair.to))}</h1>
      <p className="mt-2 font-semibold">
        {move.from.name} – {move.to.name}
      </p>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft text-lg">{t('moving.intro')}</p>
      <MoveForm key={JSON.stringify(typed)} offer={offer} typed={typed} problems={problems} />
      <MoveView move={move} birthday={<BirthdayForm answer={answer} today={today} />} />
      <p className="no-print mt-6 flex flex-wrap gap-x-6 gap-y-2">
        <Link to={move.backPath} className="tap font-semibold">
          {t('moving.back', { pair: pairName(t, locale, pair.to, pair.from) })}
        </Link>
        <Link to={MOVING_PATH} className="tap font-semibold">
          {t('moving.all')}
        </Link>
      </p>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} />
}
