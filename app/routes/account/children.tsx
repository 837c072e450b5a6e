import { data, redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { emptySchema } from '#app/core/forms/empty.schema.ts'
import { formOf, refuseUnknownForm, submit } from '#app/core/forms/submit.server.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import type { Right } from '#app/core/policy.ts'
import { findKnownDates, placeChild } from '#app/features/children/answer.server.ts'
import { addSchema, changeSchema, consentSchema, removeSchema } from '#app/features/children/child.schema.ts'
import { MAX_CHILDREN } from '#app/features/children/child.ts'
import { addChild, changeChild, listChildren, removeChild } from '#app/features/children/children.server.ts'
import { AddChild } from '#app/features/children/components/add-child.tsx'
import { ConsentSection } from '#app/features/children/components/consent-section.tsx'
import { OwnChildCard } from '#app/features/children/components/own-child-card.tsx'
import { findConsent, renewConsent, stopReminders, withdrawConsent } from '#app/features/children/consent.server.ts'
import { listAreas } from '#app/features/children/find-area.server.ts'
import { CHILDREN_POLICY } from '#app/features/children/policy.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { type MessageKey, messageCookie } from '#app/routes/message.server.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import type { Route } from './+types/children.ts'

export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, CHILDREN_POLICY.readOwn)
  const [own, consent, areas] = await Promise.all([listChildren(userId), findConsent(userId), listAreas()])
  const children = await Promise.all(own.map(async (child) => ({ ...child, ...(await findKnownDates(child)) })))
  return data({ children, consent, areas, today: berlinDay() }, { headers: { 'cache-control': 'private, no-store' } })
}

const PLACE = { area_unknown: 'place', area_missing: 'place' }

/** The intent names the child too, because a page has many such forms. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const here = localePath(localeOf(new URL(request.url).pathname), '/account/children')
  const done = (message: MessageKey) => redirect(here, { headers: { 'set-cookie': messageCookie(message) } })
  const user = async (right: Right) => (await sessionForChange({ context }, right)).userId
  const counted = () => countAttempt('point', { address: context.get(visitorContext).address })
  switch (String(form.get('intent')).split(':', 1)[0]) {
    case 'add':
      return await submit(
        form,
        { schema: addSchema, field: { ...PLACE, children_consent: 'consent' } },
        async (asked) => {
          const userId = await user(CHILDREN_POLICY.add)
          await counted()
          await addChild(userId, { ...(await placeChild(asked)), born: asked.born }, asked.consents)
          return done('message.childSaved')
        },
      )
    case 'change':
      return await submit(form, { schema: changeSchema, field: PLACE }, async ({ childId, ...asked }) => {
        const userId = await user(CHILDREN_POLICY.change)
        await counted()
        await changeChild(userId, childId, { ...(await placeChild(asked)), born: asked.born })
        return done('message.childSaved')
      })
    case 'remove':
      return await submit(form, { schema: removeSchema }, async ({ childId }) => {
        await removeChild(await user(CHILDREN_POLICY.remove), childId)
        return done('message.childRemoved')
      })
    case 'stop':
      return await submit(form, { schema: emptySchema }, async () => {
        await stopReminders(await user(CHILDREN_POLICY.withdraw))
        return done('message.remindersStopped')
      })
    case 'renew':
      return await submit(form, { schema: consentSchema }, async () => {
        await renewConsent(await user(CHILDREN_POLICY.consent))
        return done('message.remindersOn')
      })
    case 'withdraw':
      return await submit(form, { schema: emptySchema }, async () => {
        await withdrawConsent(await user(CHILDREN_POLICY.withdraw))
        return done('message.consentWithdrawn')
      })
    default:
      return refuseUnknownForm(form)
  }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'childReminders.title')

export default function Children({ loaderData: { children, consent, areas, today } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <header>
        <h1>{t('childReminders.title')}</h1>
        <p className="mt-2 text-ink-soft">{t('childReminders.intro')}</p>
      </header>
      {children.length > 0 && (
        <section aria-labelledby="children-title" className="grid gap-4">
          <h2 id="children-title" className="text-xl">
            {t('childReminders.mine')}
          </h2>
          {children.map((child) => (
            <OwnChildCard key={child.id} child={child} areas={areas} />
          ))}
        </section>
      )}
      {children.length < MAX_CHILDREN && <AddChild areas={areas} today={today} asksConsent={!consent} />}
      {consent && <ConsentSection consent={consent} />}
    </>
  )
}
