import type { TableOffer } from '@sojourn/contracts'
import { amountText, commaText, dayTextLong, dayTimeText, listText, plural, say, sayAs, stopText, wallClockText } from '@sojourn/i18n'
import { fromMajor } from '@sojourn/kernel'
import type { Description, Fact } from '../../sale/description.ts'
import { QUARTER_MS } from './domain/evening.ts'
import { inWords } from './in-words.ts'
import { clockOf, dayOf } from './table-ask.ts'
import { msOf } from './to-wire.ts'
import { areaText, dietText, occasionText, partyText } from './words.ts'

const when = (at: string): string => dayTimeText(dayTextLong(dayOf(at)), clockOf(at))

/** Two tables of one person are at least so far apart, wherever they are. */
const APART_QUARTERS = 8

/** What is asked of who does not come, or cancels late; null where nothing is. */
export function guaranteeText({ guarantee }: Pick<TableOffer, 'guarantee'>): string | null {
  if (!guarantee) return null
  const money = (major: number) => amountText(fromMajor(major, guarantee.currency)!)
  return say`If you cancel after ${wallClockText(guarantee.free_until)} or don't come, ${money(guarantee.per_head)} is charged per person, ${money(guarantee.total)} in all. The fee shrinks by the part of your time in which others have the table.`
}

const menuText = (menu: NonNullable<TableOffer['menu']>): string =>
  say`${plural(menu.courses, { one: '# course', other: '# courses' })}, paid with the booking; drinks are paid at the restaurant`

/** What neutral code shows of a table: the voucher is made of these facts. */
export function describeTable(stored: TableOffer): Description {
  const offer = inWords(stored)
  const { restaurant, at, until, party, area, menu, diets, occasion, note, late_minutes: late } = offer
  const asked = guaranteeText(offer)
  const facts: Fact[] = [
    { label: say`Restaurant`, value: commaText([restaurant.style, restaurant.cuisine_name, restaurant.district].filter((each) => each !== null)) },
    { label: sayAs('in a restaurant')`Table`, value: commaText([when(at), say`${plural(party, { one: '# person', other: '# people' })}`, areaText(area)]) },
    { label: say`Yours until`, value: clockOf(until) },
    {
      label: say`If you are late`,
      value: say`Your table is kept for ${plural(late, { one: '# minute', other: '# minutes' })}. After that it may be given to others, and counts as not coming.`,
    },
    ...(menu ? [{ label: say`Set menu`, value: menuText(menu) }] : [{ label: say`To pay`, value: say`What you order, at the restaurant` }]),
    ...(asked === null ? [] : [{ label: say`Card guarantee`, value: asked }]),
    ...(diets.length > 0 ? [{ label: say`Diet`, value: listText(diets.map(dietText)) }] : []),
    ...(occasion ? [{ label: say`Occasion`, value: occasionText(occasion) }] : []),
    ...(note === '' ? [] : [{ label: say`Note for the restaurant`, value: note }]),
  ]
  const startsAtMs = msOf(at, restaurant.time_zone)
  const first = startsAtMs / QUARTER_MS
  return {
    title: restaurant.name,
    summary: commaText([partyText(party), clockOf(at), areaText(area)]),
    place: { city: restaurant.city, address: restaurant.address, phone: restaurant.phone, image: restaurant.image, art: restaurant.art },
    span: { from: dayOf(at), to: dayOf(at) },
    starts: { label: sayAs('in a restaurant')`Table`, on: dayOf(at), time: clockOf(at) },
    facts,
    calendar: [
      {
        startsAtMs,
        endsAtMs: msOf(until, restaurant.time_zone),
        summary: say`${restaurant.name}: table for ${party}`,
        location: commaText([restaurant.address, restaurant.city]),
        details: stopText([areaText(area), restaurant.phone]),
      },
    ],
    // One who sits at a table sits at no other, anywhere.
    clash: { place: 'table', slots: Array.from({ length: APART_QUARTERS }, (_, quarter) => String(first + quarter)) },
  }
}
