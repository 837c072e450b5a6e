import { formatDay } from '#app/i18n/format.ts'
import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph, Quote } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

type Given<Name extends keyof Mails> = Mails[Name] & MailContext

/** The statement of reasons for a piece of a profile, in the order of DSA Art. 17(3). */
export function ContentDecided(props: Given<'content-decided'>) {
  const { school, measure, kind, shown, rule, law, facts, occasion, objectUntil, url, ...context } = props
  const { locale, t } = context
  const text = t(`content-decided.${measure}.${kind}`, { school })
  const ground = t(`content-decided.rule.${rule}`)
  return (
    <MailLayout {...context} title={t('content-decided.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      {shown && <Quote label={t('content-decided.shown')} text={shown} />}
      <Quote label={t('statement.ground')} text={law ? `${ground} ${t('statement.law', { law })}` : ground} />
      <Quote label={t('statement.facts')} text={facts} />
      <Paragraph>
        {t(`statement.occasion.${occasion}`)} {t('statement.byPeople')}
      </Paragraph>
      <Paragraph>{t('content-decided.object', { day: formatDay(locale, objectUntil) })}</Paragraph>
      <MainLink href={url} t={t}>
        {t('content-decided.button')}
      </MainLink>
    </MailLayout>
  )
}

/** The answer to a school's appeal. */
export function ContentAppeal({ school, outcome, facts, url, ...context }: Given<'content-appeal'>) {
  const { t } = context
  const text = t(`content-appeal.${outcome}`, { school })
  return (
    <MailLayout {...context} title={t('content-appeal.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Quote label={t('statement.facts')} text={facts} />
      <MainLink href={url} t={t}>
        {t('content-decided.button')}
      </MainLink>
    </MailLayout>
  )
}
