// Takes the pictures of the README from the built program with a made-up directory, into docs/pictures:
// npm run pictures
import path from 'node:path'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import type pg from 'pg'
import sharp from 'sharp'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { projectDir } from '#db/open-database.ts'
import { addSamples } from '#db/samples/samples.ts'
import { takeOwnFolder } from '#db/testing/own-folder.ts'
import { writeFiguresOfAYear } from '../../bench/dashboard/write-figures-of-a-year.ts'
import { withProgram } from '../../bench/load/with-program.ts'
import { signIn } from '../../e2e/fixtures/sessions.ts'
import { browserLaunchOptions } from '../../e2e/setup/browser.ts'

const SCHOOLS = 3000
const FOLDER = path.join(projectDir, 'docs/pictures')
const SIZE = { width: 1280, height: 800 }
const QUALITY = 85
/** The sample school with premium. */
const SCHOOL = '1'
const MEMBER = 'head@school.example'

/** Paths by the name of their picture. */
const PAGES = {
  home: '/en',
  results: '/en/results?q=Gymnasium+Köln',
  profile: `/en/schools/${SCHOOL}`,
  dashboard: '/en/dashboard/overview',
}

/** Adds the sample schools, and to one of them a member and a year of visits. */
async function addContent(client: pg.Client): Promise<void> {
  await addSamples()
  const { id: user_id } = await makeAccount({ email: MEMBER, name: 'Marta Kaminski' })
  await db().insertInto('school_members').values({ school_id: SCHOOL, user_id, role: 'owner' }).execute()
  await writeFiguresOfAYear(client, [SCHOOL], 0)
}

async function take(context: BrowserContext, origin: string, name: string, address: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(origin + address, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const { size } = await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: QUALITY })
    .toFile(path.join(FOLDER, `${name}.webp`))
  await page.close()
  console.log(`${name}.webp  ${Math.ceil(size / 1000)} kB`)
}

async function takeAll(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext({ viewport: SIZE, locale: 'en-GB' })
  for (const [name, address] of Object.entries(PAGES)) {
    if (name === 'dashboard') await signIn(context, origin, MEMBER)
    await take(context, origin, name, address)
  }
}

takeOwnFolder()
await withProgram({ schools: SCHOOLS, profile: undefined }, async ({ server, client }) => {
  await addContent(client)
  const browser = await chromium.launch(await browserLaunchOptions())
  try {
    await takeAll(browser, server.origin)
  } finally {
    await browser.close()
  }
})
