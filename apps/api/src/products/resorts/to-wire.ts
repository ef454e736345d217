import type { ResortOnWire, UnitOnWire } from '@sojourn/contracts'
import { currentLanguage } from '@sojourn/i18n'
import { cityIn, type Resort, type ResortUnit, type UnitKind, unitKinds, viewText } from '@sojourn/world'

/** A resort as pages show it. Stored with a booking it is English; `inWords` says it again. */
export const wireResort = (resort: Resort): ResortOnWire => ({
  resort_id: resort.resortId,
  name: resort.name,
  kind: resort.kind,
  destination: resort.destination,
  city: cityIn(resort.city, currentLanguage()),
  country: resort.country,
  country_code: resort.countryCode,
  district: resort.district,
  address: resort.address,
  phone: resort.phone,
  latitude: resort.at[0],
  longitude: resort.at[1],
  time_zone: resort.timeZone,
  score: resort.score,
  review_count: resort.reviewCount,
  image: `facades/${resort.facade}`,
  art: resort.follows.art,
  checkin_from: resort.checkinFrom,
  checkout_until: resort.checkoutUntil,
})

export const wireKind = ({ size, bedrooms, sleeps, privacy, kitchen, sizeM2 }: UnitKind): Omit<UnitOnWire, 'unit' | 'view'> => ({
  size,
  bedrooms,
  sleeps,
  privacy,
  kitchen,
  size_m2: sizeM2,
})

export const wireUnit = ({ unit, size, view }: ResortUnit): UnitOnWire => ({ unit, view: viewText(view), ...wireKind(unitKinds[size]) })

/** The drawing of a unit: its resort's interior, and the room that fits its size. */
export const unitArt = ({ interior }: Resort, { size }: Pick<UnitKind, 'size'>): string =>
  `rooms/${interior}-${size === 'studio' ? 'junior-suite' : size === 'one' ? 'living' : size === 'two' ? 'suite' : 'terrace'}`
