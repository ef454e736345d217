import { say } from '@sojourn/i18n'
import { decimalsOf } from '@sojourn/kernel'
import type { Entry } from './statement.ts'

const head = () => [say`Date (UTC)`, say`What`, say`Booking`, say`Reference`, say`Amount`, say`Balance owed`, say`Currency`]

function whatOf(kind: Entry['kind']): string {
  const what: Record<Entry['kind'], string> = { invoiced: say`Invoiced`, extra: say`Extra amount`, given_back: say`Refund`, paid_in: say`Payment` }
  return what[kind]
}

/** Without it Excel reads names in an alphabet of its own. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The entries as RFC 4180 has them: lines end in CRLF, a field that needs it is quoted. */
export function csvOf(entries: readonly Entry[]): string {
  const rows = entries.map(({ at, kind, label, reference, amount, owed, currency }) => [
    at,
    whatOf(kind),
    text(label),
    text(reference ?? ''),
    figure(amount, currency),
    figure(owed, currency),
    currency,
  ])
  return BYTE_ORDER_MARK + [head(), ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

/** A spreadsheet runs what begins like a formula, so it begins with an apostrophe instead. */
const text = (value: string): string => (/^\s*[=+\-@\t\r]/.test(value) ? `'${value}` : value)

const figure = (amount: number, currency: string): string => amount.toFixed(decimalsOf(currency))
const quoted = (field: string): string => (/[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)
