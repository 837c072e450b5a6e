import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

type Given<Name extends keyof Mails> = Mails[Name] & MailContext
type Invited = Given<'group-invitation'> & { mail: 'group-invitation' | 'group-school-invitation' }

function Invitation({ mail, name, inviter, url, ...context }: Invited) {
  const { t } = context
  const text = t(`${mail}.text`, { name, inviter })
  return (
    <MailLayout {...context} title={t(`${mail}.subject`)} preview={text}>
      <Paragraph>{text}</Paragraph>
      <MainLink href={url} t={t}>
        {t('group-invitation.button')}
      </MainLink>
      <Paragraph>{t('group-invitation.note')}</Paragraph>
    </MailLayout>
  )
}

export const GroupInvitation = (props: Given<'group-invitation'>) => <Invitation mail="group-invitation" {...props} />
export const GroupSchoolInvitation = (props: Given<'group-school-invitation'>) => (
  <Invitation mail="group-school-invitation" {...props} />
)

/** A group manages a school, or no longer does. */
export function SchoolGroup({ group, school, change, url, ...context }: Given<'school-group'>) {
  const { t } = context
  const text = t(`school-group.${change}`, { group, school })
  return (
    <MailLayout {...context} title={t('school-group.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      {change === 'joined' && <Paragraph>{t('school-group.rights')}</Paragraph>}
      <MainLink href={url} t={t}>
        {t('school-group.button')}
      </MainLink>
    </MailLayout>
  )
}

type Decided = Given<'group-claim-approved'> & { mail: 'group-claim-approved' | 'group-claim-refused' }

/** The decision on a group's claim, with the team's reason if there is one. */
function GroupClaim({ mail, group, reason, url, ...context }: Decided) {
  const { t } = context
  const text = t(`${mail}.text`, { group })
  return (
    <MailLayout {...context} title={t(`${mail}.subject`)} preview={text}>
      <Paragraph>{text}</Paragraph>
      {reason && (
        <Paragraph>
          <strong>{t('claim.reason')}</strong>
          <br />
          {reason}
        </Paragraph>
      )}
      {mail === 'group-claim-refused' && <Paragraph>{t('claim-refused.note')}</Paragraph>}
      <MainLink href={url} t={t}>
        {t('claim.open')}
      </MainLink>
    </MailLayout>
  )
}

export const GroupClaimApproved = (props: Given<'group-claim-approved'>) => (
  <GroupClaim mail="group-claim-approved" {...props} />
)
export const GroupClaimRefused = (props: Given<'group-claim-refused'>) => (
  <GroupClaim mail="group-claim-refused" {...props} />
)
