import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { OwnClaim } from '../submit/read-own-claims.server.ts'
import { ClaimStateBadge } from './claim-state.tsx'

/** A claim as its claimant sees it, with what can be done next. The form's intent is `claim-withdraw`. */
export function OwnClaimCard({ claim }: { claim: OwnClaim }) {
  const t = useTranslation()
  const locale = useLocale()
  const { state, schoolId, groupId, decidedAt } = claim
  return (
    <div className="sheet grid gap-4 p-5 sm:p-6">
      <div>
        <h2 className="text-xl">{[claim.name, claim.city].filter(Boolean).join(', ')}</h2>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
          <ClaimStateBadge state={state} />
          {t('claim.made', { day: formatDay(locale, claim.at) })}
          {decidedAt && <span>{t('claim.decided', { day: formatDay(locale, decidedAt) })}</span>}
          {claim.byCode && <span>{t('claim.byCode')}</span>}
        </p>
      </div>
      <p>{t(`claim.now.${state}`)}</p>
      {claim.reason && (
        <p className="whitespace-pre-line">
          <strong className="block">{t('claim.reason')}</strong>
          {claim.reason}
        </p>
      )}
      {state === 'approved' && schoolId && <WelcomeSteps schoolId={schoolId} />}
      <div className="flex flex-wrap gap-3">
        {state === 'approved' && schoolId && (
          <Link to={`/account/schools/${schoolId}`} className={button('main')}>
            {t('claim.toSchool')}
          </Link>
        )}
        {groupId && (
          <Link to={`/account/groups/${groupId}`} className={button(state === 'approved' ? 'main' : 'quiet')}>
            {t('groups.toGroup')}
          </Link>
        )}
        {schoolId && (
          <Link to={`/schools/${schoolId}`} className={button('quiet')}>
            {t('claim.toProfile')}
          </Link>
        )}
        {state === 'approved' && !groupId && (
          <Link to="/premium" className={button('quiet')}>
            {t('claim.toPremium')}
          </Link>
        )}
      </div>
      {state === 'open' && <WithdrawForm />}
    </div>
  )
}

function WithdrawForm() {
  const t = useTranslation()
  const { form, failure } = useSubmission('claim-withdraw')
  return (
    <Form {...form} className="grid gap-3 border-line border-t pt-4">
      <FormFailure failure={failure} />
      <SubmitButton intent="claim-withdraw" variant="quiet" busy={t('account.busy')} className="justify-self-start">
        {t('claim.withdraw')}
      </SubmitButton>
    </Form>
  )
}

const STEPS = [
  { id: 'check', to: '' },
  { id: 'picture', to: '/images' },
  { id: 'invite', to: '/badge' },
] as const

/** First steps for a person who now manages a school's profile, on any plan. */
function WelcomeSteps({ schoolId }: { schoolId: string }) {
  const t = useTranslation()
  return (
    <div>
      <h3 className="text-lg">{t('claim.steps')}</h3>
      <ol className="mt-2 grid list-decimal gap-2 pl-6">
        {STEPS.map(({ id, to }) => (
          <li key={id}>
            <Link to={`/account/schools/${schoolId}${to}`} className="inline-flex min-h-6 items-center font-semibold">
              {t(`claim.steps.${id}`)}
            </Link>
            <p className="text-ink-soft text-sm">{t(`claim.steps.${id}.why`)}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
