import type { Price } from '@sojourn/contracts'
import type { AgentTerms } from '../../http/index.ts'
import { agencyOnWire } from '../../sale/on-wire.ts'
import type { City, Hotel } from './domain/catalogue.ts'
import { parseRateId } from './domain/ids.ts'
import { type Quote, type QuoteTerms, quoteOf } from './domain/quote.ts'

interface Shown {
  readonly city: City
  readonly hotel: Hotel
  readonly quote: Quote
  readonly terms: QuoteTerms
}

/** What an agent sees next to the agency price; nothing for others. Quotes what is shown once more, at the public price. */
export function agencyPrice(agent: AgentTerms | null, { city, hotel, quote, terms }: Shown): Pick<Price, 'agency'> {
  const rate = agent && parseRateId(quote.rateId)
  const room = rate && hotel.rooms.find(({ roomTypeId }) => roomTypeId === rate.roomTypeId)
  const plan = rate && hotel.plans.find(({ code }) => code === rate.planCode)
  if (!agent || !room || !plan) return {}
  const open = quoteOf(city, hotel, room, plan, quote.stay, { ...terms, markupBasisPoints: agent.publicBasisPoints })
  return { agency: agencyOnWire(quote.total, open.total, agent) }
}
