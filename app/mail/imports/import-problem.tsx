import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'
import { Said } from '../support/said.tsx'

type Given = Mails['import-problem'] & MailContext

/** To the team: the problem that prevents a scheduled import from working. */
export function ImportProblem({ register, problem, detail, url, ...context }: Given) {
  const { t } = context
  const text = t(`import-problem.${problem}`)
  return (
    <MailLayout
      {...context}
      title={t('import-problem.subject', { register })}
      preview={text}
      why={t('import-problem.why')}
    >
      <Paragraph>{text}</Paragraph>
      <Said label={t('import-problem.detail')} text={detail} />
      <MainLink href={url} t={t}>
        {t('import-problem.button')}
      </MainLink>
    </MailLayout>
  )
}
