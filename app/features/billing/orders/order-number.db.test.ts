import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { makeOrder } from '../testing/orders.ts'
import { plainOrderNumber } from './order.ts'

/** Whether the last digit is the check digit of those before it (ISO/IEC 7812-1). */
function isChecked(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const weighed = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + Math.floor(weighed / 10) + (weighed % 10)
  }, 0)
  return sum % 10 === 0
}

test('numbers have nine digits with a check digit, and do not follow from each other', async () => {
  const { rows } = await sql<{ number: number }>`
    select new_order_number() as number from generate_series(1, 1000)`.execute(db())
  const numbers = rows.map(({ number }) => String(number))
  expect(numbers.filter((number) => !/^[1-9]\d{8}$/.test(number) || !isChecked(number))).toEqual([])
  expect(new Set(numbers).size).toBeGreaterThan(995)
  const sorted = [...numbers].sort()
  expect(numbers).not.toEqual(sorted)
})

test('a digit misheard names no other order', () => {
  const heard = '428193700'
  expect(isChecked(heard)).toBe(true)
  for (let place = 0; place < 9; place++)
    for (let wrong = 1; wrong <= 9; wrong++) {
      const digit = (Number(heard[place]) + wrong) % 10
      expect(isChecked(heard.slice(0, place) + digit + heard.slice(place + 1))).toBe(false)
    }
})

test('a number is given once, and numbers that counted up stay', async () => {
  const old = await makeOrder({ number: 10001 })
  expect(old.number).toBe(10001)
  await expect(makeOrder({ number: 10001 })).rejects.toMatchObject({ code: '23505' })
  const { number } = await makeOrder()
  expect(String(number)).toMatch(/^\d{9}$/)
})

test.each([
  ['428 193 706', '428193706'],
  ['428-193-706', '428193706'],
  ['428193706', '428193706'],
  ['10001', '10001'],
  ['Schule 3 in Köln', 'Schule 3 in Köln'],
])('%j is looked for as %j', (text, plain) => {
  expect(plainOrderNumber(text)).toBe(plain)
})
