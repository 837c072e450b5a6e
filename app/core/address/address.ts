import type { Parameter } from './parameters.ts'

type Shape = Record<string, Parameter<unknown>>
type ValueOf<P> = P extends Parameter<infer Value> ? Value : never
type Optional<S extends Shape> = { [Key in keyof S]: undefined extends ValueOf<S[Key]> ? Key : never }[keyof S]
type Values<S extends Shape> = { [Key in Exclude<keyof S, Optional<S>>]: ValueOf<S[Key]> } & {
  [Key in Optional<S>]?: ValueOf<S[Key]>
}

/** The values given by an address's query. */
export type Asked<Address> = Address extends { read: (query: URLSearchParams) => infer Asked } ? Asked : never

/**
 * Describes the query of a screen's addresses, once for both directions. Reading never fails: an invalid value becomes
 * the fallback of its parameter. Writing leaves out fallbacks and keeps the order of the parameters, so that each
 * request has only one address.
 */
export function addressOf<S extends Shape>(shape: S) {
  const parameters = Object.entries(shape)
  return {
    read: (query: URLSearchParams): Values<S> =>
      Object.fromEntries(
        parameters.flatMap(([key, parameter]) => {
          const value = parameter.read(query.getAll(parameter.name ?? key))
          return value === undefined ? [] : [[key, value]]
        }),
      ) as Values<S>,
    /** Returns the query with its question mark; empty if all values are fallbacks. */
    write: (values: Partial<Values<S>>): string => {
      const given: Partial<Record<string, unknown>> = values
      const texts = parameters.flatMap(([key, parameter]) =>
        given[key] === undefined ? [] : parameter.write(given[key]).map((text) => [parameter.name ?? key, text]),
      )
      return texts.length > 0 ? `?${new URLSearchParams(texts)}` : ''
    },
  }
}
