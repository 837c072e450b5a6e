import { data, redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { RequestedList } from '#app/features/corrections/components/requested-list.tsx'
import { feesSchema } from '#app/features/profile-editing/fees.schema.ts'
import { BasicsForm } from '#app/features/profile-editing/forms/basics-form.tsx'
import { ContactForm } from '#app/features/profile-editing/forms/contact-form.tsx'
import { FeesForm } from '#app/features/profile-editing/forms/fees-form.tsx'
import { VisibilityForm } from '#app/features/profile-editing/forms/visibility-form.tsx'
import { PROFILE_POLICY } from '#app/features/profile-editing/policy.ts'
import { findSelfReported } from '#app/features/profile-editing/read-self-reported.server.ts'
import { basicsSchema, contactSchema, visibilitySchema } from '#app/features/profile-editing/self-reported.schema.ts'
import { updateBasics } from '#app/features/profile-editing/update-basics.server.ts'
import { updateContact } from '#app/features/profile-editing/update-contact.server.ts'
import { updateFees } from '#app/features/profile-editing/update-fees.server.ts'
import { updateVisibility } from '#app/features/profile-editing/update-visibility.server.ts'
import { findOwnSchool } from '#app/features/schools/membership/own-schools.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { evenAfterRefusal } from '#app/routes/connection/even-after-refusal.ts'
import { type MessageKey, messageCookie } from '#app/routes/message.server.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { berlinYear } from '#lib/berlin-day.ts'
import { findReportedValues } from '../../dashboard/reported-values.server.ts'
import type { Route } from './+types/school.ts'

export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, PROFILE_POLICY.updateBasics)
  const [school, word] = await Promise.all([
    findOwnSchool(userId, args.params.id),
    findSelfReported(userId, args.params.id),
  ])
  if (!school || !word) throw data(null, { status: 404 })
  return { school, word, year: berlinYear() }
}

/** Handles the forms of the page, told apart by their intent; the page's address names the school. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const here = localePath(localeOf(new URL(request.url).pathname), `/account/schools/${params.id}`)
  const saved = (message: MessageKey) => redirect(here, { headers: { 'set-cookie': messageCookie(message) } })
  const member = async () => ({ userId: (await sessionForChange({ context })).userId, schoolId: params.id })
  switch (form.get('intent')) {
    case 'contact':
      return await submit(
        form,
        { schema: contactSchema(await findReportedValues({ context }, params.id)) },
        async (contact) => {
          await updateContact(await member(), contact)
          return saved('message.contactInfoUpdateSuccess')
        },
      )
    case 'visibility':
      return await submit(form, { schema: visibilitySchema }, async (visibility) => {
        await updateVisibility(await member(), visibility)
        return saved('message.visibilityUpdated')
      })
    case 'fees':
      return await submit(form, { schema: feesSchema }, async (fees) => {
        await updateFees(await member(), fees)
        return saved('message.basicsUpdated')
      })
    default:
      return await submit(
        form,
        { schema: basicsSchema(await findReportedValues({ context }, params.id)) },
        async (basics) => {
          await updateBasics(await member(), basics)
          return saved('message.basicsUpdated')
        },
      )
  }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'ownSchools.title')

/** Reloads even after a refusal, because another person may have saved in the meantime. */
export const shouldRevalidate = evenAfterRefusal

export default function OwnSchool({ loaderData: { school, word, year } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <div>
        <BackLink to="/account/schools">{t('own.back')}</BackLink>
        <h1>{school.name}</h1>
        <p className="mt-1 text-ink-soft">{school.city}</p>
      </div>
      <MoreLinks id={school.id} premium={school.premium} />
      {word.requested.length > 0 && (
        <Section id="requested-title" title={t('own.correction')}>
          <RequestedList requested={word.requested} />
        </Section>
      )}
      <Section id="basics-title" title={t('own.basics')}>
        <BasicsForm key={`basics ${school.id}`} school={word} />
      </Section>
      <Section id="contact-title" title={t('own.contact')}>
        <ContactForm key={`contact ${school.id}`} school={word} />
      </Section>
      {!word.isPublic && (
        <Section id="fees-title" title={t('own.fees')}>
          <FeesForm key={`fees ${school.id}`} school={word} year={year} />
        </Section>
      )}
      <Section id="visibility-title" title={t('own.visibility')}>
        <VisibilityForm key={`visibility ${school.id}`} school={word} />
      </Section>
    </>
  )
}

function MoreLinks({ id, premium }: { id: string; premium: boolean }) {
  const t = useTranslation()
  const links = [
    { to: `/schools/${id}`, text: t('dashboard.publicProfile') },
    { to: `/account/schools/${id}/day`, text: t('schoolDay.own.title') },
    { to: `/account/schools/${id}/questions`, text: t('questions.school.title') },
    { to: `/account/schools/${id}/open-days`, text: t('schoolDay.openDays') },
    { to: `/account/schools/${id}/images`, text: t('own.images') },
    { to: `/account/schools/${id}/people`, text: t('own.people') },
    { to: `/schools/${id}/reviews`, text: t('own.reviews') },
    { to: `/schools/${id}/disputes`, text: t('own.disputes') },
    { to: `/account/schools/${id}/decisions`, text: t('own.decisions') },
    { to: `/account/schools/${id}/badge`, text: t('badge.title') },
    { to: `/schools/${id}/correction`, text: t('own.correction') },
    ...(premium ? [] : [{ to: '/premium', text: t('own.premium') }]),
  ]
  return (
    <nav aria-label={t('own.more')}>
      <ul className="flex flex-wrap gap-x-5">
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-11 items-center">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
