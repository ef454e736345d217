import type { FlightOffer } from '@sojourn/contracts'
import { currentLanguage } from '@sojourn/i18n'
import { cityIn } from '@sojourn/world'
import { conditionText } from './fare-words.ts'

type Segment = FlightOffer['bounds'][number]['segments'][number]

/** A journey as it is read: its texts are made from what is stored. What another company sold keeps its own words. */
export function inWords(offer: FlightOffer): FlightOffer {
  const language = currentLanguage()
  const airport = (at: Segment['from']): Segment['from'] => ({ ...at, city: cityIn(at.city, language) })
  return {
    ...offer,
    bounds: offer.bounds.map((bound) => ({
      ...bound,
      segments: bound.segments.map((segment) => ({ ...segment, from: airport(segment.from), to: airport(segment.to) })),
      layovers: bound.layovers.map((layover) => ({ ...layover, city: cityIn(layover.city, language) })),
    })),
    ...(offer.supplier === null && { conditions: offer.conditions.map((each) => ({ ...each, text: conditionText(each, offer.currency) })) }),
  }
}
