import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'

const OTHERS = [
  '/',
  '/user/my-bookings',
  '/agent/statement',
  '/agent/pay-links',
  '/operator/earnings',
  '/verify-email',
  '/reset-password',
  '/logout',
  '/user-details',
  '/nowhere',
]
const WITH_ID = ['/user/my-bookings/', '/pay/', '/map-ground/']
const NAMES = [
  'destination',
  'hotel',
  'hotels',
  'checkout',
  'booking_id',
  'car',
  'pickup',
  'cursor',
  'from',
  'to',
  'token',
  'lang',
  'checkin',
  'rooms',
  'filters',
  'sort',
  'key',
  'trip_id',
]
const NASTY = [
  '%00',
  '%',
  '%ff',
  '%E0%A4%A',
  '%ud800',
  'x'.repeat(130),
  'x'.repeat(6_000),
  '../..',
  '%2e%2e%2f',
  '-1',
  '1e308',
  '2027-02-30',
  '%7B%22a%22%3A1%7D',
  '%3Cscript%3E',
  '%F0%9F%98%80',
  '%0d%0aX:1',
  '[]',
  'null',
  '',
]
const BETWEEN_DATES = '&checkin=2027-03-01&checkout=2027-03-03&rooms=2'

/** Addresses of pages with what does not belong there in a value, a name or the path itself. */
export function badAddresses(seed: number): string[] {
  let state = seed
  const pick = <T>(list: readonly T[]): T => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return list[Math.floor((state / 2 ** 32) * list.length)] as T
  }
  const pages = [...new Set([...OTHERS, ...Object.values(PRODUCT_PAGES).flatMap((paths) => Object.values(paths))])]
  const queries = pages.flatMap((path) =>
    Array.from({ length: 5 }, (_, index) => `${path}?${pick(NAMES)}=${pick(NASTY)}&${pick(NAMES)}=${pick(NASTY)}${index % 2 ? BETWEEN_DATES : ''}`),
  )
  const ids = WITH_ID.flatMap((path) => NASTY.map((value) => path + value))
  const paths = NASTY.flatMap((value) => [`/${value}`, `//${value}`, `/search-detail/${value}`, `/${value}.data`, `/_root.data?_routes=${value}`])
  return [...queries, ...ids, ...paths]
}
