import type { RemoteSupplier, SupplierResult } from '../sale/product.ts'

/** Calls a remote supplier, never inside a transaction. An error or a time-out counts as no answer. */
export async function askSupplier<T>({ name, timeoutMs }: RemoteSupplier, call: () => Promise<SupplierResult<T>>): Promise<SupplierResult<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<SupplierResult<T>>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'unknown', why: `${name} did not answer in ${timeoutMs} ms` }), timeoutMs)
  })
  const answer = call().catch((error: unknown): SupplierResult<T> => ({ kind: 'unknown', why: error instanceof Error ? error.message : String(error) }))
  try {
    return await Promise.race([answer, silence])
  } finally {
    clearTimeout(timer)
  }
}
