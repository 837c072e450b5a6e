import { data } from 'react-router'

/** Answers every path that no other route knows. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFoundRoute() {
  return null
}
