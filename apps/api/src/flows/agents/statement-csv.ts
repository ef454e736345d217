import { say, tableSigns } from '@sojourn/i18n'
import { decimalsOf } from '@sojourn/kernel'
import type { Entry } from './statement.ts'

const head = () => [say`Date (UTC)`, say`What`, say`Booking`, say`Reference`, say`Amount`, say`Balance owed`, say`Currency`]

function whatOf(kind: Entry['kind']): string {
  const what: Record<Entry['kind'], string> = { invoiced: say`Invoiced`, extra: say`Extra amount`, given_back: say`Refund`, paid_in: say`Payment` }
  return what[kind]
}

/** Without it Excel reads names in an alphabet of its own. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The entries as RFC 4180 has them, with the signs of the current language: lines end in CRLF, a field that needs it is quoted. */
export function csvOf(entries: readonly Entry[]): string {
  const { decimal, column } = tableSigns()
  const figure = (amount: number, currency: string) => amount.toFixed(decimalsOf(currency)).replace('.', decimal)
  const rows = entries.map(({ at, kind, label, reference, amount, owed, currency }) => [
    instant(at),
    whatOf(kind),
    text(label),
    text(reference ?? ''),
    figure(amount, currency),
    figure(owed, currency),
    currency,
  ])
  return BYTE_ORDER_MARK + [head(), ...rows].map((row) => `${row.map((field) => quoted(field, column)).join(column)}\r\n`).join('')
}

/** A spreadsheet runs what begins like a formula, so it begins with an apostrophe instead. */
const text = (value: string): string => (/^\s*[=+\-@\t\r]/.test(value) ? `'${value}` : value)

/** `2027-01-15 12:00:00`: what every spreadsheet reads as a time, whichever order of day and month its country has. */
const instant = (at: string): string => at.slice(0, 19).replace('T', ' ')

const quoted = (field: string, column: string): string => (/["\r\n]/.test(field) || field.includes(column) ? `"${field.replaceAll('"', '""')}"` : field)
