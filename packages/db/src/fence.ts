import { AsyncLocalStorage } from 'node:async_hooks'

/** The right to do some work, for a time that is renewed while it goes on. */
export interface Lease {
  readonly isOver: boolean
  /** False where another has it. */
  renew(): Promise<boolean>
}

/** Another process has taken over the work: this one changes nothing more. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'

  constructor() {
    super('another process has taken up this work: its lease was over')
  }
}

/** The lease expired in the middle of a transaction, which is rolled back and begun again, if the work is still ours. */
export class LeaseOver extends Error {
  override readonly name = 'LeaseOver'
}

const leases = new AsyncLocalStorage<Lease | null>()

/** Runs work whose transactions begin and commit under its lease alone. */
export const underLease = <T>(lease: Lease, work: () => Promise<T>): Promise<T> => leases.run(lease, work)

/** Before a transaction begins: the lease of the running work holds, or is renewed. Throws `LeaseLost`. */
export async function holdLease(): Promise<void> {
  const lease = leases.getStore()
  if (lease?.isOver && !(await leases.run(null, () => lease.renew()))) throw new LeaseLost()
}

/** Before a transaction commits. Throws `LeaseOver`. */
export function mindLease(): void {
  if (leases.getStore()?.isOver) throw new LeaseOver('the lease of this work ran out before its commit')
}
