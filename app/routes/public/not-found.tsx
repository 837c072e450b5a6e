import { data } from 'react-router'

/** Answers every path that matches no other route. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFoundRoute() {
  return null
}
