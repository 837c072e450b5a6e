const KEY = 'unsent-review'

type Unsent = { schoolId: string; fields: [name: string, value: string][] }

/** Stores what is typed into the form of a school's review, until the tab is closed. */
export function keepUnsentReview(schoolId: string, form: FormData): void {
  const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ schoolId, fields }))
  } catch {
    // Without storage nothing is kept, and writing works all the same.
  }
}

/** Returns what was typed about this school in this tab and not sent; nothing if it is unreadable. */
export function readUnsentReview(schoolId: string): Unsent['fields'] {
  try {
    const unsent = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Unsent | null
    return unsent?.schoolId === schoolId ? unsent.fields : []
  } catch {
    return []
  }
}

/** Forgets it, once it has been sent or is no longer wanted. */
export function forgetUnsentReview(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
