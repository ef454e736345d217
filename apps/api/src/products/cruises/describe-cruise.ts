import type { CruiseOffer } from '@sojourn/contracts'
import { commaText, dayTextLong, dayTimeText, plural, say, sayAs, stopText } from '@sojourn/i18n'
import { instantMs, nightsOf } from '@sojourn/kernel'
import type { Description, Fact } from '../../sale/description.ts'
import { diningText, guestsText, nightsText } from './cruise-words.ts'
import { inWords } from './in-words.ts'
import { picturedOf } from './pictured.ts'

/** What neutral code shows of a cruise: the voucher is made of these facts. */
export function describeCruise(stored: CruiseOffer): Description {
  const offer = inWords(stored)
  const { title, ship, nights, grade, cabin, guests, from, to, ports, starts_on, ends_on } = offer
  const [departs, arrives] = [ports[0]!.departs_at!.slice(11), ports.at(-1)!.arrives_at!.slice(11)]
  const cabinWords = cabinText(offer)
  const pictured = picturedOf(offer)
  return {
    title,
    summary: stopText([commaText([ship.name, nightsText(nights)]), commaText([cabin ? cabinWords : grade.name, guestsText(guests.length)])]),
    // By the city that it is the port of, which says whose clock the times are of.
    place: {
      city: from.city ?? from.name,
      address: say`Cruise terminal, ${from.name}`,
      phone: '',
      image: pictured.art,
      art: pictured.art,
      picturedCity: pictured.city,
    },
    span: { from: starts_on, to: ends_on },
    starts: { label: say`Sails`, on: starts_on, time: departs },
    facts: factsOf(offer, cabinWords),
    calendar: [
      {
        startsAtMs: instantMs(starts_on, departs, from.time_zone),
        endsAtMs: instantMs(ends_on, arrives, to.time_zone),
        summary: commaText([title, ship.name]),
        location: say`Cruise terminal, ${from.name}`,
        details: stopText([cabinWords, say`On board by ${ports[0]!.all_aboard_at!.slice(11)}`]),
      },
    ],
    clash: { place: 'cruise', slots: nightsOf(starts_on, ends_on) },
    sleeps: true,
  }
}

function cabinText({ cabin, grade }: CruiseOffer): string {
  return cabin
    ? say`Cabin ${cabin.cabin_no}, deck ${cabin.deck} ${cabin.deck_name}, ${grade.name}`
    : say`${grade.name}: the line chooses the cabin and we tell you its number 45 days before you sail`
}

function factsOf({ ship, from, to, ports, sea_days, starts_on, ends_on, dining, documents, gratuities }: CruiseOffer, cabin: string): Fact[] {
  const [departs, arrives] = [ports[0]!, ports.at(-1)!]
  const aboard = departs.all_aboard_at!
  return [
    { label: say`Ship`, value: commaText([ship.name, ship.line]), inHead: true },
    { label: say`Sails`, value: commaText([from.name, dayTimeText(dayTextLong(starts_on), departs.departs_at!.slice(11))]) },
    { label: say`On board by`, value: dayTimeText(dayTextLong(aboard.slice(0, 10)), aboard.slice(11)) },
    { label: say`Ends`, value: commaText([to.name, dayTimeText(dayTextLong(ends_on), arrives.arrives_at!.slice(11))]) },
    { label: sayAs('of a ship')`Cabin`, value: cabin },
    {
      label: say`Ports of call`,
      value: stopText([commaText(ports.slice(1, -1).map(({ port }) => port.name)), sea_days.length > 0 && seaText(sea_days.length)]),
    },
    { label: say`Dining`, value: diningText(dining) },
    { label: say`Gratuities`, value: gratuities === 'now' ? say`Paid with the price` : say`Paid on board at the end` },
    { label: say`Documents`, value: documentsText(documents) },
  ]
}

const seaText = (days: number): string => say`${plural(days, { one: '# day at sea', other: '# days at sea' })}`

function documentsText({ kind, valid_months_after, permits }: CruiseOffer['documents']): string {
  const paper =
    kind === 'identity-card'
      ? say`An identity card of a country called at, else a passport`
      : say`A passport that is valid for ${plural(valid_months_after, { one: '# month', other: '# months' })} after the cruise`
  return permits.length === 0 ? paper : stopText([paper, say`Most visitors need a visa or permit for: ${commaText(permits.map(({ name }) => name))}`])
}
