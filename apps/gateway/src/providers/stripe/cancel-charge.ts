import type { ChargeRef, ProviderAnswer } from '../../modules/payments/index.ts'
import { intentsFor, type Line, UNKNOWN } from './line.ts'

const CANCELED = { kind: 'canceled' } as const
const OVER: readonly ProviderAnswer['kind'][] = ['succeeded', 'declined', 'canceled']

/** Gives a charge up. One that never arrived is opened and cancelled: its key can then bring nothing but that cancelled intent. */
export async function cancelCharge(line: Line, ref: ChargeRef): Promise<ProviderAnswer> {
  let id: string | null = null
  try {
    const stripe = await line.client()
    id = await line.open(ref)
    if (!id) return CANCELED
    const found = await intentsFor(ref).read(stripe, id, ref)
    if (found && OVER.includes(found.kind)) return found
    return (await intentsFor(ref).cancel(stripe, id, ref)) ?? UNKNOWN
  } catch (error) {
    if (line.troubleOf('cancel', error).kind === 'unknown') return UNKNOWN
    return id ? line.stateOf(id, ref) : CANCELED
  }
}
