import type { CruiseOffer } from '@sojourn/contracts'
import { DEFAULT_LANGUAGE } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import { accept, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import type { ShipCabin } from '@sojourn/world'
import type { Offer } from '../../sale/product.ts'
import type { CruiseAsk } from './cruise-ask.ts'
import { OPTION_HOURS, optionHoursOf } from './domain/cruise-terms.ts'
import { assignable, findAskedSailing, freeCabins, gradeFor } from './find-sailing.ts'
import type { CruiseParts } from './parts.ts'
import { priceCabin } from './price-cabin.ts'
import { wireAshore, wireCabin, wireDocuments, wireGrade, wireRule, wireSailing, wireShipTime } from './to-wire.ts'

/**
 * A cabin at its current price. Refuses what `findAskedSailing` and `gradeFor` refuse, `unknown_cabin` where it is none of the grade, `no_option` where it is not held for longer, and
 * `sold_out`.
 */
export async function quoteCabin(parts: CruiseParts, tx: Tx, ask: CruiseAsk): Promise<Outcome<Offer<CruiseOffer>>> {
  const found = await findAskedSailing(parts, tx, ask.sailingId, ask)
  if (!found.ok) return found
  const { catalogue, sailing, at, today } = found.value
  const graded = gradeFor(found.value, ask.grade, ask.guests.length)
  if (!graded.ok) return graded
  const grade = graded.value
  let chosen: ShipCabin | null = null
  if (ask.cabin === null) {
    if (assignable(found.value, grade, ask.guests.length).length === 0) return refuse('sold_out')
  } else {
    const cabin = grade.decks === null ? undefined : catalogue.cabinsOf(sailing.ship, grade).find((each) => each.cabin === ask.cabin)
    if (!cabin) return refuse('unknown_cabin')
    if (!freeCabins(found.value, grade, ask.guests.length).includes(cabin)) return refuse('sold_out')
    chosen = cabin
  }
  if (ask.option && optionHoursOf(sailing, today) === 0) return refuse('no_option')
  const priced = priceCabin(found.value, grade, ask, null)
  if (!priced) return refuse('unknown_grade')
  return accept({
    details: inLanguage(DEFAULT_LANGUAGE, () => ({
      product: 'CRU' as const,
      ...wireSailing(catalogue, sailing),
      grade: wireGrade(grade),
      cabin: chosen && wireCabin(sailing.ship, chosen),
      guests: [...ask.guests],
      dining: ask.dining,
      gratuities: ask.gratuities,
      final_payment_on: priced.finalOn,
      documents: wireDocuments(catalogue, sailing),
      party_rule: wireRule(at),
      ship_time: wireShipTime(catalogue, sailing),
      ashore: wireAshore(catalogue, sailing),
      option_hours: ask.option ? OPTION_HOURS : 0,
    })),
    quote: priced.quote,
    terms: priced.terms,
    revenue: priced.revenue,
    markup: priced.markup,
  })
}
