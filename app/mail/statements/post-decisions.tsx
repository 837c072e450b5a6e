import { formatDay } from '#app/i18n/format.ts'
import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph, Quote } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

type Given<Name extends keyof Mails> = Mails[Name] & MailContext

/** The statement of reasons for a question or answer, in the order of DSA Art. 17(3). */
export function PostDecided(props: Given<'post-decided'>) {
  const { school, kind, measure, text: own, rule, law, sentence, facts, occasion, noticedByProgram, ...rest } = props
  const { decidedOn, objectUntil, url, ...context } = rest
  const { locale, t } = context
  const text = t(`post-decided.${measure}.${kind}`, { school, day: formatDay(locale, decidedOn) })
  return (
    <MailLayout {...context} title={t('post-decided.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Grounds {...{ rule, law, sentence, facts, t }} />
      <Paragraph>
        {t(`statement.occasion.${occasion}`)} {t(noticedByProgram ? 'statement.noticed' : 'statement.byPeople')}
      </Paragraph>
      <Paragraph>{t('post-decided.rewrite')}</Paragraph>
      <Paragraph>{t('statement.object', { day: formatDay(locale, objectUntil) })}</Paragraph>
      <Paragraph>{t('statement.court')}</Paragraph>
      <MainLink href={url} t={t}>
        {t('post-decided.button')}
      </MainLink>
      <Quote label={t('post-decided.yourText')} text={own} />
    </MailLayout>
  )
}

/** As {@link PostDecided}, to the members of a school about its answer. */
export function SchoolPostDecided(props: Given<'school-post-decided'>) {
  const { school, text: own, rule, law, sentence, facts, occasion, decidedOn, objectUntil, url, ...context } = props
  const { locale, t } = context
  const text = t('school-post-decided.text', { school, day: formatDay(locale, decidedOn) })
  return (
    <MailLayout {...context} title={t('school-post-decided.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Quote label={t('content-decided.shown')} text={own} />
      <Grounds {...{ rule, law, sentence, facts, t }} />
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

type GroundsProps = Pick<Given<'school-post-decided'>, 'rule' | 'law' | 'sentence' | 'facts' | 't'>

function Grounds({ rule, law, sentence, facts, t }: GroundsProps) {
  const ground = t(`post-decided.rule.${rule}`)
  return (
    <>
      <Quote label={t('statement.ground')} text={law ? `${ground} ${t('statement.law', { law })}` : ground} />
      {sentence && <Quote label={t('statement.sentence')} text={sentence} />}
      <Quote label={t('statement.facts')} text={facts} />
    </>
  )
}

/** A question or answer is public, or public again. */
export function PostPublished({ school, kind, restored, facts, url, ...context }: Given<'post-published'>) {
  const { t } = context
  const text = t(`post-published.text.${kind}`, { school })
  return (
    <MailLayout {...context} title={t('post-published.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      {restored && <Paragraph>{t('post-published.restored')}</Paragraph>}
      {facts && <Quote label={t('statement.facts')} text={facts} />}
      <Paragraph>{t('post-published.note')}</Paragraph>
      <MainLink href={url} t={t}>
        {t('post-published.button')}
      </MainLink>
    </MailLayout>
  )
}

/** The answer to an author's appeal. */
export function PostAppeal({ school, outcome, facts, url, ...context }: Given<'post-appeal'>) {
  const { t } = context
  const text = t(`post-appeal.${outcome}`, { school })
  return (
    <MailLayout {...context} title={t('post-appeal.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{facts}</Paragraph>
      {outcome === 'dismissed' && <Paragraph>{t('objection-dismissed.court')}</Paragraph>}
      <MainLink href={url} t={t}>
        {t('post-decided.button')}
      </MainLink>
    </MailLayout>
  )
}
