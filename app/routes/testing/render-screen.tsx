import '#app/i18n/all.server.ts'
import { type BoundFunctions, configure, type queries, within } from '@testing-library/dom'
import { Window } from 'happy-dom'
import { createRoutesStub, Meta, Outlet, type RouteObject, type StaticHandlerContext } from 'react-router'
import { renderHtml } from '#app/render-html.server.tsx'
import { ErrorBoundary, loader, middleware } from '#app/root.tsx'
import { type Answer, answerRequest } from './answer-request.ts'
import { fillForm, type Sent, type Values } from './fill-form.ts'
import { branchOf, nested } from './site-branch.ts'
import { textOf } from './text-of.ts'

const ORIGIN = 'http://localhost:3000'
const MAX_REDIRECTS = 5

type Queries = BoundFunctions<typeof queries>
type Press = string | RegExp | HTMLElement

/** A part of a page, with queries by role, label and text that search only within it. */
export type Part = Queries & {
  element: HTMLElement
  /** Its text, with single spaces between words. */
  text: string
  /** Returns a section, article, list or other part within it, by its role and accessible name. */
  part: (role: string, name?: string | RegExp) => Part
  /** Opens the target of a link within it. */
  follow: (link: Press) => Promise<Screen>
  /** Fills in fields by their labels and presses a button; the other fields of its form are sent too. */
  send: (press: Press, values?: Values) => Promise<Screen>
}

/** A page as a browser without JavaScript shows it. */
export type Screen = Part & {
  status: number
  /** Path and search of the final page; a whole address if the visitor left the site. */
  address: string
  /** The window's title, including the site's name. */
  title: string
  html: string
  /** The final response, for requests that do not end at a page. */
  response: Response
  /** The part between header and footer. */
  main: Part
  /** Cookies of the browser afterwards. */
  cookie: string
  /** Key of the message that a change left for this page, such as `message.profileUpdated`. */
  message: string | undefined
}

/**
 * Opens an address of the site in a browser without JavaScript: the real middleware, action and loaders of all routes
 * along its path run against the real database, and their results are rendered. Redirects within the site are followed.
 *
 * @param cookie Cookie header of the browser
 * @throws an error of a handler that is not a response, or of the rendering
 */
export async function openScreen(
  address: string,
  { cookie = '', form }: { cookie?: string; form?: Sent } = {},
): Promise<Screen> {
  let [path, jar, body] = [address, cookie, form?.body]
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const branch = [ROOT, ...(await branchOf(new URL(path, ORIGIN).pathname))]
    const answer = await answerRequest(branch, { path, cookie: jar, body })
    jar = keepCookies(jar, answer.response.headers.getSetCookie())
    const location = answer.response.headers.get('location')
    const target = location && new URL(location, new URL(path, ORIGIN))
    if (!target) return await screenOf(branch, path, jar, answer)
    if (target.origin !== ORIGIN) return await screenOf(branch, target.href, jar, answer)
    path = target.pathname + target.search
    body = undefined
  }
  throw new Error(`${address} leads in a circle.`)
}

/** Leaves out the document itself. */
const ROOT = {
  id: 'root',
  path: '',
  loader,
  middleware,
  ErrorBoundary,
  Component: () => (
    <>
      <Meta />
      <Outlet />
    </>
  ),
} as unknown as RouteObject

