import { afterEach, expect, test } from 'vitest'
import { messages, removeTickets, tickets } from '#app/features/support/testing/tickets.ts'
import { resultOf, routeArgs } from '../../testing/route-args.ts'
import * as named from '../reports/named-in-a-review.tsx'
import * as about from './about.tsx'

afterEach(removeTickets)

const filled = {
  intent: 'send-contact',
  name: 'Ada',
  email: 'ada@post.example',
  message: 'Guten Tag, eine Frage.',
  privacy: 'on',
}
const send = async (form: Record<string, string>, path = '/it/about') =>
  resultOf(await about.action(routeArgs(path, { form })))

test('a message is stored in the language of the page, and no cache stores the answer', async () => {
  const { status, data, headers } = await send(filled)
  expect([status, data, headers?.get('cache-control')]).toEqual([
    200,
    { sent: expect.any(Number) },
    'private, no-store',
  ])
  expect(await tickets()).toMatchObject([{ kind: 'contact', locale: 'it', sender_phone: null }])
})

test('an invalid form keeps the values typed, with a message beside each field', async () => {
  const { status, data, headers } = await send({ ...filled, name: 'A', email: 'ada@', privacy: '' })
  expect([status, headers?.get('cache-control'), data?.code]).toEqual([400, 'private, no-store', 'fields'])
  expect(data?.result).toMatchObject({
    initialValue: { name: 'A', email: 'ada@', message: 'Guten Tag, eine Frage.' },
    error: {
      name: ['contactFields.name.tooShort'],
      email: ['field.emailInvalid'],
      privacy: ['contactFields.privacy.missing'],
    },
  })
  expect(await tickets()).toEqual([])
})

test('the page itself is cached until a form is sent', () => {
  const headersOf = (actionHeaders: Headers) => about.headers({ actionHeaders } as never)['cache-control']
  expect(headersOf(new Headers())).toBe('public, max-age=0, s-maxage=300')
  expect(headersOf(new Headers({ 'cache-control': 'private, no-store' }))).toBe('private, no-store')
})

test('a program that fills in the honeypot gets the normal answer', async () => {
  const trapped = await send({ ...filled, website: 'https://spam.example' })
  expect([trapped.status, trapped.data, await tickets()]).toEqual([200, { sent: expect.any(Number) }, []])
})

test('NUL and a body that is no form change nothing', async () => {
  await send({ ...filled, message: 'Guten\0 Tag zusammen.' })
  expect(await messages()).toMatchObject([{ text: 'Guten Tag zusammen.' }])
  const args = routeArgs('/about', { form: '{"name":"Ada"}' })
  expect(resultOf(await Promise.resolve(about.action(args)).catch((thrown: unknown) => thrown)).status).toBe(400)
})

test('a person named in a review must say where, why and who', async () => {
  const action = async (form: Record<string, string>) =>
    resultOf(await named.action(routeArgs('/named-in-a-review', { form })))
  const refused = await action({ intent: 'named-person', wish: 'revenge', address: ' x ' })
  expect([refused.status, Object.keys(refused.data?.result?.error ?? {}).sort()]).toEqual([
    400,
    ['address', 'email', 'message', 'name', 'wish'],
  ])
  const { name, email, message } = filled
  const taken = await action({ intent: 'named-person', name, email, message, wish: 'access', address: 'Schule am See' })
  expect([taken.status, await tickets()]).toMatchObject([200, [{ kind: 'named_person', wish: 'access' }]])
})
