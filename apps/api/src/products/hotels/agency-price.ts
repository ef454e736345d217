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

/** What is shown, quoted once more at the public price; null where nobody asks for that. */
export function publicQuote(agent: AgentTerms | null, { city, hotel, quote, terms }: Shown): Quote | null {
  const rate = agent && parseRateId(quote.rateId)
  const room = rate && hotel.rooms.find(({ roomTypeId }) => roomTypeId === rate.roomTypeId)
  const plan = rate && hotel.plans.find(({ code }) => code === rate.planCode)
  return agent && room && plan ? quoteOf(city, hotel, room, plan, quote.stay, { ...terms, markupBasisPoints: agent.publicBasisPoints }) : null
}

/** What an agent sees next to the agency price; nothing for others. */
export function agencyPrice(agent: AgentTerms | null, shown: Shown): Pick<Price, 'agency'> {
  const open = publicQuote(agent, shown)
  return agent && open ? { agency: agencyOnWire(shown.quote.total, open.total, agent) } : {}
}