async function screenOf(branch: RouteObject[], path: string, cookie: string, answer: Answer): Promise<Screen> {
  const html = answer.page ? await render(branch, path, answer.page) : ''
  const document = parse(html)
  const next = keepCookies(cookie, ['message='])
  const partOf = (element: HTMLElement): Part => ({
    ...within(element),
    element,
    text: textOf(element),
    part: (role, name) => partOf(within(element).getByRole(role, name === undefined ? {} : { name: named(name) })),
    follow: (link) => openScreen(targetOf(find(element, 'link', link)), { cookie: next }),
    send: (press, values = {}) => {
      const form = fillForm(find(element, 'button', press), values)
      const target = new URL(form.action, new URL(path, ORIGIN))
      if (form.method === 'get') return openScreen(`${target.pathname}?${form.body}`, { cookie: next })
      return openScreen(target.pathname + target.search, { cookie: next, form })
    },
  })
  return {
    ...partOf(document.body),
    html,
    cookie,
    address: path,
    status: answer.response.status,
    response: answer.response,
    title: document.title,
    main: partOf(document.querySelector('main') ?? document.body),
    message: /(?:^|; )(message)=(\w+)/.exec(cookie)?.slice(1).join('.'),
  }
}

const find = (part: HTMLElement, role: string, press: Press): HTMLElement =>
  typeof press === 'object' && 'tagName' in press ? press : within(part).getByRole(role, { name: named(press) })

/** Names are compared without the space that hidden words leave before a punctuation mark. */
const named = (name: string | RegExp) => (found: string) => {
  const tidy = found.replace(/\s+([:.,])/g, '$1')
  return typeof name === 'string' ? tidy === name : name.test(tidy)
}

const targetOf = (link: HTMLElement) => link.getAttribute('href') ?? ''

async function render(branch: RouteObject[], path: string, page: StaticHandlerContext): Promise<string> {
  const { loaderData, actionData, errors } = page
  const Page = createRoutesStub([nested(branch)] as Parameters<typeof createRoutesStub>[0])
  const { html, failed } = await renderHtml(
    <Page initialEntries={[path]} hydrationData={{ loaderData, actionData, errors }} />,
    'none',
  )
  if (failed) throw new Error(`A part of ${path} could not be rendered.`)
  return html.toString()
}

/** Shared by all pages: a separate window for each would stay in memory until the process ends. */
const parser = new (windowWithStyles().DOMParser)()

function parse(html: string): Document {
  const document = parser.parseFromString(
    `<!doctype html><html><body>${html}</body></html>`,
    'text/html',
  ) as unknown as Document
  // In this DOM the first option stays selected when another one is marked.
  for (const select of document.querySelectorAll('select')) {
    const chosen = select.querySelector<HTMLOptionElement>('option[selected]') ?? select.options[0]
    if (chosen) select.value = chosen.value
  }
  return document
}

/**
 * Returns a window in which the styles that searches by role request are computed once per element, since nothing
 * changes them: each search requests the styles of all elements and all their ancestors.
 */
function windowWithStyles(): Window {
  const window = new Window({ url: ORIGIN })
  const styleOf = window.getComputedStyle.bind(window)
  const known = new WeakMap<object, ReturnType<typeof styleOf>>()
  window.getComputedStyle = (element) => {
    const remembered = known.get(element)
    if (remembered) return remembered
    const { display, visibility } = styleOf(element)
    const values: Record<string, string> = { display, visibility }
    const style = { ...values, getPropertyValue: (name: string) => values[name] ?? '' } as ReturnType<typeof styleOf>
    known.set(element, style)
    return style
  }
  return window
}

/** Returns the browser's cookies after a response has set some. */
function keepCookies(jar: string, sent: string[]): string {
  const pairOf = (text: string): [string, string] => {
    const at = text.indexOf('=')
    return [text.slice(0, at), text.slice(at + 1)]
  }
  const cookies = new Map(jar.split('; ').filter(Boolean).map(pairOf))
  for (const line of sent) {
    const [name, value] = pairOf(line.split(';', 1)[0]!)
    if (value === '' || /;\s*max-age=0/i.test(line)) cookies.delete(name)
    else cookies.set(name, value)
  }
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

// Errors only need the query and the existing names; printing whole elements would bury them.
configure({
  getElementError: (message) => new Error([...(message ?? '').matchAll(/^.*(?:Unable|Found|Name ").*$/gm)].join('\n')),
})
