import { data, redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { emptySchema } from '#app/core/forms/empty.schema.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import type { Right } from '#app/core/policy.ts'
import { codeSchema, evidenceSchema } from '#app/features/claims/claim.schema.ts'
import { redeemCode } from '#app/features/claims/code/redeem-code.server.ts'
import { requestCode } from '#app/features/claims/code/request-code.server.ts'
import { CodeSection } from '#app/features/claims/components/code-section.tsx'
import { EvidenceSection } from '#app/features/claims/components/evidence-section.tsx'
import { findClaimable } from '#app/features/claims/find-claimable.server.ts'
import { CLAIMS_POLICY } from '#app/features/claims/policy.ts'
import { findOwnClaim } from '#app/features/claims/submit/read-own-claims.server.ts'
import { claimSchool } from '#app/features/claims/submit/submit-claim.server.ts'
import { countryName } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { type MessageKey, messageCookie } from '../../message.server.ts'
import { requireSession, sessionForChange } from '../../session.server.ts'
import type { Route } from './+types/claim-school.ts'
import { claimMeta } from './claim-meta.ts'
import { EVIDENCE_FAILURES, refusedFile } from './evidence-failures.ts'

export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, CLAIMS_POLICY.claimByEvidence)
  const school = await findClaimable(args.params.id, userId)
  if (!school) throw data(null, { status: 404 })
  const { url } = args.request
  if ('movedTo' in school)
    throw redirect(localePath(localeOf(new URL(url).pathname), `/schools/${school.movedTo}/claim`), 301)
  return { school, refused: refusedFile(url) }
}

/** Handles the forms of the page, told apart by their intent: request a code, enter a code, upload evidence. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const locale = localeOf(new URL(request.url).pathname)
  const visitor = context.get(visitorContext)
  const userId = async (right: Right) => (await sessionForChange({ context }, right)).userId
  const lead = (path: string, message: MessageKey) =>
    redirect(localePath(locale, path), { headers: { 'set-cookie': messageCookie(message) } })
  switch (form.get('intent')) {
    case 'claim-code':
      return await submit(form, { schema: emptySchema }, async () => {
        await requestCode(await userId(CLAIMS_POLICY.claimByCode), params.id, visitor)
        return lead(`/schools/${params.id}/claim`, 'message.claimCodeSent')
      })
    case 'claim-redeem':
      return await submit(form, { schema: codeSchema, field: { claim_code_wrong: 'code' } }, async ({ code }) => {
        const claimant = await userId(CLAIMS_POLICY.claimByCode)
        const claimId = await redeemCode({ userId: claimant, schoolId: params.id, code }, visitor)
        const isOwner = (await findOwnClaim(claimant, claimId))?.state === 'approved'
        return lead(`/account/claims/${claimId}`, isOwner ? 'message.claimApproved' : 'message.claimMade')
      })
    default:
      return await submit(form, { schema: evidenceSchema, field: EVIDENCE_FAILURES }, async (evidence) => {
        const claimId = await claimSchool(
          { userId: await userId(CLAIMS_POLICY.claimByEvidence), visitor },
          params.id,
          evidence,
        )
        return lead(`/account/claims/${claimId}`, 'message.claimMade')
      })
  }
}

export const meta = (args: Route.MetaArgs) => claimMeta(args, 'claim.title')

export default function ClaimSchool({ loaderData: { school, refused } }: Route.ComponentProps) {
  const t = useTranslation()
  const locale = useLocale()
  const town = [school.postalCode, school.city].filter(Boolean).join(' ')
  const address = [school.street, town, countryName(locale, school.country)].filter(Boolean).join(', ')
  return (
    <div className="page pt-8">
      <div className="grid max-w-[40rem] gap-6">
        <header>
          <h1>{t('claim.title')}</h1>
          <p className="mt-3 text-lg">
            <Link to={`/schools/${school.id}`}>{school.name}</Link>
            <span className="block text-base text-ink-soft">{address}</span>
          </p>
        </header>
        <Ways school={school} refused={refused} />
      </div>
    </div>
  )
}

/** How the person can claim the school, or why not. */
function Ways({ school, refused }: Pick<Route.ComponentProps['loaderData'], 'school' | 'refused'>) {
  const t = useTranslation()
  if (school.closed) return <p>{t('claim.isClosed')}</p>
  if (school.role === 'owner')
    return (
      <p>
        {t('claim.isOwner')} <Link to={`/account/schools/${school.id}`}>{t('claim.toSchool')}</Link>
      </p>
    )
  return (
    <>
      <p>{t(school.owned ? 'claim.owned' : 'claim.intro')}</p>
      <CodeSection mailbox={school.mailbox} codeSent={school.codeSent} />
      {school.openClaim ? (
        <p>
          {t('claim.isOpen')} <Link to={`/account/claims/${school.openClaim}`}>{t('claim.view')}</Link>
        </p>
      ) : (
        <EvidenceSection refused={refused} isOnlyWay={school.mailbox === null} />
      )}
    </>
  )
}
