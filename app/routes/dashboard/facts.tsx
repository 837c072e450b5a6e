import { redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { Failure } from '#app/core/failure.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { CorrectionForm } from '#app/features/corrections/components/correction-form.tsx'
import { useFactText } from '#app/features/corrections/components/use-fact-text.ts'
import { correctionSchema } from '#app/features/corrections/correction.schema.ts'
import { CORRECTION_FIELDS } from '#app/features/corrections/correction-fields.ts'
import { requestOfficialValue } from '#app/features/corrections/request-official-value.server.ts'
import { findSchoolFacts } from '#app/features/facts/find-school-facts.server.ts'
import { OfficialValuesCard } from '#app/features/insights/components/official-values-card.tsx'
import { PublishedFactsCard } from '#app/features/insights/components/published-facts-card.tsx'
import { SimilarCard } from '#app/features/insights/components/similar-card.tsx'
import { WrongFactForm } from '#app/features/insights/components/wrong-fact-form.tsx'
import { findOfficialValues, type OfficialValue } from '#app/features/insights/find-official-values.server.ts'
import { findSimilarSchools } from '#app/features/insights/find-similar-schools.server.ts'
import { presentSimilarSchools } from '#app/features/insights/present-similar-schools.server.ts'
import { wrongFactSchema } from '#app/features/insights/wrong-fact.schema.ts'
import { findOwnSchool } from '#app/features/schools/membership/own-schools.server.ts'
import { requestSupport } from '#app/features/support/open/request-support.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { currentSession, sessionForChange } from '#app/routes/session.server.ts'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/facts.ts'
import { requireDashboard } from './dashboard-school.server.ts'

/** `?field=` and `?fact=` show the form that corrects one of the values. */
export async function loader(args: Route.LoaderArgs) {
  const { session, school } = await requireDashboard(args)
  const member = { userId: session.userId, schoolId: school.id }
  const { pathname, searchParams } = new URL(args.request.url)
  const locale = localeOf(pathname)
  const [official, similar] = await Promise.all([findOfficialValues(member), findSimilarSchools(member)])
  // The person has just lost access to the school.
  if (!official || !similar) throw new Response(null, { status: 404 })
  const { sections, sources } = await findSchoolFacts(official.school, locale)
  const shown = sections.flatMap(({ facts }) => facts)
  return {
    schoolId: school.id,
    email: session.email,
    values: official.values,
    field: official.values.find(({ field }) => field === searchParams.get('field')) ?? null,
    fact: shown.find(({ id }) => id === searchParams.get('fact')) ?? null,
    facts: { sections, sources },
    similar: presentSimilarSchools(similar, locale),
  }
}

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request)
  return form.get('intent') === 'wrong-fact' ? await reportFact(form, args) : await correctValue(form, args)
}

/** Asks a moderator to correct a value of the register. */
async function correctValue(form: FormData, { request, context }: Route.ActionArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  const schoolId = String(form.get('schoolId') ?? '')
  const school = await schoolOf(schoolId, context)
  return await submit(
    form,
    { schema: correctionSchema(CORRECTION_FIELDS, school?.country ?? 'DE') },
    async (written) => {
      const { userId } = await sessionForChange({ context })
      await requestOfficialValue({ userId, schoolId, visitor: context.get(visitorContext), locale }, written)
      const headers = { 'set-cookie': messageCookie('message.correctionRequested') }
      return redirect(localePath(locale, '/dashboard/facts'), { headers })
    },
  )
}

/** Reports a wrong published figure to the team. */
async function reportFact(form: FormData, { request, context }: Route.ActionArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  const t = translator(locale)
  return await submit(form, { schema: wrongFactSchema }, async ({ schoolId, fact: id, value: wanted, reason }) => {
    const session = await sessionForChange({ context })
    const official = await findOfficialValues({ userId: session.userId, schoolId })
    if (!official) throw new Failure('not_found', 'school_not_yours')
    const { sections } = await findSchoolFacts(official.school, locale)
    const fact = sections.flatMap(({ facts }) => facts).find((shown) => shown.id === id)
    if (!fact) throw new Failure('not_found', 'fact_unknown')
    const { label, value, period } = fact
    const subject = t('ownFacts.ticket', { fact: label })
    const message = `${t('ownFacts.ticketText', { fact: label, value, period, wanted })}\n\n${reason}`
    const written = { way: 'email', schoolId, subject, message } as const
    const { number } = await requestSupport(session, written, { visitor: context.get(visitorContext), locale })
    const headers = { 'set-cookie': messageCookie('message.supportSent') }
    return redirect(localePath(locale, `/dashboard/support/${number}`), { headers })
  })
}

async function schoolOf(schoolId: string, context: Route.ActionArgs['context']) {
  const session = await currentSession({ context })
  return session ? await findOwnSchool(session.userId, schoolId) : undefined
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'dashboard.nav.facts')

export default function OfficialFacts({ loaderData }: Route.ComponentProps) {
  const { schoolId, email, values, field, fact, facts, similar } = loaderData
  const t = useTranslation()
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <h1>{t('dashboard.nav.facts')}</h1>
        <p className="mt-2 max-w-measure text-ink-soft">{t('ownFacts.intro')}</p>
      </div>
      {field && <ValueCorrection key={field.field} value={field} schoolId={schoolId} email={email} />}
      {fact && (
        <Section id="correct" title={`${t('ownFacts.correct')}: ${fact.label}`} gap={4}>
          <p className="max-w-measure">
            {t('ownFacts.now', { value: fact.value, period: fact.period })}{' '}
            <Link to="/dashboard/facts">{t('ownFacts.back')}</Link>
          </p>
          <p className="max-w-measure text-ink-soft">{t('ownFacts.publisher')}</p>
          <WrongFactForm key={fact.id} schoolId={schoolId} fact={fact.id} />
        </Section>
      )}
      <SimilarCard similar={similar} />
      <OfficialValuesCard values={values} />
      <PublishedFactsCard facts={facts} />
    </div>
  )
}

/** The form starts with the school's own value, and gives both values as the reason. */
function ValueCorrection(props: { value: OfficialValue; schoolId: string; email: string }) {
  const t = useTranslation()
  const textOf = useFactText()
  const { field, official, own } = props.value
  const shown = textOf(field, official)
  const differs = own !== '' && own !== official
  const reason = differs ? t('ownFacts.reason', { own: textOf(field, own), official: shown }) : ''
  return (
    <Section id="correct" title={`${t('ownFacts.correct')}: ${t(`correction.field.${field}`)}`} gap={4}>
      <p>
        {t('correction.shown', { value: shown })} <Link to="/dashboard/facts">{t('ownFacts.back')}</Link>
      </p>
      <CorrectionForm
        field={field}
        shown={official}
        email={props.email}
        schoolId={props.schoolId}
        value={differs ? own : ''}
        reason={reason}
      />
    </Section>
  )
}
