import { Suspense, useState } from 'react'
import { Form, redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { mapBackground } from '#app/features/map/results/map-results.server.ts'
import { findPosition, movePosition } from '#app/features/profile-editing/position/move-position.server.ts'
import { positionSchema, resetPositionSchema } from '#app/features/profile-editing/position/position.schema.ts'
import { PositionForm, ResetPositionForm } from '#app/features/profile-editing/position/position-form.tsx'
import { FARTHEST_KM } from '#app/features/profile-editing/position/position-rules.ts'
import { findPlace } from '#app/features/search/places/near-place.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { evenAfterRefusal } from '#app/routes/connection/even-after-refusal.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { sessionForChange } from '#app/routes/session.server.ts'
import { button } from '#app/ui/button.ts'
import { lazyPart } from '#app/ui/connection/lazy-part.ts'
import { INPUT } from '#app/ui/form/input.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import type { Route } from './+types/position.ts'
import { requireDashboard } from './dashboard-school.server.ts'

const PositionMap = lazyPart(async () => (await import('#app/features/map/canvas/position-map.tsx')).PositionMap)

export async function loader(args: Route.LoaderArgs) {
  const { session, school } = await requireDashboard(args)
  const position = await findPosition({ userId: session.userId, schoolId: school.id })
  // The person has just lost access to the school.
  if (!position) throw new Response(null, { status: 404 })
  const text = (new URL(args.request.url).searchParams.get('q') ?? '').slice(0, 100).trim()
  const found = text ? ((await findPlace(text, school.country)) ?? null) : null
  return { schoolId: school.id, position, text, found, background: mapBackground() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const here = localePath(localeOf(new URL(request.url).pathname), '/dashboard/position')
  const saved = () => redirect(here, { headers: { 'set-cookie': messageCookie('message.positionSaved') } })
  if (form.get('intent') === 'reset')
    return await submit(form, { schema: resetPositionSchema }, async ({ schoolId, seen }) => {
      const { userId } = await sessionForChange({ context })
      await movePosition({ userId, schoolId }, null, seen)
      return saved()
    })
  return await submit(form, { schema: positionSchema }, async ({ schoolId, seen, ...to }) => {
    const { userId } = await sessionForChange({ context })
    await movePosition({ userId, schoolId }, to, seen)
    return saved()
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'position.title')

/** Reloads even after a refusal, because another person may have moved the pin. */
export const shouldRevalidate = evenAfterRefusal

export default function PositionPage({ loaderData }: Route.ComponentProps) {
  const { schoolId, position, text, found, background } = loaderData
  const t = useTranslation()
  return (
    <>
      <h1>{t('position.title')}</h1>
      <p className="max-w-measure">{t('position.text', { km: FARTHEST_KM })}</p>
      <div className="sheet grid max-w-[40rem] gap-6 p-5 sm:p-6">
        <Lookup text={text} found={found} />
        <PositionForm
          key={`${text} ${position.seen}`}
          schoolId={schoolId}
          position={position}
          proposed={found}
          map={(shown) => <OnDemandMap {...shown} background={background} />}
        />
        {position.own && position.official && <ResetPositionForm schoolId={schoolId} seen={position.seen} />}
      </div>
    </>
  )
}

/** Fills the fields from a town or postal code; works without JavaScript. */
function Lookup({ text, found }: { text: string; found: { name: string } | null }) {
  const t = useTranslation()
  return (
    <Form method="get" className="grid gap-1.5">
      <label htmlFor="place" className="font-semibold">
        {t('position.lookup')}
      </label>
      <div className="flex gap-3">
        <input
          id="place"
          name="q"
          defaultValue={text}
          maxLength={100}
          aria-describedby="place-found"
          className={INPUT}
        />
        <button type="submit" className={button('quiet')}>
          {t('position.lookup.submit')}
        </button>
      </div>
      <p id="place-found" role="status" className="text-ink-soft text-sm">
        {text && (found ? t('position.found', { name: found.name }) : t('position.notFound'))}
      </p>
    </Form>
  )
}

/** The code that draws the map is loaded when the person asks for it. */
function OnDemandMap(props: Omit<Parameters<typeof PositionMap>[0], 'label' | 'noMap'>) {
  const t = useTranslation()
  const [open, setOpen] = useState(false)
  if (!useHydrated()) return null
  if (open)
    return (
      <Suspense fallback={<div className="h-80 w-full rounded-card bg-sunken" />}>
        <PositionMap {...props} label={t('position.map')} noMap={t('position.noMap')} />
      </Suspense>
    )
  return (
    <button type="button" onClick={() => setOpen(true)} className={`${button('quiet')} justify-self-start`}>
      {t('position.openMap')}
    </button>
  )
}
