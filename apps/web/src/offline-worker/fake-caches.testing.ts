/** The stores of a browser, as far as the worker uses them: addresses below one origin. */
export function fakeCaches(origin: string) {
  const stores = new Map<string, Map<string, Response>>()
  const urlOf = (at: string | { readonly url: string }) => new URL(typeof at === 'string' ? at : at.url, origin).href
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (at: string) => entries.get(urlOf(at))?.clone(),
    put: async (at: string, answer: Response) => void entries.set(urlOf(at), answer),
    delete: async (at: string | { readonly url: string }) => entries.delete(urlOf(at)),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
  })
  return {
    async open(name: string) {
      const entries = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, entries)
      return cacheOf(entries)
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    /** What is stored, by store: paths in their order. */
    paths: () => Object.fromEntries([...stores].map(([name, entries]) => [name, [...entries.keys()].map((url) => url.slice(origin.length))])),
  }
}
