import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { FactList } from '#app/ui/lists/fact-list.tsx'
import { Section } from '#app/ui/section.tsx'
import type { ClaimCase } from '../view-claim.server.ts'

/** Who claims a school, and why. The evidence is downloaded as a file, never shown as a page. */
export function ClaimantSection({ claim }: { claim: ClaimCase }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <Section gap={4} id="claimant" title={t('claimAdmin.person')}>
      <FactList
        facts={[
          [t('claimAdmin.account'), claim.claimant],
          [t('claimAdmin.memberSince'), formatDay(locale, claim.memberSince)],
          [t('claimAdmin.otherClaims'), String(claim.otherClaims)],
          [t('claimAdmin.function'), claim.personFunction],
          [t('claimAdmin.explanation'), claim.explanation || t('claimAdmin.noWords')],
        ]}
      />
      {claim.byCode && (
        <p className="flex items-center gap-2">
          <Icon name="circle-check" size={18} />
          {t('claim.byCode')}
        </p>
      )}
      {claim.hasFile ? (
        <Link to={`/admin/claims/${claim.id}/file`} reloadDocument className={`${button('quiet')} justify-self-start`}>
          <Icon name="download" size={18} />
          {t('claimAdmin.file')}
        </Link>
      ) : (
        <p className="text-ink-soft">{t('claimAdmin.noFile')}</p>
      )}
    </Section>
  )
}

/** What the directory says about the school, or the claimant about a missing one. */
export function ClaimedSchoolSection({ claim: { school, proposal } }: { claim: ClaimCase }) {
  const t = useTranslation()
  const facts = school ?? proposal
  if (!facts) return null
  const {
    name = '',
    street = '',
    postalCode = '',
    city = '',
    country = '',
    phone = '',
    email = '',
    website = '',
  } = facts
  const search = `/results?${new URLSearchParams({ q: `${name} ${city}` })}`
  return (
    <Section gap={4} id="claimed" title={t(school ? 'claimAdmin.register' : 'claimAdmin.proposal')}>
      <FactList
        facts={[
          [t('missing.name'), name],
          [t('contact.address'), [street, `${postalCode} ${city}`.trim(), country].filter(Boolean).join(', ')],
          [t('missing.phone'), phone],
          [t('missing.email'), email],
          [t('missing.website'), website],
        ]}
      />
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {school && <Link to={`/schools/${school.id}`}>{t('claim.toProfile')}</Link>}
        <Link to={search}>{t('claimAdmin.search')}</Link>
      </p>
    </Section>
  )
}

/** The group that claims schools, and which ones. */
export function ClaimingGroupSection({ claim: { group, claimed } }: { claim: ClaimCase }) {
  const t = useTranslation()
  if (group === null) return null
  return (
    <Section gap={4} id="claimed" title={t('claimAdmin.group', { group })}>
      <p className="text-ink-soft">{t('claimAdmin.group.text')}</p>
      <ul className="grid gap-1">
        {claimed.map(({ id, name, city, number, approved }) => (
          <li key={id} className="wrap-anywhere">
            <Link to={`/schools/${id}`}>{[name, city].filter(Boolean).join(', ')}</Link> · {number ?? id}
            {approved && ` · ${t('claim.state.approved')}`}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The present members of the school, or those of a group, and their answers. */
export function MemberSection({ claim: { group, members, answers } }: { claim: ClaimCase }) {
  const t = useTranslation()
  const locale = useLocale()
  if (members.length === 0) return null
  return (
    <Section gap={4} id="members" title={t('claimAdmin.members')}>
      <ul className="grid gap-1">
        {members.map(({ email, role, since, school }) => (
          <li key={`${email} ${school}`} className="break-words">
            {group !== null && `${school}: `}
            {email} · {t(`claimAdmin.member.${role}`)} · {formatDay(locale, since)}
          </li>
        ))}
      </ul>
      <h3 className="text-lg">{t('claimAdmin.answers')}</h3>
      {answers.length === 0 && <p className="text-ink-soft">{t('claimAdmin.noAnswers')}</p>}
      {answers.map(({ email, text, at }) => (
        <blockquote key={email} className="border-line border-s-2 ps-4">
          <p className="whitespace-pre-line">{text}</p>
          <footer className="text-ink-soft text-sm">
            {email}, {formatDay(locale, at)}
          </footer>
        </blockquote>
      ))}
    </Section>
  )
}
