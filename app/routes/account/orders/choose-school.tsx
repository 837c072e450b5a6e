import { data, redirect } from 'react-router'
import { isOrderingOpen } from '#app/features/billing/orders/providers/providers.server.ts'
import { BILLING_POLICY } from '#app/features/billing/policy.ts'
import { listOwnSchools } from '#app/features/schools/membership/own-schools.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { requireSession } from '../../session.server.ts'
import type { Route } from './+types/choose-school.ts'
import { orderMeta } from './order-meta.ts'
import { OrderingClosed } from './ordering-closed.tsx'

/**
 * Lets a signed-in person choose one of their schools, and leads to the order where there is no choice; others sign in
 * first and come back.
 */
export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, BILLING_POLICY.chooseSchool)
  const schools = (await listOwnSchools(userId)).filter((school) => !school.premium)
  const isOpen = isOrderingOpen()
  const [only, ...others] = schools
  if (isOpen && only && others.length === 0)
    throw redirect(localePath(localeOf(new URL(args.request.url).pathname), `/order/${encodeURIComponent(only.id)}`))
  return data({ isOpen, schools: schools.map(({ id, name, city }) => ({ id, name, city })) })
}

export const meta = (args: Route.MetaArgs) => orderMeta(args)

export default function ChooseSchool({ loaderData: { isOpen, schools } }: Route.ComponentProps) {
  const t = useTranslation()
  if (!isOpen) return <OrderingClosed />
  return (
    <div className="page grid max-w-2xl gap-6 pt-8">
      <h1>{t('order.choose.title')}</h1>
      <p>{t(schools.length > 0 ? 'order.choose.text' : 'order.choose.none')}</p>
      {schools.length > 0 && (
        <ul className="grid gap-3">
          {schools.map(({ id, name, city }) => (
            <li key={id}>
              <Link
                to={`/order/${id}`}
                className="sheet flex min-h-14 items-center justify-between gap-4 p-4 text-ink no-underline hover:bg-sunken"
              >
                <span>
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-ink-soft text-sm">{city}</span>
                </span>
                <Icon name="chevron-right" size={20} className="flex-none" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap items-center gap-3">
        {schools.length > 0 && t('order.choose.other')}
        <Link to="/claim" className={button(schools.length > 0 ? 'quiet' : 'main')}>
          {t('order.choose.claim')}
        </Link>
      </p>
    </div>
  )
}
