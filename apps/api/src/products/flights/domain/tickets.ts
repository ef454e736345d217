/** Letters and figures that nobody takes for another, and that make no words: neither vowels nor 0 and 1. */
const PNR_SIGNS = 'BCDFGHJKLMNPQRSTVWXYZ23456789'
const PNR_LENGTH = 6
const PNR_COUNT = PNR_SIGNS.length ** PNR_LENGTH
const SERIAL_LENGTH = 8
const SERIAL_COUNT = 10 ** SERIAL_LENGTH
/** Has no factor in common with either count: every serial is another reference, and the next one looks like none of those before. */
const STEP = 264_443_477n

const scattered = (serial: number, count: number): number => Number((BigInt(serial) * STEP + 71_993_119n) % BigInt(count))

/** The reference of a booking at its airlines, by the serial number of its hold. */
export function pnrOf(serial: number): string {
  let rest = scattered(serial, PNR_COUNT)
  let pnr = ''
  for (let at = 0; at < PNR_LENGTH; at++) {
    pnr += PNR_SIGNS[rest % PNR_SIGNS.length]
    rest = Math.floor(rest / PNR_SIGNS.length)
  }
  return pnr
}

/** The last figure of a document: what is left of all the others, divided by seven. */
export const checkDigit = (digits: string): number => Number(BigInt(digits) % 7n)

function documentOf(prefix: string, series: 2 | 8, serial: number): string {
  const digits = `${prefix}${series}${String(scattered(serial, SERIAL_COUNT)).padStart(SERIAL_LENGTH, '0')}`
  return `${digits}${checkDigit(digits)}`
}

/** The number of a traveller's ticket: the three figures of the airline, nine, and a check. */
export const ticketNumber = (prefix: string, serial: number): string => documentOf(prefix, 2, serial)

/** The same of the document of what was bought besides: a seat, bags. */
export const serviceNumber = (prefix: string, serial: number): string => documentOf(prefix, 8, serial)

export const isDocumentNumber = (number: string): boolean => /^\d{13}$/.test(number) && checkDigit(number.slice(0, -1)) === Number(number.at(-1))
