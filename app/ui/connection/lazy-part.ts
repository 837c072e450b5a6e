import { type ComponentType, lazy } from 'react'
import { untilConnected } from './until-connected.ts'

/** React's `lazy` for a part whose script waits for the network instead of replacing the page with an error. */
export const lazyPart = <Properties extends object>(load: () => Promise<ComponentType<Properties>>) =>
  lazy(async () => ({ default: await (import.meta.env.SSR ? load() : untilConnected(load)) }))
