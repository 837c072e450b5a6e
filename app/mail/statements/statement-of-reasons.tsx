import { formatDay } from '#app/i18n/format.ts'
import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph, Quote } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

type Props = Mails['statement-of-reasons'] & MailContext

/** In the order of DSA Art. 17(3): measure, facts, automated means, ground, redress. */
export function StatementOfReasons(props: Props) {
  const {
    measure,
    school,
    comment,
    sentence,
    facts,
    occasion,
    noticedByProgram,
    mayRewrite,
    objectUntil,
    url,
    ...context
  } = props
  const { locale, t } = context
  const text = t(`statement.${measure}`, { school, day: formatDay(locale, props.decidedOn) })
  return (
    <MailLayout {...context} title={t('statement-of-reasons.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{t('statement.ground')}</Paragraph>
      <Ground {...props} />
      {sentence && <Quote label={t('statement.sentence')} text={sentence} />}
      <Quote label={t('statement.facts')} text={facts} />
      <Paragraph>
        {t(`statement.occasion.${occasion}`)} {t(noticedByProgram ? 'statement.noticed' : 'statement.byPeople')}
      </Paragraph>
      {mayRewrite && <Paragraph>{t('statement.rewrite')}</Paragraph>}
      <Paragraph>{t('statement.object', { day: formatDay(locale, objectUntil) })}</Paragraph>
      <Paragraph>{t('statement.court')}</Paragraph>
      <MainLink href={url} t={t}>
        {t('statement.button')}
      </MainLink>
      <Quote label={t('statement.yourText')} text={comment} />
    </MailLayout>
  )
}

function Ground({ rule, law, t }: Props) {
  const text = t(`statement.rule.${rule}`)
  return <Paragraph>{law ? `${text} ${t('statement.law', { law })}` : text}</Paragraph>
}
