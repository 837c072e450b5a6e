type Listener = () => Promise<void>

const listeners = new Set<Listener>()

/**
 * Lets every copy of the directory in this process take in all committed changes. Other processes learn of them from
 * the table `school_changes`.
 */
export async function schoolsChanged(): Promise<void> {
  await Promise.all([...listeners].map((listener) => listener()))
}

/** Calls the listener after each change made by this process, until the returned function is called. */
export function onSchoolsChanged(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
