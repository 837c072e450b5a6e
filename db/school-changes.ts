type Listener = () => Promise<void>

const listeners = new Set<Listener>()

/**
 * Await this after a committed change of a school: every copy of the directory in this process takes in the change
 * before the visitor's next request. Other processes learn of it from the table `school_changes`.
 */
export async function schoolsChanged(): Promise<void> {
  await Promise.all([...listeners].map((listener) => listener()))
}

/** Calls the listener after each change that this process made, until the returned function is called. */
export function onSchoolsChanged(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
