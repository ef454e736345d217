import { say } from '@sojourn/i18n'

/** The address of a rental desk at an airport, in the current language; that of a desk in town is a street. */
export function deskAddressText(english: string): string {
  const [, hall] = /^Arrivals hall, (.+)$/.exec(english) ?? []
  if (hall) return say`Arrivals hall, ${hall}`
  const [, lot, airport] = /^Car rental lot (\d+), (.+)$/.exec(english) ?? []
  return lot && airport ? say`Car rental lot ${lot}, ${airport}` : english
}
