export type Toast = { kind: 'success' | 'error'; title: string; text?: string }

let toaster: Promise<typeof import('./toaster.tsx')> | undefined

/**
 * Shows a message for a few seconds. If the code that draws it cannot be loaded, the message appears only on the page
 * itself. Browser only.
 */
export async function toast(message: Toast): Promise<void> {
  toaster = import('./toaster.tsx')
  await toaster.then(({ showToast }) => showToast(message)).catch(() => {})
}

/** Hides the errors that are still shown, because their action is being tried again. */
export function hideErrors(): void {
  void toaster?.then((loaded) => loaded.hideErrors()).catch(() => {})
}
