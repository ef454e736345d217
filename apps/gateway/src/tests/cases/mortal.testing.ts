import type { Db } from '@sojourn/db'
import type { CardProvider } from '../../create-gateway.ts'

/** The life of one process: every transaction and every call to the bank is two steps of it, one before and one after. */
export interface Life {
  readonly db: (db: Db) => Db
  readonly provider: (own: CardProvider) => CardProvider
  /** Settles when it is over. */
  readonly over: Promise<'dead'>
}

/** A process that is killed at its n-th step: what it was doing never goes on. */
export function killedAt(step: number): Life {
  let taken = 0
  let die: (how: 'dead') => void = () => {}
  const over = new Promise<'dead'>((resolve) => {
    die = resolve
  })
  const live = async (): Promise<void> => {
    if (++taken < step) return
    die('dead')
    await new Promise<never>(() => {})
  }
  const through = async <T>(work: () => Promise<T>): Promise<T> => {
    await live()
    const done = await work()
    await live()
    return done
  }
  return {
    over,
    db: (db) => ({
      ...db,
      inTenant: (tenant, work, how) => through(() => db.inTenant(tenant, work, how)),
      asSystem: (work, how) => through(() => db.asSystem(work, how)),
    }),
    provider: (own) => ({
      ...own,
      confirm: (charge) => through(() => own.confirm(charge)),
      find: (ref) => through(() => own.find(ref)),
      cancel: (ref) => through(() => own.cancel(ref)),
      capture: (capture) => through(() => own.capture(capture)),
      refund: (refund) => through(() => own.refund(refund)),
      findRefund: (refund) => through(() => own.findRefund(refund)),
    }),
  }
}
