import { data } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { CorrectionForm } from '#app/features/corrections/components/correction-form.tsx'
import { useFactText } from '#app/features/corrections/components/use-fact-text.ts'
import { correctionSchema } from '#app/features/corrections/correction.schema.ts'
import { needsChangeByTeam } from '#app/features/corrections/correction-fields.ts'
import { fileCorrection } from '#app/features/corrections/file-correction.server.ts'
import { CORRECTIONS_POLICY } from '#app/features/corrections/policy.ts'
import { findCorrectable } from '#app/features/corrections/read-facts.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { currentSession } from '../../session.server.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/correction.ts'

/** The page first asks which fact is wrong (`?field=`), then for the right value. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const [school, session] = await Promise.all([
    findSchool(params.id),
    currentSession({ context }, CORRECTIONS_POLICY.propose),
  ])
  const wanted = new URL(request.url).searchParams.get('field')
  const chosen = school.told.find(({ field }) => field === wanted) ?? null
  const answer = { school: { id: school.id, name: school.name, city: school.city }, told: school.told, chosen }
  return data({ ...answer, email: session?.email ?? '' }, { headers: { 'cache-control': 'private, no-store' } })
}

/** Accepts a correction from any visitor. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { fields, country } = await findSchool(params.id)
  return await submit(await formOf(request), { schema: correctionSchema(fields, country) }, async (correction) => {
    const session = await currentSession({ context }, CORRECTIONS_POLICY.propose)
    const locale = localeOf(new URL(request.url).pathname)
    await fileCorrection(params.id, correction, { session, visitor: context.get(visitorContext), locale })
    return { done: true, mailed: correction.email !== undefined }
  })
}

/** @throws 404 response */
async function findSchool(id: string) {
  const found = await findCorrectable(id)
  if (!found) throw data(null, { status: 404 })
  return found
}

export function meta({ location, matches }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  const [title, description] = [t('correction.title'), t('correction.intro')]
  return pageMeta({ location, matches, title, description, noindex: true })
}

export default function Correction({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation()
  const { school } = loaderData
  const { done = false, mailed = false } = (actionData ?? {}) as { done?: boolean; mailed?: boolean }
  return (
    <div className="page pt-8">
      <h1>{t(done ? 'correction.done' : 'correction.title')}</h1>
      <p className="mt-2 mb-6 text-lg">
        <Link to={`/schools/${school.id}`}>{[school.name, school.city].filter(Boolean).join(', ')}</Link>
      </p>
      {done ? <Done schoolId={school.id} mailed={mailed} /> : <Steps {...loaderData} />}
    </div>
  )
}

function Done({ schoolId, mailed }: { schoolId: string; mailed: boolean }) {
  const t = useTranslation()
  return (
    <div role="status">
      <p className="max-w-measure">
        {t('correction.done.text')} {mailed && t('correction.done.mailed')}
      </p>
      <Link to={`/schools/${schoolId}`} className={`${button('quiet')} mt-6`}>
        {t('correction.toSchool')}
      </Link>
    </div>
  )
}

function Steps({ school, told, chosen, email }: Route.ComponentProps['loaderData']) {
  const t = useTranslation()
  const textOf = useFactText()
  if (!chosen) return <Choice schoolId={school.id} told={told} />
  const { field, shown } = chosen
  return (
    <>
      <h2 className="text-xl">{t(`correction.field.${field}`)}</h2>
      <p className="wrap-anywhere mt-2 mb-6 text-ink-soft">
        {field !== 'email' && !needsChangeByTeam(field) && (
          <>{t('correction.shown', { value: textOf(field, shown) })} </>
        )}
        <Link to={`/schools/${school.id}/correction`}>{t('correction.change')}</Link>
      </p>
      <CorrectionForm key={field} field={field} shown={shown} email={email} />
    </>
  )
}

function Choice({ schoolId, told }: { schoolId: string; told: Route.ComponentProps['loaderData']['told'] }) {
  const t = useTranslation()
  const textOf = useFactText()
  return (
    <>
      <p className="mb-6 max-w-measure">{t('correction.intro')}</p>
      <h2 className="text-xl">{t('correction.field')}</h2>
      <ul className="sheet mt-4 max-w-160 divide-y divide-line">
        {told.map(({ field, shown }) => (
          <li key={field}>
            <Link
              to={`/schools/${schoolId}/correction?field=${field}`}
              className="flex min-h-14 items-center justify-between gap-4 px-5 py-2 text-ink no-underline hover:bg-sunken"
            >
              <span className="min-w-0">
                <span className="block font-semibold">{t(`correction.field.${field}`)}</span>
                {field !== 'email' && !needsChangeByTeam(field) && (
                  <span className="wrap-anywhere block text-ink-soft text-sm">{textOf(field, shown)}</span>
                )}
              </span>
              <Icon name="chevron-right" size={18} className="flex-none" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
