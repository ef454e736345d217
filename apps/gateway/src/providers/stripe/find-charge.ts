import type { ChargeRef, ProviderAnswer } from '../../modules/payments/index.ts'
import { intentsFor, type Line, UNKNOWN } from './line.ts'

/** Finds the state of a charge; null where no card was sent for it. Without a row its opening is repeated, which finds what a crash left unwritten. */
export async function findCharge(line: Line, ref: ChargeRef): Promise<ProviderAnswer | null> {
  let id: string | null = null
  try {
    id = await line.open(ref)
    return id ? await intentsFor(ref).read(await line.client(), id, ref) : null
  } catch (error) {
    // An intent that was there and cannot be read is no proof that nothing happened.
    return line.troubleOf('find', error).kind === 'unknown' || id ? UNKNOWN : null
  }
}
