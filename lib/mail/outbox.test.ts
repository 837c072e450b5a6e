import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Mail } from './mail.ts'
import { Outbox } from './outbox.ts'

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'outbox-'))
afterAll(() => fs.rm(folder, { recursive: true }))

const FROM = 'Aulario <post@aulario.example>'
const mail: Mail = {
  id: 'a1',
  to: 'mia@familie.example',
  subject: 'Grüße',
  html: '<p>Hallo</p>',
  text: 'Hallo',
  language: 'de',
}

test('a new outbox is empty', async () => {
  expect(await new Outbox(path.join(folder, 'none')).list()).toEqual([])
})

test('kept mails can be read, and the same mail is kept once', async () => {
  const outbox = new Outbox(folder)
  await outbox.keep(mail, FROM)
  await outbox.keep(mail, FROM)
  expect((await outbox.list()).map(({ name }) => name)).toEqual(['a1'])
  expect(await outbox.read('a1')).toMatchObject({ subject: 'Grüße', html: '<p>Hallo</p>\n', text: 'Hallo\n' })
})

test('only this user can read mails, in folders of earlier versions too', async () => {
  const open = path.join(folder, 'open')
  await fs.mkdir(open, { mode: 0o755 })
  for (const place of [path.join(folder, 'fresh'), open]) {
    await new Outbox(place).keep(mail, FROM)
    const [ofFolder, ofMail] = await Promise.all([fs.stat(place), fs.stat(path.join(place, 'a1.eml'))])
    expect([ofFolder.mode & 0o777, ofMail.mode & 0o777]).toEqual([0o700, 0o600])
  }
})

test.each(['../a1', 'a1.eml', 'none', '', 'a/b'])('there is no mail named %j', async (name) => {
  expect(await new Outbox(folder).read(name)).toBeUndefined()
})
