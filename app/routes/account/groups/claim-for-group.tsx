import { data, Form } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { groupEvidenceSchema } from '#app/features/claims/claim.schema.ts'
import { MAX_SCHOOLS_TEXT_LENGTH } from '#app/features/claims/claim.ts'
import { EvidenceFields } from '#app/features/claims/components/evidence-fields.tsx'
import { CLAIMS_POLICY } from '#app/features/claims/policy.ts'
import { claimForGroup } from '#app/features/claims/submit/claim-for-group.server.ts'
import { GroupHead } from '#app/features/groups/components/group-head.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { sessionForChange } from '#app/routes/session.server.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { Section } from '#app/ui/section.tsx'
import { EVIDENCE_FAILURES, refusedFile } from '../claims/evidence-failures.ts'
import type { Route } from './+types/claim-for-group.ts'
import { leadTo } from './group-page.server.ts'
import { PRIVATE, requireOwnGroup } from './own-group.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { group } = await requireOwnGroup(args, CLAIMS_POLICY.claimForGroup)
  return data({ group, refused: refusedFile(args.request.url) }, PRIVATE)
}

const FIELD = { ...EVIDENCE_FAILURES, schools_unknown: 'schools', school_in_group: 'schools' }

export async function action({ request, params, context }: Route.ActionArgs) {
  return await submit(
    await formOf(request),
    { schema: groupEvidenceSchema, field: FIELD },
    async ({ schools, ...evidence }) => {
      const { userId } = await sessionForChange({ context })
      const claimant = { userId, groupId: params.id, visitor: context.get(visitorContext) }
      const claimId = await claimForGroup(claimant, schools, evidence)
      return leadTo(request, `/account/claims/${claimId}`, 'message.claimMade')
    },
  )
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'groups.claim.title')

export default function ClaimForGroup({ loaderData: { group, refused } }: Route.ComponentProps) {
  const t = useTranslation()
  const { form, fields, failure, errors } = useSubmission<'schools' | 'personFunction' | 'explanation' | 'proof'>(
    'claim',
  )
  return (
    <>
      <GroupHead group={group} title={t('groups.nav.claim')} />
      <p className="max-w-measure">{t('groups.claim.invite')}</p>
      <Section id="claim" title={t('groups.claim.title')} gap={4}>
        <p className="max-w-measure">{t('groups.claim.text')}</p>
        <Form {...form} encType="multipart/form-data" className="grid max-w-160 gap-5">
          <ErrorSummary
            {...errors}
            failure={failure ?? refused}
            labels={{
              schools: t('groups.claim.schools'),
              personFunction: t('claim.function'),
              explanation: t('claim.explanation'),
              proof: t('claim.proof'),
            }}
          />
          <TextAreaField
            field={fields.schools}
            label={t('groups.claim.schools')}
            hint={t('groups.claim.schoolsHint')}
            maxLength={MAX_SCHOOLS_TEXT_LENGTH}
            required
          />
          <EvidenceFields fields={fields} />
          <SubmitButton intent="claim" busy={t('account.busy')} className="justify-self-start">
            {t('claim.evidence.submit')}
          </SubmitButton>
        </Form>
      </Section>
    </>
  )
}
