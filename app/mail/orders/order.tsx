import type { ReactNode } from 'react'
import { LAPSED_MONTHS } from '#lib/promises.ts'
import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

type Name = 'order-received' | 'order-confirmed' | 'order-paid-twice' | 'order-refunded' | 'order-revoked'

/** The new state of an order, with a link to it. */
function OrderMail({
  name,
  school,
  number,
  url,
  amount: _,
  untaxed: __,
  children,
  ...context
}: Mails[Name] & MailContext & { name: Name; children?: ReactNode }) {
  const { t } = context
  const text = t(`${name}.text`, { school, number })
  return (
    <MailLayout {...context} title={t(`${name}.subject`)} preview={text} why={t('order.why')}>
      <Paragraph>{text}</Paragraph>
      {children}
      <Paragraph>{t(`${name}.note`, { months: `${LAPSED_MONTHS}` })}</Paragraph>
      <MainLink href={url} t={t}>
        {t('order.button')}
      </MainLink>
    </MailLayout>
  )
}

type Given<Key extends Name> = Mails[Key] & MailContext

/** The item bought, and its total price with or without VAT: art. 246a § 1(1) no. 5 EGBGB. */
const Contract = ({ t, school, amount, untaxed }: Given<'order-received'>) => (
  <Paragraph>
    {t(untaxed ? 'order-confirmed.contract.untaxed' : 'order-confirmed.contract', { school, amount })}
  </Paragraph>
)

/** The receipt of an order: § 312i(1) no. 3 BGB. */
export const OrderReceived = (props: Given<'order-received'>) => (
  <OrderMail name="order-received" {...props}>
    <Contract {...props} />
  </OrderMail>
)

/** The confirmation of the contract on a durable medium: § 312f BGB; the terms are attached. */
export const OrderConfirmed = (props: Given<'order-confirmed'>) => (
  <OrderMail name="order-confirmed" {...props}>
    <Contract {...props} />
    <Paragraph>{props.t('order-confirmed.papers')}</Paragraph>
  </OrderMail>
)
export const OrderPaidTwice = (props: Given<'order-paid-twice'>) => <OrderMail name="order-paid-twice" {...props} />
export const OrderRefunded = (props: Given<'order-refunded'>) => <OrderMail name="order-refunded" {...props} />
export const OrderRevoked = (props: Given<'order-revoked'>) => <OrderMail name="order-revoked" {...props} />
