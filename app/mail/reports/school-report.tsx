import { APPEAL_MONTHS } from '#lib/promises.ts'
import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph, Quote } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

type Given<Name extends keyof Mails> = Mails[Name] & MailContext
type Ended = Given<'school-dispute-kept'> & {
  name: 'school-dispute-kept' | 'school-dispute-removed' | 'school-dispute-gone'
}

/** The outcome of a dispute, for the members of the school. */
function SchoolDispute({ name, school, facts, url, contact, ...context }: Ended) {
  const { t } = context
  const text = t(`${name}.text`, { school })
  return (
    <MailLayout {...context} title={t(`${name}.subject`)} preview={text}>
      <Paragraph>{text}</Paragraph>
      {facts && <Quote label={t('report.reason')} text={facts} />}
      <Paragraph>{t('report.schoolRedress', { contact, months: `${APPEAL_MONTHS}` })}</Paragraph>
      <MainLink href={url} t={t}>
        {t('report.toDisputes')}
      </MainLink>
    </MailLayout>
  )
}

export const SchoolDisputeKept = (props: Given<'school-dispute-kept'>) => (
  <SchoolDispute name="school-dispute-kept" {...props} />
)
export const SchoolDisputeRemoved = (props: Given<'school-dispute-removed'>) => (
  <SchoolDispute name="school-dispute-removed" {...props} />
)
export const SchoolDisputeGone = (props: Given<'school-dispute-gone'>) => (
  <SchoolDispute name="school-dispute-gone" {...props} />
)

/** The statement of reasons for a removed answer, in the order of DSA Art. 17(3). */
export function AnswerRemoved({
  school,
  rule,
  law,
  sentence,
  facts,
  url,
  contact,
  ...context
}: Given<'answer-removed'>) {
  const { t } = context
  const text = t('answer-removed.text', { school })
  const ground = t(`statement.rule.${rule}`)
  return (
    <MailLayout {...context} title={t('answer-removed.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Quote label={t('statement.ground')} text={law ? `${ground} ${t('statement.law', { law })}` : ground} />
      {sentence && <Quote label={t('statement.sentence')} text={sentence} />}
      <Quote label={t('statement.facts')} text={facts} />
      <Paragraph>{t('report.schoolRedress', { contact, months: `${APPEAL_MONTHS}` })}</Paragraph>
      <MainLink href={url} t={t}>
        {t('report.toReview')}
      </MainLink>
    </MailLayout>
  )
}
