export type Ready<T> = { readonly at: 'ready'; readonly value: T } | { readonly at: 'awaited'; readonly promise: Promise<T> }

const AWAITED = Symbol('awaited')

/** Whether a promise is fulfilled already, found out within one turn of the event loop. A rejected one is handed back as it is. */
export async function ifReady<T>(promise: Promise<T>): Promise<Ready<T>> {
  const nextTurn = new Promise<typeof AWAITED>((turn) => setImmediate(() => turn(AWAITED)))
  const value = await Promise.race([promise, nextTurn]).catch(() => AWAITED)
  return value === AWAITED ? { at: 'awaited', promise } : { at: 'ready', value: value as T }
}
