import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { Code, MainLink, Paragraph, PlainLink } from '../mail-parts.tsx'
import type { MailTranslate } from '../mail-translator.ts'
import type { Mails } from '../mails.ts'

type Given<Name extends keyof Mails> = Mails[Name] & MailContext

/** In two groups, so that it does not look like the number of the school, whose address is in the mail as well. */
const inGroups = (code: string) => `${code.slice(0, 3)}\u00a0${code.slice(3)}`

/** For a school's office, where perhaps nobody knows about the claim: the mail explains the code before giving it. */
export function ClaimCode({ school, code, account, minutes, url, ...context }: Given<'claim-code'>) {
  const { t } = context
  const text = t('claim-code.text', { school, account })
  return (
    <MailLayout {...context} title={t('claim-code.subject')} preview={text} why={t('claim-code.why', { school })}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{t('claim-code.pass', { account, minutes })}</Paragraph>
      <Code code={inGroups(code)} t={t} />
      <Paragraph>{t('claim-code.note')}</Paragraph>
      <Paragraph>
        {t('claim-code.profile')} <PlainLink href={url} />
      </Paragraph>
    </MailLayout>
  )
}

/** A moderator's reason for a decision, if there is one. */
function Reason({ reason, t }: { reason: string; t: MailTranslate }) {
  if (!reason) return null
  return (
    <Paragraph>
      <strong>{t('claim.reason')}</strong>
      <br />
      {reason}
    </Paragraph>
  )
}

export function ClaimApproved({ school, reason, url, ...context }: Given<'claim-approved'>) {
  const { t } = context
  const text = t('claim-approved.text', { school })
  return (
    <MailLayout {...context} title={t('claim-approved.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Reason reason={reason} t={t} />
      <MainLink href={url} t={t}>
        {t('claim-approved.button')}
      </MainLink>
    </MailLayout>
  )
}

export function ClaimRefused({ school, reason, url, ...context }: Given<'claim-refused'>) {
  const { t } = context
  const text = t('claim-refused.text', { school })
  return (
    <MailLayout {...context} title={t('claim-refused.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Reason reason={reason} t={t} />
      <Paragraph>{t('claim-refused.note')}</Paragraph>
      <MainLink href={url} t={t}>
        {t('claim.open')}
      </MainLink>
    </MailLayout>
  )
}

export function OwnerClaimOpened({ school, account, url, ...context }: Given<'owner-claim-opened'>) {
  const { t } = context
  const text = t('owner-claim-opened.text', { school, account })
  return (
    <MailLayout {...context} title={t('owner-claim-opened.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{t('owner-claim-opened.note')}</Paragraph>
      <MainLink href={url} t={t}>
        {t('owner-claim-opened.button')}
      </MainLink>
    </MailLayout>
  )
}

type Ended = Given<'owner-claim-added'> & {
  name: 'owner-claim-added' | 'owner-claim-replaced' | 'owner-claim-refused'
}

/** The outcome of another person's claim, for the main contacts of the school. */
function OwnerClaimEnded({ name, school, reason, url, contact, ...context }: Ended) {
  const { t } = context
  const text = t(`${name}.text`, { school })
  return (
    <MailLayout {...context} title={t(`${name}.subject`)} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Reason reason={reason} t={t} />
      <Paragraph>{t('claim.redress', { contact })}</Paragraph>
      <MainLink href={url} t={t}>
        {t(name === 'owner-claim-replaced' ? 'claim.again' : 'claim.open')}
      </MainLink>
    </MailLayout>
  )
}

export const OwnerClaimAdded = (props: Given<'owner-claim-added'>) => (
  <OwnerClaimEnded name="owner-claim-added" {...props} />
)
export const OwnerClaimReplaced = (props: Given<'owner-claim-replaced'>) => (
  <OwnerClaimEnded name="owner-claim-replaced" {...props} />
)
export const OwnerClaimRefused = (props: Given<'owner-claim-refused'>) => (
  <OwnerClaimEnded name="owner-claim-refused" {...props} />
)
