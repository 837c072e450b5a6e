// @vitest-environment happy-dom
import '#app/i18n/all.server.ts'
import { parseWithZod } from '@conform-to/zod/v4'
import { screen, waitFor } from '@testing-library/dom'
import { createRoot } from 'react-dom/client'
import { createRoutesStub, Form, redirect } from 'react-router'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { useSubmission } from './use-submission.ts'

function Page() {
  const make = useSubmission<'name'>('make', { name: '' })
  const revoke = useSubmission('revoke')
  return (
    <>
      <Form {...make.form}>
        <p>{make.failure ?? 'no failure'}</p>
        <input name="name" defaultValue="typed" />
        <button type="submit" name="intent" value="make">
          Make
        </button>
      </Form>
      <Form {...revoke.form}>
        <button type="submit" name="intent" value="revoke">
          Revoke
        </button>
      </Form>
    </>
  )
}

test('why a form was refused goes when another form of its page has succeeded', async () => {
  const action = async ({ request }: { request: Request }) => {
    const form = await request.formData()
    if (form.get('intent') === 'revoke') return redirect('/')
    const submission = parseWithZod(form, { schema: z.object({ name: z.string() }) })
    return { intent: 'make', code: 'keys_full', result: submission.reply({ formErrors: ['failure.keys_full'] }) }
  }
  const Stub = createRoutesStub([{ path: '/', Component: Page, action }])
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Stub />)
  ;(await screen.findByText('Make')).click()
  await screen.findByText('failure.keys_full')
  screen.getByText('Revoke').click()
  await waitFor(() => screen.getByText('no failure'))
  expect(screen.getByDisplayValue('typed')).toBeTruthy()
  root.unmount()
})
