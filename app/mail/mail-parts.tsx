import { Button, Link, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { look } from './mail-look.ts'
import type { MailTranslate } from './mail-translator.ts'

/** A paragraph. */
export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={look.text}>{children}</Text>
}

/** What the mail is for, as a button, with its address below for programs that show no buttons. */
export function MainLink({ href, t, children }: { href: string; t: MailTranslate; children: ReactNode }) {
  return (
    <Section>
      <Text style={look.text}>
        <Button href={href} style={look.button}>
          {children}
        </Button>
      </Text>
      <Text style={look.small}>
        {t('layout.copyLink')}
        <br />
        <Link href={href} style={look.link}>
          {href}
        </Link>
      </Text>
    </Section>
  )
}

/** A link inside the text, shown as its address. */
export function PlainLink({ href }: { href: string }) {
  return (
    <Link href={href} style={look.link}>
      {href}
    </Link>
  )
}
