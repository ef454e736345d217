import type { FlightOffer } from '@sojourn/contracts'
import { currentLanguage } from '@sojourn/i18n'
import { cityIn, factText, kmBetween } from '@sojourn/world'
import { duffelConditionText } from './duffel/duffel-journey.ts'
import { conditionText } from './fare-words.ts'
import { waitText } from './layovers.ts'
import { rightsOfOffer } from './rights-words.ts'

type Segment = FlightOffer['bounds'][number]['segments'][number]

/** A journey as it is read: its texts are made from what is stored. */
export function inWords(offer: FlightOffer): FlightOffer {
  const language = currentLanguage()
  const airport = (at: Segment['from']): Segment['from'] => ({ ...at, city: cityIn(at.city, language) })
  const text = offer.supplier === null ? conditionText : duffelConditionText
  return {
    ...offer,
    bounds: offer.bounds.map((bound) => ({
      ...bound,
      segments: bound.segments.map((segment) => ({ ...segment, from: airport(segment.from), to: airport(segment.to) })),
      layovers: bound.layovers.map((layover, index) => {
        const [lands, leaves] = [bound.segments[index]!.to, bound.segments[index + 1]!.from]
        const km = kmBetween([lands.latitude, lands.longitude], [leaves.latitude, leaves.longitude])
        return { ...layover, city: cityIn(layover.city, language), text: waitText({ ...layover, km }, language) }
      }),
    })),
    taxes: offer.taxes.map((tax) => ({ ...tax, name: factText(tax.name), rule: factText(tax.rule) })),
    conditions: offer.conditions.map((each) => ({ ...each, text: text(each, offer.currency) })),
    rights: rightsOfOffer(offer),
  }
}
