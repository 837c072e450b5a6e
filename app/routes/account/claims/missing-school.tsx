import { redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { Failure } from '#app/core/failure.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { missingSchoolSchema, placeSchema } from '#app/features/claims/claim.schema.ts'
import { ClaimableList } from '#app/features/claims/components/claimable-list.tsx'
import { MissingForm } from '#app/features/claims/components/missing-form.tsx'
import { PlaceForm } from '#app/features/claims/components/place-form.tsx'
import { CLAIMS_POLICY } from '#app/features/claims/policy.ts'
import { proposeSchool } from '#app/features/claims/submit/submit-claim.server.ts'
import type { SchoolSummary } from '#app/features/schools/list-schools.server.ts'
import { findAlikeSchools } from '#app/features/search/results/find-alike-schools.server.ts'
import { countryName } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { messageCookie } from '../../message.server.ts'
import { requireSession, sessionForChange } from '../../session.server.ts'
import type { Route } from './+types/missing-school.ts'
import { claimMeta } from './claim-meta.ts'
import { EVIDENCE_FAILURES, refusedFile } from './evidence-failures.ts'

/**
 * The page first asks for name, town and country in its address, and then shows similar schools and the rest of the
 * form.
 */
export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, CLAIMS_POLICY.claimByEvidence)
  const url = new URL(args.request.url)
  const [name = '', city = '', country = 'DE'] = ['name', 'city', 'country'].map(
    (key) => url.searchParams.get(key) ?? undefined,
  )
  const { data: place } = placeSchema.safeParse({ name, city, country })
  const alike = place ? await findAlikeSchools(place, localeOf(url.pathname)) : []
  const isChange = url.searchParams.has('change')
  return {
    given: { name, city, country },
    place: isChange ? null : (place ?? null),
    alike,
    refused: refusedFile(url.href),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  const field = { ...EVIDENCE_FAILURES, school_known: 'none' }
  return await submit(await formOf(request), { schema: missingSchoolSchema, field }, async (value) => {
    const { userId } = await sessionForChange({ context }, CLAIMS_POLICY.claimByEvidence)
    const { none, personFunction, explanation, proof, ...school } = value
    if (!none && (await findAlikeSchools(school, locale)).length > 0) throw new Failure('conflict', 'school_known')
    const claimant = { userId, visitor: context.get(visitorContext) }
    const claimId = await proposeSchool(claimant, school, { personFunction, explanation, proof })
    const headers = { 'set-cookie': messageCookie('message.claimMade') }
    return redirect(localePath(locale, `/account/claims/${claimId}`), { headers })
  })
}

export const meta = (args: Route.MetaArgs) => claimMeta(args, 'claim.missing')

export default function MissingSchool({ loaderData: { given, place, alike, refused } }: Route.ComponentProps) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <div className="page pt-8">
      <div className="grid max-w-[40rem] gap-6">
        <h1>{t('claim.missing')}</h1>
        {place ? (
          <>
            <p className="text-lg">
              {[place.name, place.city, countryName(locale, place.country)].join(', ')}{' '}
              <Link to={`/claim/missing?${new URLSearchParams({ ...place, change: '1' })}`} className="text-base">
                {t('missing.change')}
              </Link>
            </p>
            <MissingForm
              key={JSON.stringify(place)}
              place={place}
              alike={alike.length > 0 && <Alike schools={alike} />}
              refused={refused}
            />
          </>
        ) : (
          <>
            <FormFailure failure={refused} />
            <p>{t('missing.intro')}</p>
            <PlaceForm given={given} />
          </>
        )}
      </div>
    </div>
  )
}

function Alike({ schools }: { schools: SchoolSummary[] }) {
  const t = useTranslation()
  return (
    <section aria-labelledby="alike" className="grid gap-4">
      <div>
        <h2 id="alike" className="text-xl">
          {t('missing.alike')}
        </h2>
        <p className="mt-1 text-ink-soft">{t('missing.alike.text')}</p>
      </div>
      <ClaimableList schools={schools} level="h3" />
    </section>
  )
}
