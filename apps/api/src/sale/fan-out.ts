import type { Offer, Supplier } from './product.ts'

/** One who is asked: a supplier, by its name. */
export interface Source<T> {
  readonly name: string
  /** `signal` is aborted at the deadline: a later answer is not used. */
  ask(signal: AbortSignal): Promise<readonly T[]>
}

/** The suppliers of a product that are searched, as sources of their offers. */
export const sourcesOf = <Ask, Details>(suppliers: readonly Supplier<Ask, Details>[], ask: Ask): Source<Offer<Details>>[] =>
  suppliers.flatMap((supplier) => {
    if (supplier.where === 'local' || !supplier.search) return []
    const { name, search } = supplier
    return [{ name, ask: (signal: AbortSignal) => search(ask, signal) }]
  })

export interface FanOut<T> {
  /** What came in time, in the order of the sources, each key once. */
  readonly found: readonly T[]
  /** The suppliers that had not answered at the deadline. */
  readonly late: readonly string[]
  /** Who answered with an error, and which. */
  readonly failed: readonly { readonly name: string; readonly error: unknown }[]
}

export interface FanOutHow<T> {
  readonly deadlineMs: number
  /** Two offers with one key are the same thing; `better` chooses which one stays, the first where left out. */
  keyOf(offer: T): string
  better?(best: T, other: T): T
}

/** Asks all at once and waits for the last of them, or for the deadline: a search answers with what there is, and says who is missing. */
export async function fanOut<T>(sources: readonly Source<T>[], { deadlineMs, keyOf, better = (best) => best }: FanOutHow<T>): Promise<FanOut<T>> {
  const deadline = new AbortController()
  const answers = new Map<string, readonly T[]>()
  const failed: { name: string; error: unknown }[] = []
  let isClosed = false
  const asked = sources.map(async ({ name, ask }) => {
    try {
      const offers = await ask(deadline.signal)
      if (!isClosed) answers.set(name, offers)
    } catch (error) {
      if (!isClosed) failed.push({ name, error })
    }
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, deadlineMs)
  })
  await Promise.race([Promise.all(asked), patience])
  clearTimeout(timer)
  isClosed = true
  deadline.abort()
  const best = new Map<string, T>()
  for (const { name } of sources) {
    for (const offer of answers.get(name) ?? []) {
      const key = keyOf(offer)
      const before = best.get(key)
      best.set(key, before === undefined ? offer : better(before, offer))
    }
  }
  const hasFailed = new Set(failed.map(({ name }) => name))
  const late = sources.map(({ name }) => name).filter((name) => !answers.has(name) && !hasFailed.has(name))
  return { found: [...best.values()], late, failed }
}
