import { useEffect, useState } from 'react'

/** Whether the browser can use passkeys; false on the server and until the page is interactive. */
export function usePasskeys(): boolean {
  const [able, setAble] = useState(false)
  // Browsers that cannot parse the options as JSON cannot use them either.
  useEffect(() => setAble('PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential), [])
  return able
}
