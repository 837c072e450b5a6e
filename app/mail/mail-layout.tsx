import { Body, Container, Head, Heading, Hr, Html, Link, Preview, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { styles } from './mail-styles.ts'
import type { MailTranslate } from './mail-translator.ts'

/** What every template receives besides its own values. */
export type MailContext = { locale: Locale; t: MailTranslate; unsubscribeUrl?: string }

type Props = MailContext & {
  title: string
  preview: string
  /** Why the recipient gets the mail, unless an account is the reason. */
  why?: string
  children: ReactNode
}

/** The frame of every mail. It loads nothing from any server, so opening the mail reveals nothing. */
export function MailLayout({ locale, t, unsubscribeUrl, title, preview, why, children }: Props) {
  return (
    <Html lang={locale}>
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={styles.page}>
        <Container style={styles.sheet}>
          <Text style={styles.mark}>Aulario</Text>
          <Heading as="h1" style={styles.title}>
            {title}
          </Heading>
          {children}
          <Hr style={styles.line} />
          <Text style={styles.small}>
            Aulario · {t('layout.slogan')}
            <br />
            {unsubscribeUrl ? (
              <Link href={unsubscribeUrl} style={styles.link}>
                {t('layout.unsubscribe')}
              </Link>
            ) : (
              (why ?? t('layout.account'))
            )}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}
