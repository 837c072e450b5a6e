import { Button, Link, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { styles } from './mail-styles.ts'
import type { MailTranslate } from './mail-translator.ts'

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={styles.text}>{children}</Text>
}

/** What somebody said or decided, below a label. */
export function Quote({ label, text }: { label: string; text: string }) {
  return (
    <Paragraph>
      <strong>{label}</strong>
      <br />
      {text}
    </Paragraph>
  )
}

/** The mail's main action as a button, with its address below for mail programs that show no buttons. */
export function MainLink({ href, t, children }: { href: string; t: MailTranslate; children: ReactNode }) {
  return (
    <Section>
      <Text style={styles.text}>
        <Button href={href} style={styles.button}>
          {children}
        </Button>
      </Text>
      <Text style={styles.small}>
        {t('layout.copyLink')}
        <br />
        <Link href={href} style={styles.link}>
          {href}
        </Link>
      </Text>
    </Section>
  )
}

/** A code to be typed, with a label: the mail may hold other numbers. */
export function Code({ code, t }: { code: string; t: MailTranslate }) {
  return (
    <Section>
      <Text style={{ ...styles.text, margin: 0 }}>{t('layout.code')}</Text>
      <Text style={styles.code}>{code}</Text>
    </Section>
  )
}

/** A link within the text, shown as its address. */
export function PlainLink({ href }: { href: string }) {
  return (
    <Link href={href} style={styles.link}>
      {href}
    </Link>
  )
}
