import { inLanguage, speakByRequest } from '@sojourn/i18n/server'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Entry } from './statement.ts'
import { csvOf } from './statement-csv.ts'

const entry: Entry = {
  id: 'ltx_1',
  at: '2027-01-15T12:00:00.000Z',
  kind: 'invoiced',
  label: 'Casa das Andorinhas',
  reference: 'SJ-7KM4-92',
  booking_id: 'bkg_1',
  amount: 525.6,
  owed: 525.6,
  currency: 'USD',
}

/** Reads what RFC 4180 allows. */
function parse(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)!.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'))
    if (end !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}

test('[B3.2] a line a movement, with as many decimals as the currency has, and the mark by which a spreadsheet detects its encoding', () => {
  expect(csvOf([entry, { ...entry, kind: 'paid_in', label: 'Payment received', amount: -525.6, owed: 0 }])).toBe(
    '\uFEFFDate (UTC),What,Booking,Reference,Amount,Balance owed,Currency\r\n' +
      '2027-01-15 12:00:00,Invoiced,Casa das Andorinhas,SJ-7KM4-92,525.60,525.60,USD\r\n' +
      '2027-01-15 12:00:00,Payment,Payment received,SJ-7KM4-92,-525.60,0.00,USD\r\n',
  )
  expect(csvOf([{ ...entry, amount: 52_000, owed: 52_000, currency: 'JPY' }])).toContain(',52000,52000,JPY')
})

beforeAll(speakByRequest)

test.each([
  ['de-DE', ';', ','],
  ['fr-FR', ';', ','],
  ['pt-BR', ';', ','],
  ['es-MX', ',', '.'],
  ['ja-JP', ',', '.'],
  ['ar', ',', '.'],
])('[B3.2] in %s a spreadsheet opens its columns: %j between them, %j in numbers', (language, column, decimal) => {
  inLanguage(language, () => {
    const [head, row] = csvOf([{ ...entry, label: 'Casa; azul, "Rua 8"', amount: -1525.6 }]).split('\r\n')
    expect(head).toMatch(/^\uFEFF[^,;]+[,;]/)
    expect(head!.split(column)).toHaveLength(7)
    expect(row).toContain(`${column}"Casa; azul, ""Rua 8"""${column}SJ-7KM4-92${column}-1525${decimal}60${column}525${decimal}60${column}USD`)
    expect(row).toMatch(/^2027-01-15 12:00:00[,;]/)
  })
})

test('[B3.2] whatever a hotel is called comes back as it was, and never runs in a spreadsheet', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (label, reference) => {
      const [, row] = parse(csvOf([{ ...entry, label, reference }]))
      expect(row).toHaveLength(7)
      for (const [cell, was] of [
        [row![2]!, label],
        [row![3]!, reference],
      ] as const) {
        expect([was, `'${was}`]).toContain(cell)
        expect(cell).not.toMatch(/^[=+\-@\t\r]/)
      }
    }),
  )
  expect(csvOf([{ ...entry, label: '=HYPERLINK("http://x")' }])).toContain(`"'=HYPERLINK(""http://x"")"`)
})
