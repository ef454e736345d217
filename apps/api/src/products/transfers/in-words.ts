import type { TransferOffer } from '@sojourn/contracts'
import { spotInWords } from './to-wire.ts'
import { meetingPointText, stepText, vehicleName } from './transfer-words.ts'

/** A ride as it is read: its texts are made from the stored codes. The stored texts are English. */
export function inWords(offer: TransferOffer): TransferOffer {
  const said = {
    ...offer,
    vehicle: { ...offer.vehicle, name: vehicleName(offer.vehicle.code) },
    from: spotInWords(offer.from),
    to: spotInWords(offer.to),
    pickup_sum: offer.pickup_sum.map((step) => ({ ...step, label: stepText(step.code) })),
  }
  return { ...said, meeting_point: meetingPointText(said) }
}
