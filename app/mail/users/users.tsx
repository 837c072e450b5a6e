import { formatDay } from '#app/i18n/format.ts'
import { APPEAL_MONTHS } from '#lib/promises.ts'
import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph, PlainLink } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

type Given<Name extends keyof Mails> = Mails[Name] & MailContext

export function AccountSuspended({ reason, lastDay, contact, ...context }: Given<'account-suspended'>) {
  const { t, locale } = context
  const text = lastDay ? t('account-suspended.until', { day: formatDay(locale, lastDay) }) : t('account-suspended.open')
  return (
    <MailLayout {...context} title={t('account-suspended.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{t('account-suspended.reason', { reason })}</Paragraph>
      <Paragraph>{t('account-suspended.effect')}</Paragraph>
      <Paragraph>{t('account-suspended.object', { contact, months: `${APPEAL_MONTHS}` })}</Paragraph>
    </MailLayout>
  )
}

export function AccountUnlocked({ url, ...context }: Given<'account-unlocked'>) {
  const { t } = context
  return (
    <MailLayout {...context} title={t('account-unlocked.subject')} preview={t('account-unlocked.text')}>
      <Paragraph>{t('account-unlocked.text')}</Paragraph>
      <MainLink href={url} t={t}>
        {t('account-unlocked.button')}
      </MainLink>
    </MailLayout>
  )
}

export function RoleChanged({ role, url, contact, ...context }: Given<'role-changed'>) {
  const { t } = context
  return (
    <MailLayout {...context} title={t('role-changed.subject')} preview={t(`role-changed.${role}`)}>
      <Paragraph>{t(`role-changed.${role}`)}</Paragraph>
      <Paragraph>{t('role-changed.note', { contact })}</Paragraph>
      <MainLink href={url} t={t}>
        {t('role-changed.button')}
      </MainLink>
    </MailLayout>
  )
}

export function TermsChange({ effectiveOn, text, url, cancellationUrl, contact, ...context }: Given<'terms-change'>) {
  const { t, locale } = context
  const intro = t('terms-change.text', { day: formatDay(locale, effectiveOn) })
  return (
    <MailLayout {...context} title={t('terms-change.subject')} preview={intro}>
      <Paragraph>{intro}</Paragraph>
      <Lines text={text} />
      <Paragraph>{t('terms-change.rights', { contact })}</Paragraph>
      <Paragraph>
        {t('terms-change.cancel')} <PlainLink href={cancellationUrl} />
      </Paragraph>
      <MainLink href={url} t={t}>
        {t('terms-change.button')}
      </MainLink>
    </MailLayout>
  )
}

export function Letter({ subject, text, reason, ...context }: Given<'letter'>) {
  const why = reason && context.t(`letter.why.${reason}`)
  return (
    <MailLayout {...context} title={subject} preview={linesOf(text)[0] ?? ''} {...(why && { why })}>
      <Lines text={text} />
    </MailLayout>
  )
}

/** A text by the team, each line a paragraph. */
function Lines({ text }: { text: string }) {
  return linesOf(text).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a mail never change places
    <Paragraph key={index}>{line}</Paragraph>
  ))
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim())
