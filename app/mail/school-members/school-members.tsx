import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

type Given<Name extends keyof Mails> = Mails[Name] & MailContext

export function SchoolInvitation({ school, inviter, url, ...context }: Given<'school-invitation'>) {
  const { t } = context
  const text = t('school-invitation.text', { school, inviter })
  return (
    <MailLayout {...context} title={t('school-invitation.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      <MainLink href={url} t={t}>
        {t('school-invitation.button')}
      </MainLink>
      <Paragraph>{t('school-invitation.note')}</Paragraph>
    </MailLayout>
  )
}

export function SchoolMembers({ school, change, person, url, ...context }: Given<'school-people'>) {
  const { t } = context
  const text = t(`school-people.${change}`, { school, person })
  return (
    <MailLayout {...context} title={t('school-people.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      <MainLink href={url} t={t}>
        {t('school-people.button')}
      </MainLink>
      <Paragraph>{t('school-people.note')}</Paragraph>
    </MailLayout>
  )
}

/** An action by the team concerning a school, for its members. */
export function SchoolDashboardMail({ school, event, reason, url, contact, ...context }: Given<'school-desk'>) {
  const { t } = context
  const text = t(`school-desk.${event}`, { school })
  return (
    <MailLayout {...context} title={t('school-desk.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{t('school-desk.reason', { reason })}</Paragraph>
      <MainLink href={url} t={t}>
        {t('school-desk.button')}
      </MainLink>
      <Paragraph>{t('school-desk.note', { contact })}</Paragraph>
    </MailLayout>
  )
}

type Decided = Given<'correction-accepted'> & { name: 'correction-accepted' | 'correction-refused' }

/** The decision on a correction. */
function Correction({ name, school, facts, url, ...context }: Decided) {
  const { t } = context
  const text = t(`${name}.text`, { school })
  return (
    <MailLayout {...context} title={t(`${name}.subject`)} preview={text}>
      <Paragraph>{text}</Paragraph>
      {facts && <Paragraph>{facts}</Paragraph>}
      <MainLink href={url} t={t}>
        {t('correction.button')}
      </MainLink>
    </MailLayout>
  )
}

export const CorrectionAccepted = (props: Given<'correction-accepted'>) => (
  <Correction name="correction-accepted" {...props} />
)
export const CorrectionRefused = (props: Given<'correction-refused'>) => (
  <Correction name="correction-refused" {...props} />
)
