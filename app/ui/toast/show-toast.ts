export type Toast = { kind: 'success' | 'error'; title: string; text?: string }

let toaster: Promise<typeof import('./toaster.tsx')> | undefined

/** Shows a message for a few seconds. Without the code that draws it, the page says it alone. Browser only. */
export async function toast(message: Toast): Promise<void> {
  toaster = import('./toaster.tsx')
  await toaster.then(({ showToast }) => showToast(message)).catch(() => {})
}

/** Hides the errors that are still shown: what they were about is being tried again. */
export function hideErrors(): void {
  void toaster?.then((loaded) => loaded.hideErrors()).catch(() => {})
}
