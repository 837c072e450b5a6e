import { Body, Container, Head, Heading, Hr, Html, Link, Preview, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { look } from './mail-look.ts'
import type { MailTranslate } from './mail-translator.ts'

/** What every template gets besides its own values. */
export type MailContext = { locale: Locale; t: MailTranslate; unsubscribeUrl?: string }

type Props = MailContext & {
  title: string
  preview: string
  /** Why the mail comes, when it is not because of an account. */
  why?: string
  children: ReactNode
}

/** What stands around every mail. It loads nothing from anywhere, so opening it tells nobody. */
export function MailLayout({ locale, t, unsubscribeUrl, title, preview, why, children }: Props) {
  return (
    <Html lang={locale}>
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={look.page}>
        <Container style={look.sheet}>
          <Text style={look.mark}>Aulario</Text>
          <Heading as="h1" style={look.title}>
            {title}
          </Heading>
          {children}
          <Hr style={look.line} />
          <Text style={look.small}>
            Aulario · {t('layout.slogan')}
            <br />
            {unsubscribeUrl ? (
              <Link href={unsubscribeUrl} style={look.link}>
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
