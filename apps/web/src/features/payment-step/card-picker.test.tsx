import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PLAIN_SHELL, type Shell, ShellContext } from '../../lib/shell.ts'
import { NEW_CARD, NOTHING } from './card-choice.ts'
import { CardPicker } from './card-picker.tsx'

const person = { usr_type: 2, email: 'nora@example.com' } as Shell['user']
const field = { focused: false, complete: false, error: null }
const card = { fields: { fields: { number: field, expiry: field, code: field }, slot: {}, brand: null }, name: '', nick: null }

/** The page as it is sent, before any lazy part is loaded. */
function sent({ user = person as Shell['user'], gateway = 'PG_03', paying = NOTHING as typeof NOTHING, invoice = null as object | null } = {}) {
  const props = {
    checkoutId: 'chk_1',
    pay: { gateway, invoice },
    due: { card: 1 },
    rules: { payable_by: ['card', 'invoice'] },
    paying,
    card,
    locked: false,
    booked: false,
    another: 0,
  }
  return renderToStaticMarkup(
    <ShellContext value={{ ...PLAIN_SHELL, user }}>
      <CardPicker {...(props as unknown as ComponentProps<typeof CardPicker>)} onPaying={() => {}} />
    </ShellContext>,
  )
}

const AHEAD = '<div aria-hidden="true" class="radio-row '

test('a person who may have saved cards sees their place from the first view on: the button below does not move when they come', () => {
  expect(sent()).toContain(AHEAD)
  expect(sent()).not.toContain('type="radio"')
})

test('where there is an invoice to choose, its row has a place too', () => {
  expect(sent()).not.toContain('h-88.25')
  expect(sent({ invoice: { available: 5, currency: 'USD' } })).toContain(`${AHEAD}h-88.25`)
})

test('no place is reserved where none will come, or where a new card pays by then', () => {
  expect(sent({ user: null, paying: NEW_CARD })).not.toContain(AHEAD)
  expect(sent({ gateway: 'PG_02' })).not.toContain(AHEAD)
  expect(sent({ paying: NEW_CARD })).not.toContain(AHEAD)
})
