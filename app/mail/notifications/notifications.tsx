import { formatDay, formatNumber } from '#app/i18n/format.ts'
import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

type Given<Name extends keyof Mails> = Mails[Name] & MailContext

export function SchoolReview({ school, count = 1, first = false, url, ...context }: Given<'school-review'>) {
  const { locale, t } = context
  const several = { school, count: formatNumber(locale, count) }
  const text = count === 1 ? t('school-review.text', { school }) : t('school-review.several', several)
  return (
    <MailLayout {...context} title={t('school-review.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      {first && <Paragraph>{t('school-review.first')}</Paragraph>}
      <Paragraph>{t('school-review.note')}</Paragraph>
      <MainLink href={url} t={t}>
        {count === 1 ? t('school-review.button') : t('school-review.buttonSeveral')}
      </MainLink>
    </MailLayout>
  )
}

/** New questions about a school. */
export function SchoolQuestion({ school, count, url, ...context }: Given<'school-question'>) {
  const { locale, t } = context
  const several = { school, count: formatNumber(locale, count) }
  const text = count === 1 ? t('school-question.text', { school }) : t('school-question.several', several)
  return (
    <MailLayout {...context} title={t('school-question.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{t('school-question.note')}</Paragraph>
      <MainLink href={url} t={t}>
        {t('school-question.button')}
      </MainLink>
    </MailLayout>
  )
}

/** An answer to a question of the reader. */
export function QuestionAnswered({ school, bySchool, url, ...context }: Given<'question-answered'>) {
  const { t } = context
  const text = t(bySchool ? 'question-answered.school' : 'question-answered.family', { school })
  return (
    <MailLayout {...context} title={t('question-answered.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{t('question-answered.note')}</Paragraph>
      <MainLink href={url} t={t}>
        {t('question-answered.button')}
      </MainLink>
    </MailLayout>
  )
}

/** Profile views in a week, each school with its views in the previous week. */
export function ViewDigest({ from, to, schools, more, url, ...context }: Given<'view-digest'>) {
  const { locale, t } = context
  const text = t('view-digest.text', { from: formatDay(locale, from), to: formatDay(locale, to) })
  return (
    <MailLayout {...context} title={t('view-digest.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      {schools.map(({ name, views, before }) => (
        <Paragraph key={name}>
          <strong>{name}</strong>
          <br />
          {t('view-digest.line', { views: formatNumber(locale, views), before: formatNumber(locale, before) })}
        </Paragraph>
      ))}
      {more > 0 && <Paragraph>{t('view-digest.more')}</Paragraph>}
      <MainLink href={url} t={t}>
        {t('view-digest.button')}
      </MainLink>
    </MailLayout>
  )
}

/** Asks the reader to confirm that mails arrive at this address again. */
export function AddressCheck({ url, ...context }: Given<'address-check'>) {
  const { t } = context
  return (
    <MailLayout {...context} title={t('address-check.subject')} preview={t('address-check.text')}>
      <Paragraph>{t('address-check.text')}</Paragraph>
      <MainLink href={url} t={t}>
        {t('address-check.button')}
      </MainLink>
      <Paragraph>{t('address-check.note')}</Paragraph>
    </MailLayout>
  )
}
