import { Suspense } from 'react'
import { data } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, refuseUnknownForm, submit } from '#app/core/forms/submit.server.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { shownContext } from '#app/core/page-cache/shown.ts'
import type { Answer } from '#app/features/catchments/answer.ts'
import { addressSchema, houseNumberOf, placeSchema, pointSchema } from '#app/features/catchments/catchment.schema.ts'
import { AddressForm } from '#app/features/catchments/components/address-form.tsx'
import { AnswerView, SchoolAreaView } from '#app/features/catchments/components/answer-view.tsx'
import { PlaceForm } from '#app/features/catchments/components/place-form.tsx'
import { findEdition } from '#app/features/catchments/edition.server.ts'
import { findAreasAt, findAreasNear } from '#app/features/catchments/find-areas.server.ts'
import { findSchoolArea } from '#app/features/catchments/find-school-area.server.ts'
import { findSector, listCommunes, listStreets } from '#app/features/catchments/find-sector.server.ts'
import { boxOfLastDistances } from '#app/features/map/results/list-last-distances.server.ts'
import { mapBackground } from '#app/features/map/results/map-results.server.ts'
import { hasEngine } from '#app/features/routing/engine/ask-engine.server.ts'
import { findPoint } from '#app/features/search/places/find-point.server.ts'
import { type Locale, localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { withTexts } from '#app/i18n/with-texts.ts'
import { lazyPart } from '#app/ui/connection/lazy-part.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/catchment.ts'

const CatchmentMap = lazyPart(() =>
  withTexts('map', async () => (await import('#app/features/map/canvas/catchment-map.tsx')).CatchmentMap),
)

const MAX_ID_LENGTH = 64

/** `/catchment?school=…` shows the area of a school in Berlin. Addresses and points are sent by POST only. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const id = url.searchParams.get('school')?.slice(0, MAX_ID_LENGTH)
  const [measured, berlin, sectors, schoolArea] = await Promise.all([
    boxOfLastDistances(),
    findEdition('de-berlin-catchments'),
    findEdition('fr-35-catchments'),
    id ? findSchoolArea(id, localeOf(url.pathname)) : undefined,
  ])
  context.get(shownContext)({ schools: 'all' })
  const communes = sectors ? await listCommunes(sectors) : []
  return {
    hasBerlin: berlin !== undefined,
    background: mapBackground(),
    measured,
    hasWays: hasEngine(),
    communes,
    schoolArea: id ? (schoolArea ?? null) : undefined,
  }
}

/**
 * Answers for a place or a point in Berlin, or an address in Ille-et-Vilaine. Nothing that is sent is stored or logged.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const locale = localeOf(new URL(request.url).pathname)
  const counted = () => countAttempt('point', { address: context.get(visitorContext).address })
  const intent = form.get('intent')
  if (intent === 'catchment-place')
    return await submit(form, { schema: placeSchema }, async ({ place }) => {
      await counted()
      return answered(await answerPlace(place, locale))
    })
  if (intent === 'catchment-point')
    return await submit(form, { schema: pointSchema }, async ({ approximate, ...point }) => {
      await counted()
      const found = await (approximate ? findAreasNear : findAreasAt)(point, locale)
      return answered(found ? { kind: 'areas', isExact: !approximate, place: '', ...found } : { kind: 'none' })
    })
  if (intent === 'catchment-address')
    return await submit(form, { schema: addressSchema }, async (address) => {
      await counted()
      return answered(await answerAddress(address, locale))
    })
  return refuseUnknownForm(form)
}

const answered = (answer: Answer) => data({ answer }, { headers: { 'cache-control': 'private, no-store' } })

async function answerPlace(place: string, locale: Locale): Promise<Answer> {
  const point = await findPoint(place)
  if (!point) return { kind: 'place-unknown', typedPlace: place }
  const found = await findAreasNear(point, locale)
  return found
    ? { kind: 'areas', isExact: false, place: point.name, typedPlace: place, ...found }
    : { kind: 'none', typedPlace: place }
}

async function answerAddress(typed: { commune: string; street: string; house: string }, locale: Locale) {
  const found = await findSector({ ...typed, house: houseNumberOf(typed.house) }, locale)
  if (!found) return { kind: 'none' as const }
  return { kind: 'sector' as const, typed, streets: await listStreets(found.edition, typed.commune), ...found }
}

export function meta({ location, matches }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  const title = `${t('catchment.title')} · Aulario`
  return pageMeta({ location, matches, title, description: t('catchment.metaDescription') })
}

export default function Catchment({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation()
  const { hasBerlin, background, measured, hasWays, communes, schoolArea } = loaderData
  const { answer } = (actionData ?? {}) as { answer?: Answer }
  const typed = answer?.kind === 'sector' ? answer.typed : undefined
  return (
    <div className="page pt-8">
      <h1>{t('catchment.title')}</h1>
      <p className="mt-3 max-w-measure text-ink-soft text-lg">{t('catchment.intro')}</p>
      <p className="mt-2 max-w-measure font-semibold">{t('catchment.promise')}</p>
      {answer ? <AnswerView answer={answer} /> : schoolArea !== undefined && <SchoolAreaView found={schoolArea} />}
      {hasBerlin || communes.length > 0 ? (
        <>
          <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
            {hasBerlin && (
              <PlaceForm
                typed={answer && 'typedPlace' in answer ? answer.typedPlace : ''}
                map={(shown) => (
                  <Suspense fallback={<div className="h-80 w-full rounded-card bg-sunken" />}>
                    <CatchmentMap
                      {...shown}
                      measured={measured}
                      background={background}
                      label={t('catchment.berlin.mapLabel')}
                      noMap={t('catchment.berlin.noMap')}
                      ways={hasWays}
                    />
                  </Suspense>
                )}
              />
            )}
            {communes.length > 0 && (
              <AddressForm
                key={JSON.stringify(typed)}
                communes={communes}
                typed={typed}
                streets={answer?.kind === 'sector' ? answer.streets : []}
              />
            )}
          </div>
          <p className="mt-6 max-w-measure text-ink-soft text-sm">
            {t('catchment.covered')} {t('catchment.private')}
          </p>
        </>
      ) : (
        <p className="mt-8">{t('catchment.none')}</p>
      )}
    </div>
  )
}
