export type Toast = { kind: 'success' | 'error'; title: string; text?: string }

/** Shows a message for a few seconds. The code that draws it is fetched with the first one. Browser only. */
export async function toast(message: Toast): Promise<void> {
  const { showToast } = await import('./toaster.tsx')
  showToast(message)
}
