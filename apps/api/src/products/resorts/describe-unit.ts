import type { UnitStayOffer, WeekOffer } from '@sojourn/contracts'
import { commaText, dayTextLong, plural, say, semicolonText, stopText } from '@sojourn/i18n'
import { instantMs, nightsOf } from '@sojourn/kernel'
import type { Description, Fact } from '../../sale/description.ts'
import { inWords } from './in-words.ts'
import { guestsText, seasonText, unitText } from './resort-words.ts'

/** What neutral code shows of a week or a stay at a resort: the voucher is made of these facts. */
function describe(stored: WeekOffer | UnitStayOffer, more: readonly Fact[]): Description {
  const { resort, unit, check_in, check_out, nights, guests } = inWords(stored)
  const { name, city, address, phone, image, art, checkin_from, checkout_until, time_zone } = resort
  return {
    title: name,
    summary: stopText([unitText(unit), guestsText(guests)]),
    place: { city, address, phone, image, art },
    span: { from: check_in, to: check_out },
    starts: { label: say`Check-in`, on: check_in, time: checkin_from },
    facts: [
      { label: say`Resort`, value: commaText([name, address]), inHead: true },
      { label: say`Check-in`, value: say`${dayTextLong(check_in)}, from ${checkin_from}` },
      { label: say`Check-out`, value: say`${dayTextLong(check_out)}, until ${checkout_until} (${plural(nights, { one: '# night', other: '# nights' })})` },
      { label: say`Unit`, value: semicolonText([say`Unit ${unit.unit}`, commaText([unitText(unit), unit.view]), guestsText(guests)]) },
      ...more,
    ],
    calendar: [
      {
        startsAtMs: instantMs(check_in, checkin_from, time_zone),
        endsAtMs: instantMs(check_out, checkout_until, time_zone),
        summary: commaText([name, city]),
        location: address,
        details: stopText([say`Unit ${unit.unit}`, unitText(unit), phone]),
      },
    ],
    clash: { place: resort.resort_id, slots: nightsOf(check_in, check_out) },
    sleeps: true,
  }
}

export const describeWeek = (week: WeekOffer): Description =>
  describe(week, [
    { label: say`Week`, value: commaText([say`Week ${week.week} of ${String(week.year)}`, seasonText(week.color)]) },
    ...(week.power
      ? [{ label: say`Exchange`, value: say`${plural(week.power.taken.total, { one: '# point of trading power', other: '# points of trading power' })}` }]
      : []),
    ...(week.guest_certificate ? [{ label: say`Guest certificate`, value: say`Someone other than the owner travels` }] : []),
  ])

export const describeUnitStay = (stay: UnitStayOffer): Description =>
  describe(stay, stay.charged_on ? [{ label: say`Payment`, value: say`Charged to your card on ${dayTextLong(stay.charged_on)}` }] : [])
