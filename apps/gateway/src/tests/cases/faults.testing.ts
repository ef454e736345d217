import type { Db } from '@sojourn/db'
import type { CardProvider } from '../../create-gateway.ts'

/** What goes wrong with a call to the provider: it never arrives, its answer is lost, the process ends before or after it, or stumbles over the answer. */
export type Fault = 'none' | 'lost' | 'unanswered' | 'dies_before' | 'dies_after' | 'stumbles'

/** One fault a kind of call, until it is removed. */
export interface Faults {
  confirm: Fault
  capture: Fault
  refund: Fault
  find: Fault
  /** What the provider says instead of the truth, where a test puts words into its mouth. */
  lies: (own: CardProvider) => Partial<CardProvider>
  /** Calls held back by `dies_before`: they arrive when this is run. */
  late: (() => Promise<unknown>)[]
  /** The next transaction of a tenant throws, once: a defect of ours. */
  defect: boolean
}

export const noFaults = (): Faults => ({ confirm: 'none', capture: 'none', refund: 'none', find: 'none', lies: () => ({}), late: [], defect: false })

const never = () => new Promise<never>(() => {})
const lost = (): never => {
  throw new Error('the line went dead')
}

/** The provider with these faults around it. */
export function faulty(own: CardProvider, faults: Faults): CardProvider {
  async function through<T>(fault: Fault, call: () => Promise<T>): Promise<T> {
    if (fault === 'lost') return lost()
    if (fault === 'dies_before') {
      faults.late.push(call)
      return never()
    }
    const answer = await call()
    if (fault === 'unanswered') return lost()
    if (fault === 'stumbles') faults.defect = true
    return fault === 'dies_after' ? never() : answer
  }
  return {
    ...own,
    confirm: (charge) => through(faults.confirm, () => ({ ...own, ...faults.lies(own) }).confirm(charge)),
    find: (ref) => through(faults.find, () => ({ ...own, ...faults.lies(own) }).find(ref)),
    capture: (capture) => through(faults.capture, () => own.capture(capture)),
    refund: (refund) => through(faults.refund, () => own.refund(refund)),
  }
}

/** The database as a process with a defect in it uses it. */
export const stumbling = (db: Db, faults: Faults): Db => ({
  ...db,
  async inTenant(tenant, work, how) {
    if (faults.defect) {
      faults.defect = false
      throw new Error('a defect')
    }
    return db.inTenant(tenant, work, how)
  },
})
