/** One filter that narrows a list, in words, and the query without it. */
export interface ActiveFilter {
  readonly label: string
  readonly without: string
}

/** The order that an address asks for: the first of a list's own where it names none of them. */
export const sortIn = <Sort extends string>(query: URLSearchParams, sorts: readonly [{ readonly value: Sort }, ...{ readonly value: Sort }[]]): Sort =>
  sorts.find(({ value }) => value === query.get('sort'))?.value ?? sorts[0].value

/** Where a page of a list begins, as an address says it; nothing where that is no page. */
export function cursorIn(query: URLSearchParams): { readonly cursor?: string } {
  const cursor = query.get('cursor')
  return cursor && /^\d{1,4}$/.test(cursor) ? { cursor } : {}
}

/** The query without these fields, from the first page. */
export function withoutFilters(query: URLSearchParams, names: readonly string[]): string {
  const rest = new URLSearchParams(query)
  for (const name of ['cursor', ...names]) rest.delete(name)
  return rest.toString()
}

/** The query with other values of one filter, from the first page. */
export function withValues(query: URLSearchParams, name: string, values: readonly string[]): string {
  const rest = new URLSearchParams(withoutFilters(query, [name]))
  for (const value of values) if (value) rest.append(name, value)
  return rest.toString()
}

/** The page of a list that begins at a row. */
export const pageFrom = (query: URLSearchParams, row: number): string => withValues(query, 'cursor', row > 0 ? [String(row)] : [])

type Facets<Facet extends string> = Readonly<Record<Facet, readonly { readonly value: string; readonly label: string }[]>>

/** Of filters that take several values, each value to be taken away alone: by the name in the address and the facet that has its words. */
export function activeValues<Facet extends string>(
  query: URLSearchParams,
  lists: Readonly<Record<string, Facet>>,
  facets: Facets<NoInfer<Facet>>,
): readonly ActiveFilter[] {
  return Object.entries(lists).flatMap(([name, facet]) => {
    const values = query.getAll(name).filter(Boolean)
    return values.map((value) => ({
      label: facets[facet].find((one) => one.value === value)?.label ?? value,
      without: withValues(
        query,
        name,
        values.filter((one) => one !== value),
      ),
    }))
  })
}
